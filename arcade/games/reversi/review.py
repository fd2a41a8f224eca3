"""A look back over a game: the move that gave away most."""

from collections.abc import Collection
from dataclasses import dataclass

from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.discs.lanes import EIGHTHS
from arcade.toolkit.discs.rules import PASS, Position
from arcade.toolkit.discs.search import Searcher

POSITIONS, EXACT = 2_500, 10
"""What is spent on each position."""
WORTH_NAMING = 4
"""Discs below which a mistake is none."""


@dataclass(frozen=True)
class Mistake:
    """A ply (from 1), the square played, a better one, and the discs lost by it at least."""

    number: int
    played: int
    better: int
    cost: int


def look_back(match: Match[Position, int], seats: Collection[int]) -> Thinking[tuple[int, ...]]:
    """Search every position in which one of the seats had a choice; the dearest Mistake's fields, or nothing."""
    dearest: tuple[int, ...] = ()
    cost = WORTH_NAMING - 1
    for number, (position, played) in enumerate(zip(match.positions, match.moves, strict=False), 1):
        if position.seat not in seats or played == PASS:
            continue
        found = yield from Searcher().search(position, POSITIONS, EXACT)
        yield None
        lost = (found.values[0][1] - dict(found.values)[played]) // EIGHTHS
        if lost > cost:
            cost = lost
            dearest = number, played, found.values[0][0], lost
    return dearest
