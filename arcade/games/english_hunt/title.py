"""The title of English hunt, in branches over hounds after a hare at dawn; and the two sides to choose from."""

from functools import cache

from arcade.games.english_hunt import art, strings
from arcade.games.english_hunt.rules import HARE, HOUNDS
from arcade.games.english_hunt.scene import INKS, LIGHTS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTER_WIDTH, LETTER_HEIGHT = 24, 43
"""Pixels."""
NARROW = {"I": 14}
"""The widths of other boxes."""
A: tuple[Stroke, ...] = (
    ((3, 37, 6), (11, 14, 5)),
    ((10, 13, 4), (19, 36, 6)),
    ((4, 29, 4), (20, 28, 4)),
    ((5, 28, 2), (1, 24, 2)),
)
LETTERS: dict[str, tuple[Stroke, ...]] = {
    "A": A,
    "Ă": (*A, ((3, 2, 4), (7, 6, 4), (15, 6, 4), (19, 2, 4))),
    "Â": (*A, ((3, 7, 4), (11, 3, 4), (19, 7, 4))),
    "E": (((5, 36, 6), (5, 13, 5)), ((3, 15, 5), (20, 14, 4)), ((5, 25, 5), (16, 24, 4)), ((3, 36, 5), (20, 35, 4)),
          ((13, 24, 2), (19, 21, 2)), ((3, 22, 2), (1, 18, 2))),
    "G": (((20, 16, 4), (11, 14, 5), (4, 20, 5), (4, 31, 6), (11, 36, 6), (19, 34, 5)), ((18, 36, 5), (18, 27, 5)),
          ((12, 27, 4), (21, 26, 4)), ((3, 29, 2), (1, 34, 2))),
    "H": (((4, 37, 6), (5, 13, 5)), ((18, 37, 6), (18, 14, 5)), ((2, 26, 5), (21, 24, 4)), ((17, 20, 2), (13, 16, 2))),
    "I": (((7, 37, 6), (7, 13, 5)), ((7, 32, 2), (2, 27, 2))),
    "L": (((6, 37, 6), (6, 13, 5)), ((4, 36, 6), (20, 35, 4)), ((13, 35, 2), (17, 30, 2))),
    "N": (((4, 37, 6), (4, 14, 5)), ((3, 14, 4), (18, 36, 5)), ((18, 37, 5), (19, 13, 5)), ((5, 29, 2), (9, 33, 2))),
    "O": (((11, 15, 5), (4, 20, 5), (4, 31, 6), (11, 35, 6), (18, 30, 6), (18, 19, 5), (9, 14, 4)),
          ((19, 21, 2), (22, 16, 2)), ((4, 32, 2), (1, 35, 2))),
    "R": (((5, 37, 6), (5, 13, 5)), ((3, 15, 5), (14, 15, 5), (18, 20, 5), (14, 26, 5), (4, 27, 4)),
          ((11, 27, 4), (19, 36, 6)), ((4, 22, 2), (1, 18, 2))),
    "S": (((19, 16, 4), (11, 14, 5), (5, 18, 5), (8, 24, 5), (16, 28, 5), (18, 33, 6), (11, 36, 6), (3, 34, 4)),
          ((17, 27, 2), (22, 23, 2))),
    "T": (((2, 15, 5), (20, 14, 5)), ((11, 14, 5), (11, 37, 6)), ((12, 28, 2), (17, 22, 2))),
    "U": (((4, 13, 5), (4, 30, 6), (11, 35, 6), (18, 30, 6), (18, 13, 5)), ((4, 22, 2), (9, 17, 2))),
    "V": (((3, 13, 4), (11, 35, 6)), ((12, 36, 5), (20, 13, 5)), ((17, 23, 2), (22, 22, 2))),
    "Z": (((3, 15, 5), (20, 15, 5)), ((18, 16, 5), (5, 34, 5)), ((3, 36, 5), (20, 35, 5)), ((12, 25, 2), (19, 27, 2))),
}  # fmt: skip
"""A letter's branches from the thick end to the thin one, its twigs last."""


@cache
def branches(word: str) -> Sprite:
    return beside(*(brushed(LETTERS[letter], NARROW.get(letter, LETTER_WIDTH), LETTER_HEIGHT) for letter in word))


SIDES = Grid(rows=1, columns=2, left=8, top=56, width=120, height=96)
LETTERS_TOP, MOST_WORDS = 2, 2
MEADOW_ROW, WOOD_ROWS = 14, 3
SUN, SUN_PLACE = 36, (216, 48)
RUNNERS = ((0, 114, HOUNDS), (58, 125, HOUNDS), (120, 114, HOUNDS), (190, 124, HARE))
"""Where the chase begins."""
HALF_LEAP_FRAMES, STEP_FRAMES = 8, 2
STEP = 4
"""Pixels."""
FLOWERS = (
    (21, 2, "R"), (20, 5, "Y"), (21, 14, "R"), (20, 19, "Y"), (21, 22, "R"), (20, 30, "Y"), (21, 28, "R"), (21, 9, "Y"),
)  # fmt: skip
TUFTS = ((14, 2), (14, 19), (15, 12), (14, 24), (15, 27), (14, 30), (20, 3), (21, 6), (21, 17), (21, 25))


@cache
def sun(size: int) -> Sprite:
    """A plain disc: the sun, or the moon."""
    return shaded(size, size, lambda x, y: 64 if (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2 < size**2 else None)


@cache
def _runner(seat: int, half: int) -> Sprite:
    picture = (art.HOUND_RUNNING, art.HARE_RUNNING)[seat].sprites[half]
    return outlined(smoothly(picture, 2)).coloured(INKS[seat], "G")


def _words(program: Program[Spectrum]) -> list[str]:
    return drawn_words(program, strings.TITLE, LETTERS, lambda words: _fit(words.split())).split()


def _fit(words: list[str]) -> bool:
    return len(words) <= MOST_WORDS and all(len(word) * LETTER_WIDTH <= WIDTH for word in words)


class Title:
    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._chase = Moving(self.machine, clear=True)

    def title(self) -> None:
        machine = self.machine
        self._dawn(MEADOW_ROW)
        draw(machine, sun(SUN).coloured("R", "Y"), *SUN_PLACE)
        for row, column in TUFTS:
            draw_cells(machine, art.TUFT, row, column)
        for place, word in enumerate(_words(self.program)):
            letters = branches(word).coloured("k", "Y")
            draw(machine, letters, (WIDTH - letters.width) // 2, LETTERS_TOP + LETTER_HEIGHT * place)
        self._chase = Moving(machine, clear=True)
        self.step(0)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """The chase goes over the meadow, out on the right and in again on the left."""
        if frame % STEP_FRAMES:
            return
        gone = frame // STEP_FRAMES * STEP
        actors = []
        for place, (x, y, seat) in enumerate(RUNNERS):
            at = (x + gone + WIDTH) % (2 * WIDTH) - WIDTH
            actors.append((_runner(seat, (frame // HALF_LEAP_FRAMES + place) % 2), at, y))
        self._chase.show(*actors)

    def _dawn(self, meadow: int) -> None:
        """Sky and wood down to the meadow's first row, and flowers."""
        machine = self.machine
        fill(machine, 0, 0, meadow, 32, colours=pair("RY"))
        fill(machine, meadow, 0, 22 - meadow, 32, colours=pair("kG"))
        draw_cells(machine, art.wood().coloured("k", "Y"), meadow - WOOD_ROWS, 0, clear=True)
        for row, column, ink in FLOWERS:
            draw_cells(machine, art.FLOWER.coloured(ink, "G"), row, column)

    def sides(self) -> None:
        """A hound and a hare to choose from."""
        machine = self.machine
        self._dawn(SIDES.top // CELL - 1)
        headline(machine, self.program.text(strings.TITLE).upper(), 1, "R", "Y", most=2)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        fill(machine, 23, 0, 1, 32, colours=pair("ck"))
        for side in (HOUNDS, HARE):
            self.side(side, False)

    def side(self, side: int, on: bool) -> None:
        """A side's picture, lit when the cursor is on it."""
        machine = self.machine
        x, y = SIDES.origin((0, side))
        row, column, height, width = y // CELL, x // CELL, SIDES.height // CELL, SIDES.width // CELL
        paper = LIGHTS[side] if on else "G"
        fill(machine, row, column, height, width, colours=pair(INKS[side] + paper))
        picture = smoothly((art.HOUND, art.HARE)[side], 2)
        draw(machine, picture, x + (SIDES.width - picture.width) // 2, y + 12)
        words = self.program.text((strings.HOUNDS, strings.HARE)[side])
        centred(machine, row + height - 2, f"{side + 1} {words}", pair(INKS[side] + paper), column, width)
        if on:
            draw_cells(machine, art.brackets(SIDES.width, SIDES.height, 12), row, column)
        colour_cells(machine, row, column, height, width, pair(INKS[side] + paper))
