"""A speech bubble beside whoever speaks: wrapped, centred, said line by line; too long a speech ends in dots."""

from collections.abc import Iterator

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred

WORDS, TAIL_COLOURS = pair("kW"), pair("Wk")
LINE_PACE = 3
"""Frames from line to line."""
TAIL = ART["bubble-tail"]


class Bubble:
    """So many rows and columns of cells; the tail points to the left. An `airy` one leaves a row between its lines."""

    def __init__(self, machine: Spectrum, row: int, column: int, rows: int, columns: int, airy: bool = False) -> None:
        self.machine = machine
        self._airy = airy
        self._row, self._column, self._rows, self._columns = row, column, rows, columns

    def draw(self) -> None:
        """The empty bubble."""
        tail = self._row + self._rows // 2
        box(self.machine, self._row, self._column, self._rows, self._columns, WORDS, ROUND)
        draw_cells(self.machine, TAIL, tail, self._column - 1)
        colour_cells(self.machine, tail, self._column - 1, 1, 1, TAIL_COLOURS)

    def lines(self, words: str) -> Iterator[int]:
        """Say something; each step writes a line and gives its number, so that it may have a sound."""
        width, rows = self._columns - 2, self._rows - 2
        lines = wrap(words, width)
        if len(lines) > rows:
            lines = [*lines[: rows - 1], lines[rows - 1][: width - 1] + "…"]
        fill(self.machine, self._row + 1, self._column + 1, rows, width)
        pitch = 2 if self._airy and 2 * len(lines) - 1 <= rows else 1
        top = self._row + 1 + (rows - pitch * (len(lines) - 1) - 1) // 2
        for number, line in enumerate(lines):
            centred(self.machine, top + pitch * number, line, WORDS, self._column + 1, width)
            yield number

    def say(self, words: str) -> Frames[None]:
        """Say something, line by line."""
        for _ in self.lines(words):
            yield from self.machine.wait(LINE_PACE)
