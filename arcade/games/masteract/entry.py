"""Numbers from 0 to 4 to choose from; those that cannot be are crossed."""

from collections.abc import Sequence

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.code import PEGS
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import Steering, choose_cell
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

COUNTS = tuple(range(PEGS + 1))
FREE, CROSSED, POINTED, CHOSEN = pair("Wk"), pair("bk"), pair("kY"), pair("kC")
STROKE = sprite([" " * (15 - y) + "##" for y in range(1, 15)])


class Scale:
    """Five numbers in a row below a sign and a word."""

    def __init__(self, program: Program[Spectrum], row: int, column: int, sign: Sprite) -> None:
        self.program = program
        self.machine = program.machine
        self.row = row
        self.column = column
        self.sign = sign
        self.grid = Grid(1, len(COUNTS), CELL * column, CELL * (row + 1), 2 * CELL, 2 * CELL)
        self.cell: Cell = (0, 0)
        self.possible: Sequence[int] = ()
        """The numbers that can be; the others are crossed."""

    def draw(self, words: str, possible: Sequence[int]) -> None:
        """The label and the numbers."""
        self.possible = possible
        draw_cells(self.machine, self.sign, self.row, self.column)
        write(self.machine, self.row, self.column + 2, words.ljust(9), FREE)
        for count in COUNTS:
            self._number(count)

    def _number(self, count: int, colours: int | None = None) -> None:
        free = count in self.possible
        row, column = self.row + 1, self.column + 2 * count
        # The figure in the middle of two cells each way, struck through if it cannot be.
        figure = letters(self.machine.font, str(count), 1, 2).cut(-CELL // 2, 0, 2 * CELL, 2 * CELL)
        draw_cells(self.machine, (figure if free else STROKE.over(figure, 0, 1)).opaque(), row, column)
        colour_cells(self.machine, row, column, 2, 2, colours or (FREE if free else CROSSED))

    def cursor(self, cell: Cell, on: bool) -> None:
        """Light a number, or not."""
        self._number(cell[1], POINTED if on else None)

    def ask(self, commands: Sequence[Control], steering: Steering, wrong: Wrong) -> Frames[int | Control]:
        """A number, or one of the commands."""
        first = self.possible[0] if self.possible else 0
        self.cell = (0, self.cell[1] if self.cell[1] in self.possible else first)
        typed = {str(count): (0, count) for count in COUNTS}
        chosen = yield from choose_cell(
            self.program, self.grid, self.cell, self._moved, typed, commands, steering, wrong
        )
        if isinstance(chosen, Control):
            return chosen
        self.cell = chosen
        self._number(chosen[1], CHOSEN)
        return chosen[1]

    def _moved(self, cell: Cell, on: bool) -> None:
        self.cell = cell
        self.cursor(cell, on)
