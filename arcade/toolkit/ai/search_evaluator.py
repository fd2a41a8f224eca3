"""Move evaluators of games that cannot be worked out: all moves are searched equally deep, by the strongest level.

Values are the search's: what the game counts, or a win or loss that is proved, so many plies away.
"""

from collections.abc import Callable

from arcade.toolkit.ai.exact_evaluator import CERTAIN, ends_in
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.contract.evaluator import Valued
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text, filled

CERTAINLY = 1_000
"""Plies to an end that is proved, but of which it isn't known how far away it is."""


def ending(plies: int = CERTAINLY, won: bool = True) -> int:
    """The value of a proved end."""
    return WIN - plies if won else plies - WIN


def in_units(unit: int, words: Text) -> Callable[[int], Text]:
    """How a value is told where so much of it is one of what the game counts: in `words` with {n}, or how it ends."""

    def told(value: int) -> Text:
        plies = WIN - abs(value)
        if plies == CERTAINLY:
            return CERTAIN[1 if value > 0 else -1]
        if plies < WIN // 2:
            return ends_in(plies, value > 0)
        units = (abs(value) + unit // 2) // unit
        return filled(words, n=f"{'+' if value > 0 else '-'}{units}" if units else "0")

    return told


def searched(searcher: AlphaBeta[P, Move], position: P, depth: int, positions: int) -> Thinking[Valued[Move]]:
    """What each move of a position is worth, after the same number of plies for all of them.

    At least two plies are looked ahead, at most `depth`, and no new ply is begun once so many positions are examined.
    """
    worths: dict[Move, int] = {}
    left: int = positions
    for plies in range(1, depth):
        deeper: dict[Move, int] = {}
        for move in position.moves():
            value = worths.get(move, 0)
            if abs(value) < WIN // 2:
                after = position.play(move)
                outcome = after.outcome()
                if outcome is not None:
                    value = won_by(position.seat, outcome) * ending(1)
                else:
                    found = yield from searcher.search(after, plies, max(left, 1), strict=True)
                    left -= found.positions
                    yield None
                    if found.depth < plies and not found.decided:
                        return tuple(worths.items())
                    value = _before(found.value)
            deeper[move] = value
        worths = deeper
        if left <= 0:
            break
    return tuple(worths.items())


def _before(value: int) -> int:
    """What a position's value is a ply earlier, to the side that has moved."""
    late = (abs(value) > WIN // 2) * (1 if value > 0 else -1)
    return late - value
