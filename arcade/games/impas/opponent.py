"""The computer's play, level by level: the book's method, a look at its own moves, then searches of growing depth.

The book's method leaves the other side as few moves as it can, and looks no further.
"""

from typing import NamedTuple

from arcade.games.impas import rules
from arcade.games.impas.levels import Player
from arcade.games.impas.rules import SIDE, Move, Position, Push, View, move_of, view
from arcade.games.impas.search import Searcher, line, weights
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

CAREFUL_PLIES, PERFECT_PLIES = 1, 3
"""That these levels look beyond a push where they don't know who wins."""
ENOUGH = 12_000
"""Positions that the perfect level searches for who wins on boards without a table; enough for 5 by 5."""
NEAR = 42
"""Free steps of both sides from which it does so: with more the end is farther than fourteen plies."""
CRAMPING = 16
"""What a reply less is worth when pushes are ordered, in units of the judgement."""


class Scanned(NamedTuple):
    """The push chosen, how many were tried, and all the replies to these, which took the original its time."""

    push: Push
    tried: int
    replies: int


def scan(seen: View, side: int) -> Scanned:
    """Try the rows from the top, in each the pieces from the left, and longer pushes only while they improve.

    A push is kept only if it leaves fewer moves than the best so far; one that leaves none is played at once. Raises
    ValueError where there is no push.
    """
    best: Push | None = None
    fewest = tried = replies = 0
    full = (1 << side) - 1
    for lane in reversed(range(side)):
        given_up = 0
        for push in rules.pushes(side)[lane][seen.own >> side * lane & full]:
            piece = push[0] & -push[0]
            if piece == given_up:
                continue
            tried += 1
            left = len(rules.options(rules.after(seen, push), side))
            replies += left
            if left == 0:
                return Scanned(push, tried, replies)
            if best is None or left < fewest:
                best, fewest = push, left
            else:
                given_up = piece
    if best is None:
        raise ValueError("there is nothing to push")
    return Scanned(best, tried, replies)


def searcher(seen: View, side: int) -> Searcher:
    """A new searcher with the best judgement for what follows from a position."""
    return Searcher(side, weights(seen, side), CRAMPING if side == SIDE else 1)


def choosing(position: Position, player: Player) -> Thinking[Move]:
    """The move of a player; the position must not be over."""
    seen, side = view(position), position.side
    match player:
        case Player.PRINTED:
            push = scan(seen, side).push
        case Player.SPARING:
            push = yield from Searcher(side, rules.free_steps(side), 1).best(seen, 0)
        case Player.CAREFUL:
            push = yield from searcher(seen, side).best(seen, CAREFUL_PLIES + (side != SIDE))
        case Player.PERFECT:
            return (yield from advice(position))[0]
    return move_of(push, position.seat, side)


def advice(position: Position) -> Thinking[tuple[Move, bool | None]]:
    """The best move known, and whether it wins; None if that is unknown.

    The table knows who wins on the book's board; on other boards a search may find out. A losing side, or one that
    doesn't know, moves by judgement, which makes it hardest for the other.
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
    push = expected[0] if wins else (yield from mind.best(seen, PERFECT_PLIES))
    return move_of(push, seat, side), wins


def near(seen: View, side: int) -> bool:
    """Whether the end may be near enough for a search to find who wins."""
    return rules.all_free_steps(seen, side) <= NEAR
