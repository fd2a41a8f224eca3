"""Where squares are on the PET's screen: the 3x3 squares of the book, and the cube's four layers two by two."""

from abc import ABC, abstractmethod
from typing import ClassVar

from arcade.games.noughts.rules import CUBE, SQUARE, Form
from arcade.machine.pet import Pet
from arcade.toolkit.picture.grid import Cell, Grid

KEYPAD = "789456123"
"""The keys of the 3x3 squares, as they lie on the keypad."""
CENTRED = 10, 7
"""The left columns of boards in the middle of the screen: the squares' and the cube's."""
BESIDE_PANEL = 19, 13
"""The left columns of boards with a panel beside them."""


class Layout(ABC):
    """The squares of a board, each `height` by `width` characters; cells are what a cursor visits."""

    FORM: ClassVar[Form]
    TOP: ClassVar[int]
    HEIGHT: ClassVar[int]
    WIDTH: ClassVar[int]
    PANEL: ClassVar[int]
    """The column of the panel beside it."""

    def __init__(self, left: int, top: int, grid: Grid) -> None:
        """`left` and `top` are the place of the first square."""
        self.left, self.top = left, top
        self.grid = grid

    @abstractmethod
    def cell(self, field: int) -> Cell:
        """The cell of a field."""

    @abstractmethod
    def field(self, cell: Cell) -> int:
        """The field of a cell."""

    @abstractmethod
    def corner(self, cell: Cell) -> tuple[int, int]:
        """Row and column on the screen of a cell's top left character."""

    @abstractmethod
    def rule(self, machine: Pet, bars: bool) -> None:
        """Draw the numbers and the lines."""


class SquareLayout(Layout):
    """Squares of 6x6 characters with lines between them; rows numbered on the left, columns above."""

    FORM = SQUARE
    TOP, PITCH = 3, 7
    HEIGHT = WIDTH = 6
    PANEL = 4

    def __init__(self, left: int, up: int = 0) -> None:
        # A line belongs to the squares on both sides of it, half to each.
        top = self.TOP - up
        super().__init__(left, top, Grid(3, 3, 8 * left - 4, 8 * top - 4, 8 * self.PITCH, 8 * self.PITCH))

    def cell(self, field: int) -> Cell:
        return divmod(field, 3)

    def field(self, cell: Cell) -> int:
        return 3 * cell[0] + cell[1]

    def corner(self, cell: Cell) -> tuple[int, int]:
        return self.top + self.PITCH * cell[0], self.left + self.PITCH * cell[1]

    def rule(self, machine: Pet, bars: bool) -> None:
        upright, level, cross = "▒▒▒" if bars else "│─┼"
        row_of_squares = upright.join((" " * self.WIDTH,) * 3)
        line = cross.join((level * self.WIDTH,) * 3)
        rows = [row_of_squares] * self.HEIGHT
        machine.print_at(self.top, self.left, "\n".join([*rows, line, *rows, line, *rows]))
        for place in range(3):
            row, column = self.corner((place, place))
            machine.print_at(self.top - 1, column + 2, f"{place + 1}", bars)
            machine.print_at(row + 2, self.left - 1, f"{place + 1}", bars)


DOWN, ACROSS = 10, 14
"""Characters from a layer of the cube to the next."""


class CubeGrid(Grid):
    """Eight by eight squares with gaps between the layers."""

    def at(self, x: int, y: int) -> Cell | None:
        row, down = divmod((y - self.top) // 8, DOWN)
        column, across = divmod((x - self.left) // 8, ACROSS)
        down, across = 8 * down // self.height, 8 * across // self.width
        if row in (0, 1) and column in (0, 1) and down < 4 and across < 4:
            return 4 * row + down, 4 * column + across
        return None


class CubeLayout(Layout):
    """Squares of 2x2 characters; layers 1 and 2 above layers 3 and 4, each with its own numbers."""

    FORM = CUBE
    TOP, PITCH = 4, 3
    HEIGHT = WIDTH = 2
    PANEL = 1

    def __init__(self, left: int, up: int = 0) -> None:
        top = self.TOP - up
        super().__init__(left, top, CubeGrid(8, 8, 8 * left, 8 * top, 8 * self.PITCH, 8 * self.HEIGHT))

    def cell(self, field: int) -> Cell:
        layer, row, column = self.FORM.places[field]
        return 4 * (layer // 2) + row, 4 * (layer % 2) + column

    def field(self, cell: Cell) -> int:
        layer = 2 * (cell[0] // 4) + cell[1] // 4
        return self.FORM.numbers[layer, cell[0] % 4, cell[1] % 4]

    def corner(self, cell: Cell) -> tuple[int, int]:
        (low, row), (right, column) = divmod(cell[0], 4), divmod(cell[1], 4)
        return self.top + DOWN * low + self.HEIGHT * row, self.left + ACROSS * right + self.PITCH * column

    def rule(self, machine: Pet, bars: bool) -> None:
        for layer in range(4):
            row, column = self.corner((4 * (layer // 2), 4 * (layer % 2)))
            machine.print_at(row - 1, column - 1, " 1  2  3  4 ", bars)
            machine.print_at(row, column - 1, "\n".join("1 2 3 4 "), bars)


def layout_of(form: Form, lefts: tuple[int, int], up: int) -> Layout:
    """The layout in which a form is played, at the left column for the squares or for the cube, so many rows higher."""
    return CubeLayout(lefts[1], up) if form is CUBE else SquareLayout(lefts[0], up)
