"""Fleeing with foresight: how the demonstration's player looks many steps ahead before it takes one."""

from collections.abc import Callable, Mapping

from arcade.games.labyrinth.actors import Beast
from arcade.games.labyrinth.board import WAYS, Cell, Maze, apart, beside
from arcade.games.labyrinth.opponent import Mind, awake
from arcade.games.labyrinth.world import STEP, UNIT, Hunt

AHEAD = 18
"""Steps looked ahead."""
EASE, BOLD = 110, 40
"""Frames before the hunters that feel safe; with somewhere to go fewer are enough."""
NEVER = 9_999
PULL = 4
"""How many frames of safety a step nearer to the goal is worth."""
ASLEEP = 60
"""Frames that a guard who has not noticed anybody is taken to lose."""

Reach = Callable[[Cell], int]
"""Frames until a hunter can be in a cell."""


def flee(maze: Maze, start: Cell, reach: Reach, pace: int, goal: Mapping[Cell, int] | None = None) -> Cell | None:
    """The way to go next, or none to stay; every step takes `pace` frames, `goal` tells how far each cell is from it.

    Cells are looked through ring by ring as far as they can be reached before any hunter; the best of them is where
    most time is left before one comes, or the one nearest to the goal if there is time enough.
    """
    enough = EASE if goal is None else BOLD
    first: dict[Cell, Cell | None] = {start: None}
    ring, best, best_worth = [start], None, _worth(start, reach(start), enough, goal)
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
                worth = _worth(there, left, enough, goal) - steps // 6
                if worth > best_worth:
                    best, best_worth = first[there], worth
        ring = following
    if len(first) > 1 or reach(start) > 2 * pace:
        return best
    ways = [way for way in WAYS if maze.free(beside(start, way))]
    return max(ways, key=lambda way: reach(beside(start, way)), default=None)


def _worth(cell: Cell, left: int, enough: int, goal: Mapping[Cell, int] | None) -> int:
    safety = 4 * min(left, enough) + min(max(left - enough, 0), enough) // 8
    return safety if goal is None else safety - 4 * PULL * goal.get(cell, NEVER)


def reach_of(hunt: Hunt, number: int = 0) -> Reach:
    """When the beasts can be where, as far as their minds allow."""
    unit = UNIT[hunt.level - 1]
    fields: list[tuple[Mapping[Cell, int], int]] = []
    blunderers: list[tuple[Cell, int]] = []
    for beast in hunt.beasts:
        late = beast.lasting - beast.gone + _sleep(hunt, beast, number)
        if hunt.level >= Mind.HUNTER or beast.led:
            fields.append((hunt.maze.distances(beast.cell, leaping=True), late))
        else:
            blunderers.append((beast.cell, late))

    def reach(cell: Cell) -> int:
        times = [field.get(cell, NEVER) * unit + late for field, late in fields]
        times += [(apart(cell, there) - 1) * unit + late for there, late in blunderers]
        return min(times)

    return reach


def _sleep(hunt: Hunt, beast: Beast, number: int) -> int:
    return 0 if awake(Mind(hunt.level), beast, hunt.goods[number]) else ASLEEP


def goal_of(hunt: Hunt, number: int, reach: Reach) -> Mapping[Cell, int] | None:
    """How far every cell is from what is wanted most: the exit, or the thing that is worth most for its way."""
    if hunt.exit is not None:
        return hunt.ways
    if not hunt.treasures:
        return None
    far = hunt.maze.distances(hunt.goods[number].cell)

    def promise(cell: Cell) -> int:
        danger = reach(cell) <= STEP * (far[cell] + 1)
        return 100 * hunt.treasures[cell] // (far[cell] + 3) // (8 if danger else 1)

    return hunt.maze.distances(max(hunt.treasures, key=promise))
