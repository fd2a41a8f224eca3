"""A look back over a game: which moves gave away most."""

from collections.abc import Collection, Generator
from dataclasses import dataclass
from typing import Any, Generic

from arcade.toolkit.contract.evaluator import MoveEvaluator, Place, Played, Valued
from arcade.toolkit.contract.position import Move

MOST = 3
"""So many mistakes are named: who is told of more learns less."""


@dataclass(frozen=True)
class Mistake(Generic[Place, Move]):
    """A move that was not the best: its number from 1, its position, what was played and what was better, and values.

    Values are for the side that moved, in the game's own measure.
    """

    number: int
    position: Place
    played: Move
    better: Move
    kept: int
    """What the move that was played is worth."""
    missed: int
    """What the better one is worth."""
    counted: int
    """Its number in the count of the game's own pages."""

    @property
    def cost(self) -> int:
        """What was given away."""
        return self.missed - self.kept


def worst(
    evaluator: MoveEvaluator[Place, Move], match: Played, seats: Collection[int] | None, most: int = MOST
) -> Generator[int, None, list[Mistake[Place, Move]]]:
    """The mistakes of these seats that cost most, the dearest first, of equal ones the earliest.

    With no seats (None) all moves were made by one player.
    Yields how many moves have been looked at, more than once for each: a slice of the evaluator's work ends with that.
    """
    found: list[Mistake[Any, Any]] = []
    for number, (position, played) in enumerate(zip(match.positions, match.moves, strict=False), 1):
        if seats is not None and (position.seat not in seats or len(position.moves()) < 2):
            continue
        judging = evaluator.values(position)
        while True:
            try:
                next(judging)
            except StopIteration as stop:
                mistake = _judged(number, position, played, stop.value, evaluator.counted(match.positions, number))
                break
            yield number
        if mistake is not None and mistake.cost >= evaluator.least:
            found.append(mistake)
        yield number
    return sorted(found, key=lambda one: (-one.cost, one.number))[:most]


def _judged(number: int, position: Any, played: Move, valued: Valued[Move], counted: int) -> Mistake[Any, Move] | None:
    """What an evaluator makes of a move; None where it does not know it."""
    kept = dict(valued).get(played)
    if kept is None:
        return None
    better, missed = max(valued, key=lambda one: one[1])
    return Mistake(number, position, played, better, kept, missed, counted)
