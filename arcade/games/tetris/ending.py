"""How the falling pieces end: in the world that was reached the words drop like pieces, and Tee is glad or hit."""

from arcade.games.tetris import ART, art, sounds
from arcade.games.tetris.rules import World
from arcade.games.tetris.scene import Pile
from arcade.games.tetris.scenery import GROUND_ROWS, HEIGHT, THEMES, WIDTH, Landscape, Tee, theme_after
from arcade.games.tetris.strings import NEW_RECORD, SCORE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.living import Fireworks, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Path, Role, Storyboard
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import INK_BITS, pair
from arcade.toolkit.picture.joined_sprites import beside, mosaic
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

ROWS = 22
LETTER = 4
"""Cells of a letter, across and down; each of its pixels is a square."""
LINE_ROWS = {1: (2,), 2: (0, 4)}
"""Where the words stand, by the number of their lines."""
TEE_ROW, TEE_COLUMN = ROWS - GROUND_ROWS + 1 - 2 * HEIGHT // CELL, 2
SCORE_ROW, SCORE_COLUMN, DIGIT_COLUMNS = 9, 16, 3
SIGH_FRAMES = 110
BURSTS = ((40, 30), (216, 40), (128, 44), (224, 124), (168, 120))
PIECE, PIECE_KIND = ((0, 0), (0, 1), (0, 2)), 0


def _fit(words: str) -> bool:
    """Whether there is room for words that stand one below the other."""
    lines = words.split(" ")
    return len(lines) in LINE_ROWS and all(LETTER * len(line) <= COLUMNS for line in lines)


class Ending(Storyboard[Program[Spectrum]]):
    """Tee hops for joy, or sighs; things go on their way."""

    def __init__(self, program: Program[Spectrum], world: World, pile: Pile) -> None:
        super().__init__(program)
        self.world, self.pile = world, pile
        self.record = world.score > world.best
        self.theme = THEMES[theme_after(world.lines)]
        self.landscape = Landscape(self.machine, (0, 0, ROWS, COLUMNS), sight_column=20)
        self.tee = Tee(self.machine, TEE_ROW, TEE_COLUMN, 2)
        self.alive = all_alive(self.landscape.step, self._hop if self.record else self._sigh)

    def play(self) -> Frames[None]:
        """The pile turns grey; then the world that was reached, the words, the score, and what becomes of Tee."""
        yield from self.pile.turn_grey(self.world.well)
        yield from reveal(self.machine, self._draw, Wipe.BLINDS)
        yield from self._words()
        yield from self._count()
        if self.record:
            rockets = Fireworks(self.machine, BURSTS, 14)
            yield from self.shot(rockets.frames, all_alive(self._hop, rockets.step))
        else:
            yield from self._bump()

    def _hop(self, frame: int) -> None:
        self.tee.show(Face("glad", "laugh"), frame // 12 % 2)

    def _sigh(self, frame: int) -> None:
        self.tee.show(Face("weary" if frame % SIGH_FRAMES < SIGH_FRAMES // 2 else "shut", "sad"))

    def _draw(self) -> None:
        self.landscape.draw(self.theme)
        colour_cells(self.machine, ROWS, 0, 24 - ROWS, COLUMNS, pair("Wk"))
        for row in (ROWS, ROWS + 1):
            write(self.machine, row, 0, " " * COLUMNS, pair("Wk"))
        self.tee.hide()
        self.tee.show(Face("up", "oh"))

    def _words(self) -> Frames[None]:
        words = NEW_RECORD if self.record else WORDS[Outcome.OVER]
        lines = drawn_words(self.program, words, fits=_fit).split(" ")
        inks = ("Y", "W") if self.record else ("W", "W")
        for place in reversed(range(len(lines))):
            picture = lettering(self.machine, lines[place]).coloured(inks[place % 2])
            column = (COLUMNS - picture.columns) // 2
            yield from self._drop(picture, -LETTER, LINE_ROWS[len(lines)][place], column)

    def _count(self) -> Frames[None]:
        """The score, digit by digit, each a little higher in sound."""
        label = self.program.text(SCORE).strip()
        write(self.machine, SCORE_ROW - 1, COLUMNS - len(label) - 1, label, self.theme.air | INK_BITS)
        for place, digit in enumerate(f"{self.world.score:>5}"):
            if digit != " ":
                picture = figures(self.machine.font, digit, DIGIT_COLUMNS, LETTER).coloured("Y")
                yield from self._drop(picture, SCORE_ROW - 1, SCORE_ROW, SCORE_COLUMN + DIGIT_COLUMNS * place, place)

    def _drop(self, picture: Sprite, top: int, row: int, column: int, place: int = 0) -> Frames[None]:
        """Something falls to its row, faster and faster, and lands with a thud."""
        moving, speed = Moving(self.machine, clear=True), 0
        while top < row:
            moving.show((picture, CELL * column, CELL * top))
            yield from pause(2)
            speed += 1
            top += 1 + speed // 4
        moving.hide()
        draw_cells(self.machine, picture, row, column, clear=True)
        self.machine.chime(sounds.landing(place))
        yield from pause(4)

    def _bump(self) -> Frames[None]:
        """One last piece falls on Tee's head, bounces off and is gone."""
        picture = mosaic(PIECE, art.pattern(PIECE_KIND).enlarged(2, 2)).coloured(art.ink(PIECE_KIND), "k")
        x = CELL * TEE_COLUMN + WIDTH - picture.width // 2
        way = Path(tuple([(x, y // CELL * CELL) for y in range(-2 * CELL, CELL * (TEE_ROW - 2) + 1, 6)]))
        yield from self.act(len(way.points), Role(picture, way))
        self.machine.chime(sounds.BUMP)
        self.tee.show(Face("shut", "flat"))
        bounces = Path(tuple([(x + CELL * (2 + 3 * step), CELL * (TEE_ROW - 4 + step**2)) for step in range(5)]), 5)
        yield from self.act(25, Role(Animation((picture, picture.rotated()), 5), bounces))
        self.moving.hide()
        yield from self.shot(40, lambda frame: self.tee.show(Face("shut" if frame < 25 else "weary", "sad")))


def lettering(machine: Spectrum, words: str) -> Sprite:
    """Words in the machine's letters, each pixel a square."""
    letters = beside(*(from_bytes(machine.font[letter]) for letter in words)).enlarged(LETTER, LETTER)
    grid = tiled(ART["letter grid"], letters.width, letters.height)
    ink = tuple(row & mask for row, mask in zip(letters.ink, grid.ink, strict=True))
    return Sprite(letters.width, ink, ink)
