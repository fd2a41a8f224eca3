"""Where the original's field is on the screen: a character for each cell, a frame of half blocks about them."""

from dataclasses import dataclass

from arcade.games.dipo.rules import Cell, Field
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.picture.ink import RED

BOX, DISC, CURSOR = udg_character("a"), udg_character("b"), "X"
BOX_ROWS = ("########", *("#......#",) * 6, "########")
DISC_ROWS = ("........", "..####..", ".######.", ".######.", ".######.", ".######.", "..####..", "........")
LOWER, UPPER, RIGHT_HALF, LEFT_HALF = "\x8c", "\x83", "\x85", "\x8a"
"""Block graphics: the half of a cell that is ink."""


@dataclass(frozen=True)
class PrintedScene:
    """A field on the machine's screen, its first cell at this row and column."""

    machine: Spectrum
    field: Field
    top: int
    left: int

    @property
    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(row, column) for row in range(self.field.rows) for column in range(self.field.columns)]

    @property
    def bottom(self) -> int:
        """The first row below the field, where the frame is."""
        return self.top + self.field.rows

    def print(self, cell: Cell, sign: str, ink: int = RED) -> None:
        """Print a sign in a cell."""
        self.machine.print_at(self.top + cell[0], self.left + cell[1], sign, ink=ink)

    @property
    def frame(self) -> list[tuple[int, int, str]]:
        """Row, column and sign of the half blocks round the field, which leave the corners empty."""
        columns, rows = range(self.left, self.left + self.field.columns), range(self.top, self.bottom)
        across = ((self.top - 1, LOWER), (self.bottom, UPPER))
        downwards = ((self.left - 1, RIGHT_HALF), (columns.stop, LEFT_HALF))
        return [
            *((row, column, block) for column in columns for row, block in across),
            *((row, column, block) for row in rows for column, block in downwards),
        ]
