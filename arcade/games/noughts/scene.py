"""The board on the PET's screen: marks that are drawn stroke by stroke, a cursor, squares that light up in reverse.

The book's 3x3 squares, and the cube's four layers two by two. What is heard goes out on the CB2 line.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from arcade.games.noughts import ART
from arcade.games.noughts.art import Style
from arcade.games.noughts.rules import CUBE, SQUARE, Form, Position, fields
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.picture.grid import Cell, Grid

MARKED = (((0.04, 19.0),), ((0.04, 12.0),))
"""A mark of each seat, the cross above the nought."""
WON_TUNE = ((0.1, 7.0), (0.1, 12.0), (0.1, 16.0), (0.3, 19.0))
LOST_TUNE = ((0.14, 12.0), (0.14, 8.0), (0.3, 3.0))
TIED_TUNE = ((0.14, 7.0), (0.06, None), (0.14, 7.0))
SCRATCHES = (
    {"h": ((0.03, 14.0), (0.03, 21.0))},
    {"d": ((0.03, 10.0),), "g": ((0.03, 8.0),), "j": ((0.03, 12.0),), "l": ((0.03, 16.0),)},
)
"""What is heard while a mark is drawn, by its steps: the second stroke of a cross, the way round a nought."""
STEP_TICK = ((0.008, 28.0),)
"""The cursor moves."""
LINE_NOTES = (((0.06, 7.0),), ((0.06, 11.0),), ((0.06, 14.0),), ((0.12, 19.0),))
"""The squares of a complete line, one after the other."""
PONDER_NOTES = (((0.02, 3.0),), ((0.02, 5.0),), ((0.02, 8.0),), ((0.02, 5.0),))
"""The nought looks at a square."""
KEYPAD = "789456123"
"""The keys of the 3x3 squares, as they lie on the keypad."""
CENTRED = 10, 7
"""The left columns of boards in the middle of the screen: the squares' and the cube's."""
BESIDE_PANEL = 19, 13
"""The left columns of boards with a panel beside them."""
DOWN, ACROSS = 10, 14
"""Characters from a layer of the cube to the next."""
FLASHES = 5
FLASH_FRAMES = 10
"""For each half of a flash."""


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
        """Where a cursor visits a field."""

    @abstractmethod
    def field(self, cell: Cell) -> int:
        """What a cursor points at."""

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


class Scene:
    def __init__(self, machine: Pet, layout: Layout, style: Style) -> None:
        self.machine = machine
        self.layout = layout
        self.style = style
        self.position = Position(layout.FORM)
        """What is shown."""
        self.cursor: Cell | None = None
        """Where the cursor is, if it is shown."""

    def rule(self, position: Position) -> None:
        self.layout.rule(self.machine, self.style.bars)
        self.draw(position)

    def draw(self, position: Position) -> None:
        self.position = position
        for field in range(len(position.form.places)):
            self._square(field)

    def place(self, position: Position, field: int) -> Frames[None]:
        """Show a position whose latest mark is on a field; it is drawn stroke by stroke."""
        self.position = position
        seat = position.owner(field) or 0
        self.machine.chime(MARKED[seat])
        row, column = self.layout.corner(self.layout.cell(field))
        picture, strokes = self.style.marks[seat], self.style.strokes[seat]
        blank = "\n".join(" " * len(line) for line in picture)
        self.machine.print_at(row, column, blank)
        signs = [(down, across, letter) for down, line in enumerate(strokes) for across, letter in enumerate(line)]
        for step in sorted(set("".join(strokes)) - {" "}):
            for down, across, letter in signs:
                if letter == step:
                    self.machine.print_at(row + down, column + across, picture[down][across])
            if self.style.bars and step in SCRATCHES[seat]:
                self.machine.chime(SCRATCHES[seat][step])
            yield from self.machine.wait(self.style.frames_a_step)
        self._square(field)
        yield

    def show_cursor(self, cell: Cell, shown: bool) -> None:
        self.cursor = cell if shown else None
        self._square(self.layout.field(cell))

    def light(self, lit: Iterable[int], on: bool) -> None:
        for field in lit:
            self._square(field, on)

    def flash(self, position: Position, calm: bool) -> Frames[None]:
        """Flash the complete line and leave it in reverse; calm runs only light it."""
        line = fields(position.lines)
        for _ in range(0 if calm else FLASHES):
            for on in (True, False):
                self.light(line, on)
                yield from self.machine.wait(FLASH_FRAMES)
        self.light(line, True)

    def _square(self, field: int, lit: bool = False) -> None:
        cell = self.layout.cell(field)
        row, column = self.layout.corner(cell)
        seat = self.position.owner(field)
        under_cursor = cell == self.cursor
        small = self.style.small
        reverse = lit or (under_cursor and small)
        picture = self.style.free if seat is None else (self.style.lit if reverse else self.style.marks)[seat]
        words = "\n".join(picture)
        if seat is None and "0" in words:
            words = words.replace("0", KEYPAD[field])
        self.machine.print_at(row, column, words, reverse)
        if under_cursor and not small:
            for down, line in enumerate(ART.rows("cursor")):
                for across, sign in enumerate(line):
                    if sign != " ":
                        self.machine.print_at(row + down, column + across, sign)
