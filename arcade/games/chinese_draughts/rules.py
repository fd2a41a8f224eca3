"""The rules of Chinese draughts: arrows that only ever move forward change sides across a single empty cell.

An arrow steps along its line into the empty cell, or jumps into it over exactly one neighbour of either kind. Nothing
is captured. The goal is reached when both sides have changed places and the middle is empty again.
"""

from dataclasses import dataclass
from functools import cached_property

RIGHT, LEFT, EMPTY = ">", "<", " "
Point = tuple[int, int]
"""Where a cell lies: squares to the right, squares down."""
SLANTED = ((1, -1), (1, 1))
STRAIGHT = ((1, 0),)


@dataclass(frozen=True)
class Board:
    """Cells, numbered from 1 column by column, each from the top down; `lines` are the directions of ">"."""

    points: tuple[Point, ...]
    lines: tuple[Point, ...] = SLANTED

    @cached_property
    def number(self) -> dict[Point, int]:
        return {point: number for number, point in enumerate(self.points, 1)}

    @cached_property
    def ahead(self) -> tuple[tuple[int, ...], ...]:
        """By cell, with nothing for 0: where ">" can go if that is empty, steps before jumps."""
        number = self.number
        found: list[tuple[int, ...]] = [()]
        for x, y in self.points:
            steps = [(x + right, y + down) for right, down in self.lines if (x + right, y + down) in number]
            jumps = [(2 * over_x - x, 2 * over_y - y) for over_x, over_y in steps]
            found.append((*sorted(number[to] for to in steps), *sorted(number[to] for to in jumps if to in number)))
        return tuple(found)

    @cached_property
    def behind(self) -> tuple[tuple[int, ...], ...]:
        """By cell, with nothing for 0: from where ">" can come, and so where "<" can go."""
        cells = range(len(self.points) + 1)
        return tuple(tuple(cell for cell in reversed(cells) if to in self.ahead[cell]) for to in cells)

    @property
    def middle(self) -> int:
        """The cell that both sides share."""
        return len(self.points) // 2 + 1

    def start(self) -> "Position":
        """ ">" on the left, "<" on the right, the middle empty."""
        side = self.middle - 1
        return Position(self, RIGHT * side + EMPTY + LEFT * side)


def diamonds(wide: int, high: int) -> Board:
    """Two slanted rectangles, `wide` by `high` cells, that share a corner cell."""
    one = [(across + down, down - across) for across in range(wide) for down in range(high)]
    x, y = wide + high - 2, high - wide
    return Board(tuple(sorted({*one, *((x + right, y + down) for right, down in one)})))


LINE = Board(tuple((x, 0) for x in range(7)), STRAIGHT)
SMALL = diamonds(2, 3)
FULL = diamonds(3, 3)


@dataclass(frozen=True)
class Position:
    """What stands in each cell, as a picture: ">", "<" or the one blank, in the order of the cells' numbers."""

    board: Board
    cells: str

    def __post_init__(self) -> None:
        side = self.board.middle - 1
        if sorted(self.cells) != sorted(RIGHT * side + EMPTY + LEFT * side):
            raise ValueError(f"{self.cells!r} is not {side} arrows each way and an empty cell")

    @property
    def gap(self) -> int:
        return self.cells.index(EMPTY) + 1

    def at(self, cell: int) -> str:
        return self.cells[cell - 1]

    def moves(self) -> tuple[int, ...]:
        gap, ways = self.gap, {RIGHT: self.board.ahead, LEFT: self.board.behind}
        return tuple([cell for cell, arrow in enumerate(self.cells, 1) if arrow != EMPTY and gap in ways[arrow][cell]])

    def play(self, move: int) -> "Position":
        """The position after the arrow of a cell went to the empty one; ValueError if it can't."""
        if move not in self.moves():
            raise ValueError(f"there is no arrow in {move} that can move to {self.gap}")
        there = {move: EMPTY, self.gap: self.at(move)}
        return Position(self.board, "".join(there.get(cell, arrow) for cell, arrow in enumerate(self.cells, 1)))

    @property
    def solved(self) -> bool:
        """Whether both sides have changed places."""
        side = self.board.middle - 1
        return self.cells == LEFT * side + EMPTY + RIGHT * side

    @property
    def stuck(self) -> bool:
        return not self.solved and not self.moves()
