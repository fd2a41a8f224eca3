"""What the looks of Chinese draughts see of its program: a board laid on the screen, the attempt, the records."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from arcade.games.chinese_draughts.levels import LEVELS, PRINTED, Layout
from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board, Position
from arcade.games.chinese_draughts.solver import atlas
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState

BOARDS = {Layout.LINE: LINE, Layout.SMALL: SMALL, Layout.FULL: FULL}
SQUARE = 3
"""Character cells of a square across and down."""


@dataclass(frozen=True)
class Field:
    """A board laid on the screen, square by square, in both looks."""

    board: Board

    @cached_property
    def grid(self) -> Grid:
        """The squares, around the screen's middle row."""
        rows = 1 + max(y for _, y in self.board.points) - self._top
        columns = 1 + max(x for x, _ in self.board.points)
        size = SQUARE * CELL
        left, top = (COLUMNS - SQUARE * columns) // 2, 12 - SQUARE * rows // 2
        return Grid(rows, columns, CELL * left, CELL * top, size, size)

    @property
    def _top(self) -> int:
        return min(y for _, y in self.board.points)

    @cached_property
    def squares(self) -> dict[int, Cell]:
        """Where the numbered cells are: row and column of the square."""
        return {number: (y - self._top, x) for (x, y), number in self.board.number.items()}

    @cached_property
    def numbers(self) -> dict[Cell, int]:
        return {square: number for number, square in self.squares.items()}

    def place(self, number: int) -> tuple[int, int]:
        """Row and column of a cell's top left character."""
        x, y = self.grid.origin(self.squares[number])
        return y // CELL, x // CELL

    def between(self) -> list[Cell]:
        """The squares that have cells on all four sides."""
        around = ((0, 1), (1, 0), (0, -1), (-1, 0))
        squares = product(range(self.grid.rows), range(self.grid.columns))
        return [(y, x) for y, x in squares if all((y + down, x + right) in self.numbers for down, right in around)]

    def walk(self, square: Cell, down: int, right: int) -> Cell:
        """The nearest cell in a direction, straight ahead before aslant; the same one where there is none."""
        row, column = square
        ahead = []
        for at in self.squares.values():
            forward = (at[0] - row) * down + (at[1] - column) * right
            aside = abs((at[0] - row) * right) + abs((at[1] - column) * down)
            if forward > 0:
                ahead.append((forward + 2 * aside, at))
        return min(ahead)[1] if ahead else square


class State(PuzzleState[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.task = PRINTED if self.original else LEVELS[setup.level].sets
        self.board = BOARDS[self.task.layout]
        self.field = Field(self.board)
        self.attempt = Attempt(self.board.start())
        self.square: Cell = self.field.squares[self.board.middle]
        self.longest: int | None = None
        """The most moves made in a game of this sitting, solved or not: the original's record."""
        self.best: int | None = None
        """The fewest moves that solved it."""

    @property
    def lit(self) -> bool | None:
        """Whether the lantern says that the goal is within reach; None at levels without it."""
        return atlas(self.board).solvable(self.position) if self.task.lantern else None
