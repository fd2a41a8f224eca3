"""The computer's play, level by level: the book's method, a look at its own moves, then searches of growing depth."""

from enum import IntEnum

from arcade.games.impas.book_opponent import scan
from arcade.games.impas.evaluation import weights
from arcade.games.impas.lanes import Push, View, all_free_steps, free_steps, move_of, view
from arcade.games.impas.rules import SIDE, Move, Position
from arcade.games.impas.search import Searcher
from arcade.games.impas.solver import line
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

FORESIGHT, GLIMPSE = 3, 1
"""Plies that the judgement looks beyond the push it chooses: the perfect level's and the careful one's."""
ENOUGH = 12_000
"""Positions that the perfect level opens to settle who wins on boards without a table; enough for 5 by 5."""
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


def choosing(position: Position, level: int) -> Thinking[Move]:
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
            return (yield from advice(position))[0]
    return move_of(push, position.seat, side)


def advice(position: Position) -> Thinking[tuple[Move, bool | None]]:
    """The best move known, and whether it wins; None where that is not settled.

    The table knows who wins on the book's board, on other boards a search that may not come to an end. Whoever loses,
    or does not know, moves by judgement, so that the other side has the most to see.
    """
    seen, seat, side = view(position), position.seat, position.side
    mind, expected = searcher(seen, side), list[Push]()
    if side == SIDE:
        expected = yield from line(seen)
        wins: bool | None = len(expected) % 2 == 1
    else:
        wins = (yield from mind.solve(seen, ENOUGH)) if near(seen, side) else None
        expected = [push for push in (mind.winning(seen),) if push]
    if wins is not None:
        moves = [move_of(push, (seat + ply) % 2, side) for ply, push in enumerate(expected[: wins and LINE])]
        yield Idea(position, tuple(moves), value=1 if wins else -1)
    push = expected[0] if wins else (yield from mind.best(seen, FORESIGHT))
    return move_of(push, seat, side), wins


def near(seen: View, side: int) -> bool:
    """Whether the end may be so near that a search settles who wins."""
    return all_free_steps(seen, side) <= NEAR
