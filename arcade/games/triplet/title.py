"""What the modern look of Triplet shows before a game: the title, and the boards to choose from."""

from arcade.games.triplet import ART, MUSIC, strings
from arcade.games.triplet.art import LETTERS, Mood
from arcade.games.triplet.scene import FEET, INKS, PLACES, SHORES, Gorge, large
from arcade.games.triplet.state import SIZES
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import clear_screen, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, sprite

BOARDS = Grid(rows=2, columns=4, left=8, top=56, width=64, height=64)
MINIATURE = sprite(["#####"] * 5)
"""A dark field of a board to choose."""
WALK_FRAMES, COMES_AT, GOES_AT = 240, 60, 190
"""The third one comes near again and again."""
EDGE_X = 18
"""How far he dares to go, in pixels."""
STEPS = (0, 1, 2, 3, 3, 2, 1, 0)


def _width(words: str) -> int:
    """The cells that a name takes."""
    return sum(len(LETTERS[one][0]) + 1 for one in words) - 1


def name(program: Program[Spectrum], row: int) -> None:
    """The name in stones: a letter of balls, a letter of tiles, in turn."""
    words = drawn_words(program, strings.TITLE, LETTERS, lambda words: _width(words) <= COLUMNS)
    column = (COLUMNS - _width(words)) // 2
    for place, sign in enumerate(words):
        pebble = ART[("pebble", "brick")[place % 2]].coloured(INKS[place % 2], "k")
        for down, line in enumerate(LETTERS[sign]):
            for right, one in enumerate(line):
                if one == "#":
                    draw_cells(program.machine, pebble, row + down, column + right)
        column += len(LETTERS[sign][0]) + 1


class Title(LivingTitle):
    """Two sit on a plank; a third one would like to come, and does not dare. And the boards to choose from."""

    music = MUSIC
    wipe = Wipe.DIAGONAL

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.gorge, self.moving = Gorge(self.machine), Moving(self.machine)

    def draw(self) -> None:
        self.gorge.draw()
        self.gorge.plank(1)
        name(self.program, 1)
        self.moving.show(*self._actors(0))
        centred(self.machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """He comes near, thinks better of it, and goes."""
        if frame % 2 == 0:
            self.moving.show(*self._actors(frame))
        self.gorge.live(frame)

    def _actors(self, frame: int) -> list[Actor]:
        now = frame % WALK_FRAMES
        near = COMES_AT <= now < GOES_AT
        gone = max(min((now - COMES_AT) // 2, EDGE_X, EDGE_X - (now - GOES_AT) // 2), 0)
        walking = 0 <= now - COMES_AT < 2 * EDGE_X or 0 <= now - GOES_AT < 2 * EDGE_X
        step = STEPS[now // 2 % len(STEPS)] if walking else 0
        fear = Mood.AFRAID if near else Mood.BLINK if now % 90 > 84 else Mood.CALM
        look = (0, -3) if near else (0, 0)
        calm = Mood.BLINK if now % 110 > 104 else Mood.CALM
        return [
            large(0, SHORES[0] + gone - 4, FEET - step, fear, (2, 2) if near else (0, 2)),
            *(large(0, x, FEET, calm, look) for x in (PLACES[0] + 8, PLACES[2])),
            large(1, SHORES[1], FEET, Mood.GLAD if near else Mood.CALM, (0, -2)),
        ]

    def boards(self) -> None:
        clear_screen(self.machine)
        name(self.program, 0)
        for size in range(len(SIZES)):
            self.thumbnail(size, False)
        fill(self.machine, 22, 0, 2, 32, EMPTY, pair("Wb"))

    def thumbnail(self, size: int, chosen: bool) -> None:
        """A board with its number and its size, lit if it is chosen."""
        machine, (rows, columns) = self.machine, SIZES[size]
        x, y = BOARDS.origin(divmod(size, BOARDS.columns))
        row, column = y // CELL, x // CELL
        fill(machine, row, column, 6, 6, EMPTY, pair("Ck" if chosen else "bk"))
        left, top = x + (48 - MINIATURE.width * columns) // 2, y + (48 - MINIATURE.width * rows) // 2
        for line in range(rows):
            for place in range(columns):
                if (line + place) % 2 == 0:
                    draw(machine, MINIATURE, left + MINIATURE.width * place, top + MINIATURE.width * line)
        write(machine, row + 6, column, f"{size + 1} {columns}×{rows}".center(6), pair("kW" if chosen else "wk"))
