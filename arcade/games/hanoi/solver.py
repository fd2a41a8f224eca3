"""A shortest way from any position: breadth first, for there are only rods^discs positions."""

from arcade.games.hanoi.rules import Move, Position
from arcade.toolkit.contract.searching import Search

SLICE = 400
"""Positions looked at between two frames."""


def way(start: Position) -> Search[tuple[Move, ...]]:
    """The moves of a shortest way to a goal, the first such way in the order of the moves."""
    came: dict[tuple[int, ...], tuple[Position, Move] | None] = {start.at: None}
    layer, looked, found = [start], 0, start if start.solved else None
    while found is None:
        following = []
        for position in layer:
            looked += 1
            if looked % SLICE == 0:
                yield
            for move in position.moves():
                after = position.play(move)
                if after.at not in came:
                    came[after.at] = position, move
                    following.append(after)
        layer = following
        found = next((position for position in layer if position.solved), None)
    moves: list[Move] = []
    while (step := came[found.at]) is not None:
        found, move = step
        moves.append(move)
    return tuple(reversed(moves))
