"""The adviser: tries every place of the piece and judges the pile that it leaves, as a player of the demonstration too.

The features are Pierre Dellacherie's, the weights (in hundredths) those that Islam El-Ashi found with them in 2011.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcade.games.tetris.events import Piece
from arcade.games.tetris.rules import World
from arcade.toolkit.picture.polyominoes import Cell

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
    pile = _packed(world)
    # A piece that is the same when it is turned comes to the same cells several times; the first time counts.
    different: dict[frozenset[Cell], Piece] = {}
    for piece in places(world):
        different.setdefault(frozenset(world.cells(piece)), piece)
    return max((_judged(world, piece, pile) for piece in different.values()), key=lambda advice: advice.value)


def places(world: World) -> Iterator[Piece]:
    """Where the piece comes to rest when it is turned at once, shifted, and then dropped."""
    for turns in range(4):
        turned = world.turned(world.piece, turns) if turns else world.piece
        if turned is None:
            continue
        for step in (-1, 1):
            there: Piece | None = turned if step < 0 else world.moved(turned, 0, 1)
            while there:
                yield world.lowest(there)
                there = world.moved(there, 0, step)


def judge(world: World, piece: Piece) -> Advice:
    """What the pile would be like with the piece fixed where it is, and what that is worth."""
    return _judged(world, piece, _packed(world))


def _packed(world: World) -> list[int]:
    """The rows of the pile, a bit a square, column 0 the lowest."""
    return [sum(1 << column for column, square in enumerate(row) if square) for row in world.well.rows]


def _judged(world: World, piece: Piece, pile: Sequence[int]) -> Advice:
    """The pile is packed once for all the places that are tried."""
    cells = world.cells(piece)
    columns = world.rules.columns
    full = (1 << columns) - 1
    rows = list(pile)
    for row, column in cells:
        rows[row] |= 1 << column
    middle = 2 * len(rows) - max(row for row, _ in cells) - min(row for row, _ in cells)
    left = [row for row in rows if row != full]
    cleared = len(rows) - len(left)
    rows = [0] * cleared + left
    # What is empty above the pile has a border at either wall, and nothing else to be counted but in its lowest row.
    above = max(next((at for at, row in enumerate(rows) if row), len(rows)) - 1, 0)
    rows = rows[above:]
    holes = _holes(rows)
    value = (
        HEIGHT * middle // 2
        + ROWS_CLEARED * cleared
        + ROW_CHANGES * (_row_changes(rows, columns) + 2 * above)
        + COLUMN_CHANGES * _column_changes(rows, full)
        + HOLES * holes
        + WELLS * _wells(rows, columns)
    )
    return Advice(piece, value, sum(1 for row in rows if row), holes, cleared)


def _row_changes(rows: Sequence[int], columns: int) -> int:
    """Borders between full and empty side by side, the walls being full."""
    inner = (1 << columns + 1) - 1
    walled = [row << 1 | 1 << columns + 1 | 1 for row in rows]
    return sum([((row ^ row >> 1) & inner).bit_count() for row in walled])


def _column_changes(rows: Sequence[int], full: int) -> int:
    """Borders between full and empty one above the other, the floor being full."""
    return sum([(upper ^ lower).bit_count() for upper, lower in zip(rows, [*rows[1:], full], strict=True)])


def _holes(rows: Sequence[int]) -> int:
    covered = holes = 0
    for row in rows:
        holes += (covered & ~row).bit_count()
        covered |= row
    return holes


def _wells(rows: Sequence[int], columns: int) -> int:
    """Cells between two full ones and open above, each counted with its depth."""
    total = covered = 0
    reaching: list[int] = []  # at place n, a bit for each column where more than n such cells stand one above the other
    for row in rows:
        covered |= row
        narrow = ~covered & (row << 1 | 1) & (row >> 1 | 1 << columns - 1)
        reaching = [narrow, *[narrow & above for above in reaching if narrow & above]] if narrow else []
        total += sum([cells.bit_count() for cells in reaching])
    return total
