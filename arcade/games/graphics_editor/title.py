"""The title: squared paper on which the name is drawn dot by dot, and a pencil that never stops drawing figures."""

from collections.abc import Sequence
from itertools import cycle, pairwise

from arcade.games.graphics_editor import ART, MUSIC, art, strings
from arcade.games.graphics_editor.rules import SIDE, Dot, Graphic
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program, pause
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
TOP, LEFT = 14, 12
FIGURES = ((art.INVADER, "B"), (art.HEART, "R"), (art.GHOST, "M"), (art.HOUSE, "k"), (art.FISH, "B"), (art.BIRD, "R"))
STROKE_FRAMES, LEAP_FRAMES, RUB_FRAMES = 5, 6, 4
LEAP = (0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0)
"""How many rows a finished figure is up, in turn."""
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
        self._life = self._lives()

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, PAPER_ROWS, COLUMNS, SQUARE, SHEET)
        for row, word in zip(NAME_ROWS, drawn_words(self.program, strings.TITLE, LETTERS, _fits).split(), strict=True):
            column = (COLUMNS - _width(word)) // 2
            for place, sign in enumerate(word):
                self._dots(LETTERS[sign], row, column, "BRMk"[place % 4])
                column += len(LETTERS[sign][0]) + 1
        self._figure(*FIGURES[0], 0)
        fill(machine, PAPER_ROWS, 0, 2, COLUMNS, colours=pair("Wk"))
        centred(machine, PAPER_ROWS, text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        del frame
        next(self._life)

    def _lives(self) -> Frames[None]:
        """A figure leaps and is rubbed out, and the next one is drawn, for ever."""
        for (graphic, ink), (coming, coming_ink) in pairwise(cycle(FIGURES)):
            for up in LEAP:
                self._figure(graphic, ink, up)
                yield from pause(LEAP_FRAMES)
            for row in range(SIDE):
                self._pencil.hide()
                fill(self.machine, TOP + row, LEFT, 1, SIDE, SQUARE, SHEET)
                self._hand(TOP + row, LEFT + SIDE - 1 - row % 2)
                yield from pause(RUB_FRAMES)
            for row, column in _way(coming):
                self._pencil.hide()
                self._dots("#", TOP + row, LEFT + column, coming_ink)
                self._hand(TOP + row, LEFT + column)
                yield from pause(STROKE_FRAMES)
            self._pencil.show((art.PENCIL, *ASIDE))
            yield

    def _hand(self, row: int, column: int) -> None:
        """The pencil, its point on a dot."""
        self._pencil.show((art.PENCIL, CELL * column + 4, CELL * row - 33))

    def _figure(self, graphic: Graphic, ink: str, up: int) -> None:
        self._pencil.hide()
        fill(self.machine, TOP - 1, LEFT, SIDE + 1, SIDE, SQUARE, SHEET)
        self._dots(graphic.text(), TOP - up, LEFT, ink)
        self._pencil.show((art.PENCIL, *ASIDE))

    def _dots(self, rows: Sequence[str], top: int, left: int, ink: str) -> None:
        for row, line in enumerate(rows, top):
            for column, sign in enumerate(line, left):
                if sign == "#":
                    draw_cells(self.machine, DOT, row, column)
                    self.machine.attributes[COLUMNS * row + column] = pair(f"{ink}W")


def _way(graphic: Graphic) -> list[Dot]:
    """The dots that are set, row by row to and fro."""
    rows = ([(row, column) for column in range(SIDE) if graphic.inked((row, column))] for row in range(SIDE))
    return [dot for row, dots in enumerate(rows) for dot in (dots if row % 2 == 0 else dots[::-1])]
