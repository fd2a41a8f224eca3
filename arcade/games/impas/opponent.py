"""The computer's play, level by level: the book's method, a look at its own moves, then searches of growing depth."""

from enum import IntEnum

from arcade.games.impas.book_opponent import scan
from arcade.games.impas.evaluation import weights
from arcade.games.impas.lanes import Push, View, all_free_steps, free_steps, move_of, view
from arcade.games.impas.rules import SIDE, Move, Position
from arcade.games.impas.search import Searcher
from arcade.games.impas.solver import best
from arcade.toolkit.contract.searching import Search

FORESIGHT, GLIMPSE = 3, 1
"""Plies that the judgement looks beyond the push it chooses: the perfect level's and the careful one's."""
ENOUGH = 12_000
"""Positions that the perfect level opens to settle who wins; enough for the last fourteen plies, and for 5 by 5."""
NEAR = 42
"""Free steps of both sides from which that is tried: with more the end is farther than fourteen plies."""
CRAMPING = 16
"""What a reply less is worth when pushes are tried for that, in units of the judgement."""


class Level(IntEnum):
    """How strong the computer plays; PRINTED is the original's method."""

    PRINTED = 1
    SPARING = 2
    CAREFUL = 3
    PERFECT = 4


def searcher(seen: View, side: int) -> Searcher:
    """A fresh searcher with the best judgement for what follows from a position."""
    return Searcher(side, weights(seen, side), CRAMPING if side == SIDE else 1)


def choosing(position: Position, level: int) -> Search[Move]:
    """The move of a level; the position must not be over."""
    seen, side = view(position), position.side
    match Level(level):
        case Level.PRINTED:
            push = scan(seen, side).push
        case Level.SPARING:
            push = yield from Searcher(side, free_steps(side), 1).best(seen, 0)
        case Level.CAREFUL:
            push = yield from searcher(seen, side).best(seen, GLIMPSE if side == SIDE else GLIMPSE + 1)
        case Level.PERFECT:
            push, _ = yield from perfect(seen, side)
    return move_of(push, position.seat, side)


def advice(position: Position) -> Search[tuple[Move, bool | None]]:
    """The best move known, and whether it wins; None where that is not settled."""
    push, wins = yield from perfect(view(position), position.side)
    return move_of(push, position.seat, position.side), wins


def perfect(seen: View, side: int) -> Search[tuple[Push, bool | None]]:
    """The best push known, and whether it wins.

    On the book's board it wins if any does: by the table. Else and on other boards by settling it, or by judgement.
    """
    known, wins = best(seen) if side == SIDE else (None, False)
    if known is not None and wins:
        return known, True
    yield
    mind = searcher(seen, side)
    settled = (yield from mind.solve(seen, ENOUGH)) if all_free_steps(seen, side) <= NEAR else None
    push = mind.winning(seen) or (known if settled is None else None)
    return push or (yield from mind.best(seen, FORESIGHT)), settled
