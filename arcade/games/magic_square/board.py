"""The cross-shaped board: a square of places, and an arm beyond each end of its rows and columns.

Cells count row by row over the whole cross with its four empty corners; places count within the square. Moves are
numbers in the order of their letters: rows to the left, rows to the right, columns up, columns down.
"""

from dataclasses import dataclass, field
from functools import cache

LETTERS = "abcdefghijklmnopqrst"
CLASSIC = 4
SIZES = (3, 4, 5)
Cells = tuple[int, ...]
"""The tile in every cell, 0 where there is none."""


@dataclass(frozen=True)
class Board:
    """The cells of a board whose square is `size` places wide."""

    size: int
    centre: tuple[int, ...]
    """The cell of each place."""
    arms: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    """For each move the cells of its line, from the one that the line moves to."""
    spans: tuple[slice, ...] = field(repr=False, compare=False)
    """The same as slices of all cells."""

    @property
    def width(self) -> int:
        """Cells across, arms included."""
        return self.size + 2

    @property
    def letters(self) -> str:
        """The letters of the moves."""
        return LETTERS[: 4 * self.size]

    def back(self, move: int) -> int:
        """The move that undoes a move."""
        return move - self.size if self.sideways(move) else move + self.size

    def sideways(self, move: int) -> bool:
        """Whether a move goes right or down."""
        return move // self.size % 2 == 1

    def axis(self, move: int) -> int:
        """0 for a row's move, 1 for a column's."""
        return move // (2 * self.size)

    def end(self, move: int) -> int:
        """The arm that a move needs empty."""
        return self.lines[move][0]

    def shifted(self, cells: Cells, move: int) -> Cells | None:
        """The cells after a move; None if the line does not hold a full row or its end is taken."""
        span = self.spans[move]
        if cells[span.start]:
            return None
        tiles = cells[span]
        if tiles.count(0) != 2:
            return None
        after = list(cells)
        after[span] = (*tiles[1:], 0)
        return tuple(after)

    def filled(self, tiles: tuple[int, ...]) -> Cells:
        """The cells with tiles in the square, place by place, and empty arms."""
        cells = [0] * self.width**2
        for cell, tile in zip(self.centre, tiles, strict=True):
            cells[cell] = tile
        return tuple(cells)


@cache
def board(size: int) -> Board:
    """The board of a size."""
    width = size + 2
    inner, whole = range(1, size + 1), range(width)
    rows = [tuple(width * row + column for column in whole) for row in inner]
    columns = [tuple(width * row + column for row in whole) for column in inner]
    lines = (*rows, *(row[::-1] for row in rows), *columns, *(column[::-1] for column in columns))
    return Board(
        size,
        tuple(width * row + column for row in inner for column in inner),
        tuple(line[0] for line in lines),
        lines,
        tuple(map(_span, lines)),
    )


def _span(line: tuple[int, ...]) -> slice:
    step = line[1] - line[0]
    beyond = line[-1] + step
    return slice(line[0], beyond if beyond >= 0 else None, step)


def simplified(size: int, word: tuple[int, ...]) -> tuple[int, ...]:
    """A word of moves without moves that undo one another; rows do not disturb rows, nor columns columns."""
    geometry, kept = board(size), list[int]()
    for move in word:
        place = len(kept)
        while place and geometry.axis(kept[place - 1]) == geometry.axis(move):
            place -= 1
            if kept[place] == geometry.back(move):
                del kept[place]
                break
        else:
            kept.append(move)
    return tuple(kept)
