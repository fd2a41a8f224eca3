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

Place = tuple[Piece, int, int]
"""The piece as it is turned, and the row and the column that it comes to: most places are judged and forgotten."""
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
    different: dict[int, Place] = {}
    for place, squares in _places(world, pile):
        different.setdefault(squares, place)
    best = max(different, key=lambda squares: _worth(world, different[squares], pile | squares)[0])
    return _advice(world, different[best], pile | best)


def places(world: World) -> Iterator[Piece]:
    """Where the piece comes to rest when it is turned at once, shifted, and then dropped."""
    return (_piece(place) for place, _ in _places(world, _packed_pile(world)))


def judge(world: World, piece: Piece) -> Advice:
    """What the pile would be like with the piece fixed where it is, and what that is worth."""
    squares = form(world.rules.columns).packed(world.cells(piece))
    return _advice(world, (piece, piece.row, piece.column), _packed_pile(world) | squares)


def _piece(place: Place) -> Piece:
    turned, row, column = place
    return Piece(turned.kind, turned.hand, turned.turns, row, column)


def _packed_pile(world: World) -> int:
    rows = [(row, cells) for row, cells in enumerate(world.well.rows) if any(cells)]
    squares = [(row, column) for row, cells in rows for column, square in enumerate(cells) if square]
    return form(world.rules.columns).packed(squares)


def _places(world: World, pile: int) -> Iterator[tuple[Place, int]]:
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
                yield (turned, turned.row + rows, column), squares << shape.row * rows
                column, squares = (column - 1, squares >> 1) if step < 0 else (column + 1, squares << 1)


def _advice(world: World, place: Place, pile: int) -> Advice:
    value, height, holes, cleared = _worth(world, place, pile)
    return Advice(_piece(place), value, height, holes, cleared)


def _worth(world: World, place: Place, pile: int) -> tuple[int, int, int, int]:
    """What a pile is worth that a piece has just become part of at a place; its rows, its holes, the rows completed."""
    shape = form(world.rules.columns)
    turned, row, _ = place
    heights = [down for down, _ in world.shape(turned)]
    middle = 2 * (ROWS - row) - max(heights) - min(heights)
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
