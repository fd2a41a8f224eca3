"""The rules of the 14–15 puzzle: slide numbered tiles into the hole until they read in order, the hole last.

Trays are square, three to five tiles wide. Half of all arrangements can never be put in order; a count of inversions
shows which. Loyd's swapped goal, with the last two tiles exchanged, can be reached from exactly the other half.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from arcade.toolkit.contract.dice import Dice

HOLE = 0
CLASSIC = 4


@dataclass(frozen=True)
class Position:
    """The tray row by row, the hole 0; `swapped` asks for the last two tiles in exchanged order."""

    tiles: tuple[int, ...]
    swapped: bool = False

    def __post_init__(self) -> None:
        if sorted(self.tiles) != list(range(self.size * self.size)):
            raise ValueError(f"{self.tiles} is not a tray of tiles with one hole")

    @cached_property
    def size(self) -> int:
        """Tiles across, and down."""
        return next((size for size in (3, 4, 5) if size * size == len(self.tiles)), 0)

    @property
    def hole(self) -> int:
        """The hole's place, counted from 0, row by row."""
        return self.tiles.index(HOLE)

    def moves(self) -> tuple[int, ...]:
        """The tiles next to the hole, in the order of their places."""
        return tuple(self.tiles[place] for place in neighbours(self.size, self.hole))

    def play(self, move: int) -> "Position":
        """The position after a tile slid into the hole; ValueError for one that is not next to it."""
        if move not in self.moves():
            raise ValueError(f"tile {move} is not next to the hole")
        there = {move: HOLE, HOLE: move}
        return Position(tuple(there.get(tile, tile) for tile in self.tiles), self.swapped)

    def push(self, place: int) -> tuple[int, ...]:
        """The tiles that slide in turn when that at a place in the hole's row or column is pushed."""
        (row, column), (down, right) = divmod(self.hole, self.size), divmod(place, self.size)
        if (row == down) == (column == right):
            return ()
        step = (self.size if down > row else -self.size) if column == right else (1 if right > column else -1)
        return tuple(self.tiles[at] for at in range(self.hole + step, place + step, step))

    def toward(self, down: int, right: int) -> int:
        """The tile that slides into the hole in a direction; 0 if there is none."""
        row, column = self.hole // self.size - down, self.hole % self.size - right
        inside = 0 <= row < self.size and 0 <= column < self.size
        return self.tiles[row * self.size + column] if inside else HOLE

    @property
    def goal(self) -> tuple[int, ...]:
        """The tiles in the order that is wanted, the hole last."""
        ordered = goal(self.size)
        return (*ordered[:-3], ordered[-2], ordered[-3], HOLE) if self.swapped else ordered

    def home(self, place: int) -> bool:
        """Whether the tile at a place belongs there."""
        return self.tiles[place] == self.goal[place]

    @property
    def solved(self) -> bool:
        return self.tiles == self.goal

    @property
    def inversions(self) -> int:
        """Pairs of tiles of which the greater stands earlier; the hole doesn't count."""
        pairs = combinations([tile for tile in self.tiles if tile != HOLE], 2)
        return sum(earlier > later for earlier, later in pairs)

    @property
    def hole_row(self) -> int:
        """The row of the hole, counted from the bottom, which is 1."""
        return self.size - self.hole // self.size

    @property
    def solvable(self) -> bool:
        """Whether the goal can be reached: sliding never changes this parity (Johnson and Story, 1879).

        On an odd tray the inversions must be even; on an even one inversions and hole row together must be odd.
        """
        even = (self.inversions if self.size % 2 else self.inversions + self.hole_row + 1) % 2 == 0
        return even != self.swapped


def goal(size: int) -> tuple[int, ...]:
    """All tiles in order, the hole last."""
    return (*range(1, size * size), HOLE)


def neighbours(size: int, place: int) -> tuple[int, ...]:
    """The places beside a place, above and to the left first."""
    row, column = divmod(place, size)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(down * size + right for down, right in near if 0 <= down < size and 0 <= right < size)


def dealt(dice: Dice, size: int = CLASSIC) -> Position:
    """A tray filled as in the original: each piece, the hole first, in one of the places still free."""
    free, tiles = list(range(size * size)), [HOLE] * size * size
    for tile in range(size * size):
        tiles[free.pop(dice.below(len(free)))] = tile
    return Position(tuple(tiles))


def dealt_solvable(dice: Dice, size: int = CLASSIC) -> Position:
    """A random tray that can be solved: in an impossible one the two highest tiles are exchanged."""
    position = dealt(dice, size)
    if position.solvable:
        return position
    last = size * size - 1
    there = {last: last - 1, last - 1: last}
    return Position(tuple(there.get(tile, tile) for tile in position.tiles))


def stirred(dice: Dice, moves: int, size: int = CLASSIC) -> Position:
    """A solved tray after so many random moves, none of which undoes the one before; never solved again."""
    position, last = Position(goal(size)), HOLE
    for _ in range(moves):
        last = dice.pick([tile for tile in position.moves() if tile != last])
        position = position.play(last)
    return stirred(dice, moves, size) if position.solved else position


def first_digits(size: int) -> str:
    """The first digits of numbers: those of the smallest tray have one digit, others two."""
    last = size * size - 1
    return "0123456789"[: last + 1 if last < 10 else last // 10 + 1]
