"""The rules of Predan's magic square: lines of a full row slide by one cell until the square reads 1, 2, 3 and so on.

A line may move towards an end only while it holds exactly as many tiles as the square is wide and the arm at that end
is empty. Only even arrangements can be put in order; all of them can be (see `solver`).

The board is a cross: a square of places, and an arm beyond each end of its rows and columns. Cells count row by row
over the whole cross with its four empty corners; places count within the square. Moves are numbers in the order of
their letters: rows to the left, rows to the right, columns up, columns down.

A player may fill the square: tiles are typed place by place, as two digits where there are more than nine.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, cached_property
from itertools import combinations, pairwise

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
        """Arms included."""
        return self.size + 2

    @property
    def letters(self) -> str:
        return LETTERS[: 4 * self.size]

    def back(self, move: int) -> int:
        """The move that undoes a move."""
        return move - self.size if self.sideways(move) else move + self.size

    def sideways(self, move: int) -> bool:
        """To the right or down."""
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


@dataclass(frozen=True)
class Position:
    """The tile in each cell of the whole cross, row by row, 0 for none; `magic` asks for equal sums, not for order."""

    cells: Cells
    magic: bool = False

    def __post_init__(self) -> None:
        tiles = sorted(tile for tile in self.cells if tile)
        if self.size not in SIZES or tiles != list(range(1, self.size**2 + 1)):
            raise ValueError(f"{self.cells} is no board with every tile on it once")

    @cached_property
    def size(self) -> int:
        return next((size for size in SIZES if (size + 2) ** 2 == len(self.cells)), 0)

    @property
    def board(self) -> Board:
        return board(self.size)

    @property
    def square(self) -> tuple[int, ...]:
        """What stands in the square, place by place."""
        return tuple(self.cells[cell] for cell in self.board.centre)

    @property
    def full(self) -> bool:
        return 0 not in self.square

    def moves(self) -> tuple[int, ...]:
        return self._moves

    @cached_property
    def _moves(self) -> tuple[int, ...]:
        return tuple(move for move in range(4 * self.size) if self.board.shifted(self.cells, move) is not None)

    def play(self, move: int) -> "Position":
        """The position after a legal move; raises ValueError for another."""
        after = self.board.shifted(self.cells, move)
        if after is None or move not in self.moves():
            raise ValueError(f"{self.board.letters[move]} cannot be moved")
        return Position(after, self.magic)

    @property
    def inversions(self) -> int:
        """Pairs of tiles of which the greater stands earlier, read row by row."""
        return sum(earlier > later for earlier, later in combinations([tile for tile in self.cells if tile], 2))

    @property
    def sums(self) -> tuple[int, ...]:
        """What the rows, the columns and the two diagonals of the square add up to."""
        size, square = self.size, self.square
        rows = [square[size * row : size * row + size] for row in range(size)]
        return (*map(sum, rows), *(sum(square[column::size]) for column in range(size)),
                sum(square[:: size + 1]), sum(square[size - 1 : -1 : size - 1]))  # fmt: skip

    @property
    def solved(self) -> bool:
        if self.magic:
            return self.full and len(set(self.sums)) == 1
        return self.full and all(one < other for one, other in pairwise(self.square))

    def home(self, tile: int) -> bool:
        """Whether a tile is where it belongs when the order is the goal."""
        return not self.magic and self.cells[self.board.centre[tile - 1]] == tile

    def exchanged(self) -> "Position":
        """The position with the two highest tiles exchanged, which turns odd into even."""
        high = self.size**2
        there = {high: high - 1, high - 1: high}
        return Position(tuple(there.get(tile, tile) for tile in self.cells), self.magic)

    def picture(self) -> str:
        """The rows of the cross from above, parted by bars; "." is an empty cell."""
        width = self.board.width
        numbers = [str(tile) if tile else "." for tile in self.cells]
        return " | ".join(" ".join(numbers[row : row + width]) for row in range(0, len(numbers), width))


def in_order(size: int, magic: bool = False) -> Position:
    return filled(tuple(range(1, size * size + 1)), magic)


def filled(tiles: tuple[int, ...], magic: bool = False) -> Position:
    size = next((size for size in SIZES if size * size == len(tiles)), 0)
    return Position(board(size).filled(tiles), magic)


class Typed(Enum):
    """What became of a digit."""

    TENS = "tens"
    PLACED = "placed"
    NO_SUCH_TILE = "no such tile"
    REPEATED = "repeated"


@dataclass(frozen=True)
class Filling:
    """The tiles put so far in a square of a size, and the first digit of the next one if it has been typed."""

    size: int
    tiles: tuple[int, ...] = ()
    tens: int | None = None

    @property
    def complete(self) -> bool:
        return len(self.tiles) == self.size**2

    def type(self, digit: int) -> tuple["Filling", Typed]:
        """The filling after a digit, and what became of it: a refused number loses nothing put before."""
        highest = self.size**2
        if highest > 9 and self.tens is None:
            if digit > highest // 10:
                return self, Typed.NO_SUCH_TILE
            return replace(self, tens=digit), Typed.TENS
        tile = 10 * (self.tens or 0) + digit
        if tile > highest:
            # The first digit stays: another second one may make sense.
            return self, Typed.NO_SUCH_TILE
        if tile == 0:
            return replace(self, tens=None), Typed.NO_SUCH_TILE
        if tile in self.tiles:
            return replace(self, tens=None), Typed.REPEATED
        return replace(self, tiles=(*self.tiles, tile), tens=None), Typed.PLACED

    def back(self) -> "Filling":
        """Without the digit typed last, or else without the tile put last."""
        return replace(self, tens=None) if self.tens is not None else replace(self, tiles=self.tiles[:-1])
