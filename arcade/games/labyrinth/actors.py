"""Who walks in the maze: figures that glide from cell to cell while the rules know only cells."""

from dataclasses import dataclass

from arcade.games.labyrinth.board import RIGHT, Cell

CELL = 8
"""Pixels of a cell."""
TOUCH = 5
"""Figures that are so many pixels or less apart, across and down, touch."""


@dataclass(eq=False)
class Figure:
    """One who is in a cell, or on the way to it from another."""

    cell: Cell
    origin: Cell = (0, 0)
    gone: int = 0
    lasting: int = 0
    facing: Cell = RIGHT
    leaping: bool = False

    def __post_init__(self) -> None:
        self.origin = self.cell

    @property
    def moving(self) -> bool:
        """Whether the figure is between cells."""
        return self.gone < self.lasting

    @property
    def place(self) -> tuple[int, int]:
        """Pixels from the left and from the top."""
        column, row = self.cell
        if self.gone >= self.lasting:
            return CELL * column, CELL * row
        x, y = self.origin
        return (
            CELL * x + CELL * (column - x) * self.gone // self.lasting,
            CELL * y + CELL * (row - y) * self.gone // self.lasting,
        )

    def set_off(self, cell: Cell, frames: int, leaping: bool = False) -> None:
        """Begin to move to a cell, or to wait where one is, for so many frames."""
        self.origin, self.cell = self.cell, cell
        self.gone, self.lasting, self.leaping = 0, frames, leaping

    def advance(self) -> None:
        """A frame passes."""
        self.gone = min(self.gone + 1, self.lasting)
        if not self.moving:
            self.leaping = False

    def touches(self, other: "Figure") -> bool:
        """Whether two figures are as good as in one place."""
        (x, y), (left, top) = self.place, other.place
        return abs(x - left) <= TOUCH and abs(y - top) <= TOUCH

    def state(self) -> tuple[Cell, Cell, int, int]:
        """Plain values that say where the figure is and what it does."""
        return self.cell, self.origin, self.gone, self.lasting


@dataclass(eq=False)
class Good(Figure):
    """A good little man, with a hammer that breaks a wall now and then."""

    steps: int = 0
    tired: int = 0
    """Frames until the hammer can be lifted again."""
    caught: bool = False
    out: bool = False
    """Whether he has left by the exit."""

    @property
    def living(self) -> bool:
        """Whether he is still in the maze."""
        return not self.caught and not self.out


@dataclass(eq=False)
class Beast(Figure):
    """A villain; a guard has a post to which he returns."""

    kind: int = 0
    refused: int = 0
    """Moves in a row that a wall forbade."""
    post: Cell | None = None
    led: bool = False
    """Whether a player leads it."""
