"""The adviser: tries every place of the piece and judges the pile that it leaves, as a player of the demonstration too.

The features are Pierre Dellacherie's, the weights (in hundredths) those that Islam El-Ashi found with them in 2011.
Each is counted for the whole well at once: its squares are the bits of one number.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.games.tetris.board import ROWS
from arcade.games.tetris.evaluation import form
from arcade.games.tetris.events import Piece
from arcade.games.tetris.rules import World

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
    judged = (_judged(world, piece, pile | squares) for squares, piece in different.items())
    return max(judged, key=lambda advice: advice.value)


def places(world: World) -> Iterator[Piece]:
    """Where the piece comes to rest when it is turned at once, shifted, and then dropped."""
    return (piece for piece, _ in _places(world, _packed_pile(world)))


def judge(world: World, piece: Piece) -> Advice:
    """What the pile would be like with the piece fixed where it is, and what that is worth."""
    return _judged(world, piece, _packed_pile(world) | form(world.rules.columns).packed(world.cells(piece)))


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


def _judged(world: World, piece: Piece, pile: int) -> Advice:
    """What a pile is worth that a piece has just become part of."""
    shape = form(world.rules.columns)
    heights = [row for row, _ in world.shape(piece)]
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
    return Advice(piece, value, shape.height(pile), holes, cleared)
