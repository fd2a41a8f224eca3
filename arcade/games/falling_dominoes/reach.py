"""The ways of a piece: every place where it can be laid from where it is, and the steps that lead there."""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.games.falling_dominoes.rules import Action, Piece, World

DIRECT = (Action.FALL, Action.LEFT, Action.RIGHT, Action.TURN_LEFT, Action.TURN_RIGHT)


@dataclass(frozen=True)
class Routes:
    """Where a piece can get to."""

    came: dict[Piece, tuple[Piece, Action] | None]
    """By place, the place before it and the step from there."""
    ends: tuple[Piece, ...]
    """Where it would be laid, nearest first."""

    def steps(self, end: Piece) -> tuple[tuple[Piece, Action], ...]:
        """Each place on the way to an end, with the step to take from there."""
        return tuple(self._back(end))[::-1]

    def _back(self, place: Piece) -> Iterator[tuple[Piece, Action]]:
        while before := self.came[place]:
            yield before
            place = before[0]


def routes(world: World) -> Routes:
    """All ways of the piece in play, in order of their steps."""
    came: dict[Piece, tuple[Piece, Action] | None] = {world.piece: None}
    ends: list[Piece] = []
    waiting = [world.piece]
    for place in waiting:
        below = world.below(place)
        if below is None:
            ends.append(place)
            continue
        for action in DIRECT:
            there = world.beside(place, below, action)
            if there not in came:
                came[there] = (place, action)
                waiting.append(there)
    return Routes(came, tuple(ends))
