"""Fleeing with foresight: how the demonstration's player looks ahead in the book's chase before it takes a step."""

from collections.abc import Callable

from arcade.games.labyrinth.board import WAYS, Cell, Maze, beside

AHEAD = 18
"""Steps looked ahead."""
EASE = 110
"""Frames before the hunters that feel safe."""

Reach = Callable[[Cell], int]
"""Frames until a hunter can be in a cell."""


def flee(maze: Maze, start: Cell, reach: Reach, pace: int) -> Cell | None:
    """The way to go next, or none to stay; every step takes `pace` frames.

    Cells are looked through ring by ring as far as they can be reached before any hunter; the best of them is where
    most time is left before one comes.
    """
    first: dict[Cell, Cell | None] = {start: None}
    ring, best, best_worth = [start], None, _worth(reach(start))
    for steps in range(1, AHEAD + 1):
        following: list[Cell] = []
        for cell in ring:
            for way in WAYS:
                there = beside(cell, way)
                if there in first or not maze.free(there):
                    continue
                left = reach(there) - steps * pace
                if left <= pace:
                    continue
                first[there] = first[cell] or way
                following.append(there)
                worth = _worth(left) - steps // 6
                if worth > best_worth:
                    best, best_worth = first[there], worth
        ring = following
    if len(first) > 1 or reach(start) > 2 * pace:
        return best
    ways = [way for way in WAYS if maze.free(beside(start, way))]
    return max(ways, key=lambda way: reach(beside(start, way)), default=None)


def _worth(left: int) -> int:
    return 4 * min(left, EASE) + min(max(left - EASE, 0), EASE) // 8
