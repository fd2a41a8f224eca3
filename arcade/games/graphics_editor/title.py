"""The title: squared paper on which the name is drawn dot by dot, and a pencil that never stops drawing figures."""

from arcade.games.graphics_editor import ART, MUSIC, art, strings
from arcade.games.graphics_editor.rules import SIDE, Dot, Graphic
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, sprite

PAPER_ROWS = 22
SQUARE = sprite(["#" * 8, *["#" + "." * 7] * 7])
DOT = sprite(["." * 8, *["." + "#" * 7] * 7])
SHEET = pair("CW")
LETTERS = dict(zip("GRAPHICSEDTOF", zip(*map(str.split, ART.rows("letters")), strict=True), strict=True))
NAME_ROWS = (1, 7)
"""Where the two words stand."""
INKS = "BRMk"
"""Of the name's letters, in turn."""
TOP, LEFT = 14, 12
FIGURES = ((art.INVADER, "B"), (art.HEART, "R"), (art.GHOST, "M"), (art.HOUSE, "k"), (art.FISH, "B"), (art.BIRD, "R"))
STROKE = 5
"""Frames from dot to dot."""
LEAP = (0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0)
"""How many rows a finished figure is up, in turn."""
LEAP_PACE = 6
"""Frames of each of these."""
RUB = 4
"""Frames from row to row when it is rubbed out."""
HAND = 4, -33
"""Pixels from the dot to the right and down to the pencil's picture."""
ASIDE = (208, 124)


def _width(word: str) -> int:
    return sum(len(LETTERS[sign][0]) + 1 for sign in word) - 1


def _fits(name: str) -> bool:
    words = name.split()
    return len(words) == len(NAME_ROWS) and all(_width(word) <= COLUMNS for word in words)


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._pencil = Moving(self.machine, clear=True)
        self._number = 0
        self._begun = 0

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, PAPER_ROWS, COLUMNS, SQUARE, SHEET)
        for row, word in zip(NAME_ROWS, drawn_words(self.program, strings.TITLE, LETTERS, _fits).split(), strict=True):
            column = (COLUMNS - _width(word)) // 2
            for place, sign in enumerate(word):
                self._dots(LETTERS[sign], row, column, INKS[place % len(INKS)])
                column += len(LETTERS[sign][0]) + 1
        self._figure(0)
        self._pencil.show((art.PENCIL, *ASIDE))
        fill(machine, PAPER_ROWS, 0, 2, COLUMNS, colours=pair("Wk"))
        centred(machine, PAPER_ROWS, text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        age = frame - self._begun
        if age < LEAP_PACE * len(LEAP):
            if age % LEAP_PACE == 0:
                self._figure(LEAP[age // LEAP_PACE])
            return
        age -= LEAP_PACE * len(LEAP)
        if age < RUB * SIDE:
            if age % RUB == 0:
                self._rub(age // RUB)
            return
        graphic, _ = FIGURES[(self._number + 1) % len(FIGURES)]
        done, at = divmod(age - RUB * SIDE, STROKE)
        way = _way(graphic)
        if done == len(way):
            self._number = (self._number + 1) % len(FIGURES)
            self._begun = frame + 1
            self._pencil.show((art.PENCIL, *ASIDE))
        elif at == 0:
            self._put(way[done])

    def _put(self, dot: Dot) -> None:
        _, ink = FIGURES[(self._number + 1) % len(FIGURES)]
        self._pencil.hide()
        row, column = TOP + dot[0], LEFT + dot[1]
        self._dots(("#",), row, column, ink)
        self._hand(row, column)

    def _hand(self, row: int, column: int) -> None:
        right, down = HAND
        self._pencil.show((art.PENCIL, CELL * column + right, CELL * row + down))

    def _rub(self, row: int) -> None:
        self._pencil.hide()
        fill(self.machine, TOP + row, LEFT, 1, SIDE, SQUARE, SHEET)
        self._hand(TOP + row, LEFT + SIDE - 1 - row % 2)

    def _figure(self, up: int) -> None:
        graphic, ink = FIGURES[self._number]
        self._pencil.hide()
        fill(self.machine, TOP - 1, LEFT, SIDE + 1, SIDE, SQUARE, SHEET)
        self._dots(graphic.text(), TOP - up, LEFT, ink)
        self._pencil.show((art.PENCIL, *ASIDE))

    def _dots(self, rows: tuple[str, ...] | list[str], top: int, left: int, ink: str) -> None:
        for row, line in enumerate(rows, top):
            for column, sign in enumerate(line, left):
                if sign == "#":
                    draw_cells(self.machine, DOT, row, column)
                    self.machine.attributes[COLUMNS * row + column] = pair(f"{ink}W")


def _way(graphic: Graphic) -> list[Dot]:
    """The dots that are set, row by row to and fro."""
    rows = ([(row, column) for column in range(SIDE) if graphic.inked((row, column))] for row in range(SIDE))
    return [dot for row, dots in enumerate(rows) for dot in (dots if row % 2 == 0 else dots[::-1])]
