"""The adviser: tries every place of the piece and judges the pile that it leaves, as a player of the demonstration too.

The features are Pierre Dellacherie's, the weights (in hundredths) those that Islam El-Ashi found with them in 2011.
Each is counted for the whole well at once: its squares are the bits of one number.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from arcade.games.tetris.rules import ROWS, Piece, World
from arcade.toolkit.picture.polyominoes import Cell


class Form:
    """What wells so many columns wide have in common."""

    def __init__(self, columns: int) -> None:
        self.row = columns + 1
        """Bits from a row to the next."""
        self.first = sum(1 << self.row * row + 1 for row in range(ROWS))
        """The cells of the first column."""
        self.cells = self.first * ((1 << columns) - 1)
        self.walls = sum(1 << self.row * row for row in range(ROWS + 1))
        self.inside = (1 << self.row * ROWS) - 1
        """All bits from the first row's wall to the last row's last column."""
        self.floor = (1 << columns) - 1 << self.row * ROWS + 1

    def packed(self, cells: Iterable[Cell]) -> int:
        return sum([1 << self.row * row + column + 1 for row, column in cells])

    def obstacles(self, pile: int) -> list[tuple[int, int]]:
        """For 16, 8, 4, 2 and 1 rows, from where the pile or the floor is met within so many rows downwards."""
        rows, met = 1, (pile | self.floor) >> self.row
        found = [(rows, met)]
        while 2 * rows < ROWS:
            rows, met = 2 * rows, met | met >> self.row * rows
            found.append((rows, met))
        return found[::-1]

    def fall(self, squares: int, obstacles: list[tuple[int, int]]) -> int:
        """By how many rows squares can fall that are in the air."""
        fallen = 0
        for rows, met in obstacles:
            if not squares & met:
                squares <<= self.row * rows
                fallen += rows
        return fallen

    def complete(self, pile: int) -> int:
        """The wall behind each row without a gap: there the carry comes to when one is added to the row."""
        return pile + self.first & self.walls

    def without(self, pile: int, complete: int) -> int:
        """What is left when complete rows are taken out and those above come down."""
        while complete:
            behind = complete & -complete
            above = (behind >> self.row) - 1
            pile = pile & -behind | (pile & above) << self.row
            complete ^= behind
        return pile

    def height(self, pile: int) -> int:
        """How many rows are not empty."""
        return (pile + self.cells & self.walls).bit_count()

    def row_changes(self, pile: int) -> int:
        """Borders between full and empty side by side, the walls being full."""
        walled = pile | self.walls
        return ((walled ^ walled >> 1) & self.inside).bit_count()

    def column_changes(self, pile: int) -> int:
        """Borders between full and empty one above the other, the floor being full."""
        return ((pile ^ (pile | self.floor) >> self.row) & self.cells).bit_count()

    def covered(self, pile: int) -> int:
        """The pile and all below its squares."""
        reach = self.row
        while reach < self.row * ROWS:
            pile |= pile << reach
            reach *= 2
        return pile & self.cells

    def wells(self, pile: int, covered: int) -> int:
        """Cells between two full ones and open above, each counted with its depth."""
        walled = pile | self.walls
        deep = narrow = self.cells & ~covered & walled << 1 & walled >> 1
        total = 0
        while deep:
            total += deep.bit_count()
            deep = deep << self.row & narrow
        return total


@cache
def form(columns: int) -> Form:
    """Of wells so many columns wide."""
    return Form(columns)


HEIGHT, ROWS_CLEARED, ROW_CHANGES, COLUMN_CHANGES, HOLES, WELLS = -450, 342, -322, -935, -790, -339


@dataclass(frozen=True)
class Advice:
    """A place for the piece, and what the pile is like with it there."""

    piece: Piece
    value: int
    height: int
    """Rows of the pile."""
    holes: int
    """Empty cells under squares."""
    rows: int
    """Rows that it completes."""


def advise(world: World) -> Advice | None:
    """The best place that the piece in play can be shifted, turned and dropped to; None when the game is over."""
    if world.over:
        return None
    pile = _packed_pile(world)
    # A piece that is the same when it is turned comes to the same cells several times; the first time counts.
    different: dict[int, Piece] = {}
    for piece, squares in _places(world, pile):
        different.setdefault(squares, piece)
    best = max(different, key=lambda squares: _worth(world, different[squares], pile | squares)[0])
    return Advice(different[best], *_worth(world, different[best], pile | best))


def places(world: World) -> Iterator[Piece]:
    """Where the piece comes to rest when it is turned at once, shifted, and then dropped."""
    return (piece for piece, _ in _places(world, _packed_pile(world)))


def judge(world: World, piece: Piece) -> Advice:
    """What the pile would be like with the piece fixed where it is, and what that is worth."""
    squares = form(world.rules.columns).packed(world.cells(piece))
    return Advice(piece, *_worth(world, piece, _packed_pile(world) | squares))


def _packed_pile(world: World) -> int:
    rows = [(row, cells) for row, cells in enumerate(world.well.rows) if any(cells)]
    squares = [(row, column) for row, cells in rows for column, square in enumerate(cells) if square]
    return form(world.rules.columns).packed(squares)


def _places(world: World, pile: int) -> Iterator[tuple[Piece, int]]:
    """The places and the piece's squares there as bits, over a pile."""
    shape = form(world.rules.columns)
    taken, obstacles = pile | shape.walls, shape.obstacles(pile)
    for turns in range(4):
        turned = world.turned(world.piece, turns) if turns else world.piece
        if turned is None:
            continue
        start = shape.packed(world.cells(turned))
        for step in (-1, 1):
            column, squares = (turned.column, start) if step < 0 else (turned.column + 1, start << 1)
            while not squares & taken:
                rows = shape.fall(squares, obstacles)
                there = Piece(turned.kind, turned.hand, turned.turns, turned.row + rows, column)
                yield there, squares << shape.row * rows
                column, squares = (column - 1, squares >> 1) if step < 0 else (column + 1, squares << 1)


def _worth(world: World, piece: Piece, pile: int) -> tuple[int, int, int, int]:
    """What a pile is worth that a piece has just become part of; its rows, its holes, the rows completed."""
    shape = form(world.rules.columns)
    heights = [down for down, _ in world.shape(piece)]
    middle = 2 * (ROWS - piece.row) - max(heights) - min(heights)
    complete = shape.complete(pile)
    pile = shape.without(pile, complete)
    covered = shape.covered(pile)
    cleared, holes = complete.bit_count(), (covered ^ pile).bit_count()
    value = (
        HEIGHT * middle // 2
        + ROWS_CLEARED * cleared
        + ROW_CHANGES * shape.row_changes(pile)
        + COLUMN_CHANGES * shape.column_changes(pile)
        + HOLES * holes
        + WELLS * shape.wells(pile, covered)
    )
    return value, shape.height(pile), holes, cleared
