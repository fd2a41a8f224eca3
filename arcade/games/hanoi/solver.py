"""A shortest way from any position: breadth first, for there are only rods^discs positions."""

from arcade.games.hanoi.rules import Move, Position, carried, legal
from arcade.toolkit.contract.searching import Search

SLICE = 400
"""Positions looked at between two frames."""


def way(start: Position) -> Search[tuple[Move, ...]]:
    """The moves of a shortest way to a goal, the first such way in the order of the moves."""
    rods, stepwise = start.rods, start.stepwise
    goals = {(goal,) * len(start.at) for goal in start.goals}
    came: dict[tuple[int, ...], tuple[tuple[int, ...], Move] | None] = {start.at: None}
    layer, looked, found = [start.at], 0, start.at if start.solved else None
    while found is None:
        following = []
        for at in layer:
            looked += 1
            if looked % SLICE == 0:
                yield
            for move in legal(at, rods, stepwise):
                after = carried(at, move)
                if after not in came:
                    came[after] = at, move
                    following.append(after)
        layer = following
        found = next((at for at in layer if at in goals), None)
    moves: list[Move] = []
    while (step := came[found]) is not None:
        found, move = step
        moves.append(move)
    return tuple(reversed(moves))
