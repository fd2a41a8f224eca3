"""The rules of Predan's magic square: lines of a full row slide by one cell until the square reads 1, 2, 3 and so on.

A line may move towards an end only while it holds exactly as many tiles as the square is wide and the arm at that end
is empty. Only even arrangements can be put in order; all of them can be (see `solver`).
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise

from arcade.games.magic_square.board import SIZES, Board, Cells, board


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
        """Tiles across the square."""
        return next((size for size in SIZES if (size + 2) ** 2 == len(self.cells)), 0)

    @property
    def board(self) -> Board:
        """Where the cells are."""
        return board(self.size)

    @property
    def square(self) -> tuple[int, ...]:
        """What stands in the square, place by place."""
        return tuple(self.cells[cell] for cell in self.board.centre)

    @property
    def full(self) -> bool:
        """Whether all tiles are in the square."""
        return 0 not in self.square

    def moves(self) -> tuple[int, ...]:
        """The legal moves, in the order of their letters."""
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
        """Whether the goal is reached."""
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
    """All tiles in order in the square."""
    return filled(tuple(range(1, size * size + 1)), magic)


def filled(tiles: tuple[int, ...], magic: bool = False) -> Position:
    """Tiles in the square, place by place."""
    size = next((size for size in SIZES if size * size == len(tiles)), 0)
    return Position(board(size).filled(tiles), magic)
