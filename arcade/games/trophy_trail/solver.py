"""Ways to trophies: the shortest, and the one after which most of the others can still be reached."""

from collections.abc import Callable, Collection, Iterator
from itertools import islice

from arcade.games.trophy_trail.rules import Cell, Way, is_wall
from arcade.toolkit.contract.searching import Search

CANDIDATES = 8
"""So many of the nearest trophies are considered."""
LOST = 45
"""What a trophy that could no longer be reached counts, in steps."""
ROOM = 12
"""Free cells that are worth a step."""

_STEPS = tuple(way.value for way in Way)

Route = tuple[Cell, ...]
"""Cells from the one after the start to the goal."""


def spread(start: Cell, is_free: Callable[[Cell], bool]) -> Iterator[tuple[Cell, Cell]]:
    """All cells that can be reached, the nearest first, each with the one that it is reached from."""
    seen, waiting = {start}, [start]
    for cell in waiting:
        row, column = cell
        for down, right in _STEPS:
            near = row + down, column + right
            if near not in seen and is_free(near):
                seen.add(near)
                waiting.append(near)
                yield near, cell


def reach(start: Cell, blocked: Collection[Cell]) -> set[Cell]:
    """All cells that can be reached on free ground."""
    return {cell for cell, _ in spread(start, lambda cell: not is_wall(cell) and cell not in blocked)}


def routes(start: Cell, blocked: Collection[Cell], goals: Collection[Cell]) -> Iterator[Route]:
    """The shortest ways to goals, the nearest first."""
    before: dict[Cell, Cell] = {}
    for cell, previous in spread(start, lambda cell: not is_wall(cell) and cell not in blocked):
        before[cell] = previous
        if cell in goals:
            way = [cell]
            while (cell := before[cell]) != start:
                way.append(cell)
            yield tuple(reversed(way))


def advice(start: Cell, blocked: Collection[Cell], goals: Collection[Cell]) -> Search[tuple[Route, int]]:
    """The way to the best next trophy and how many others stay within reach; no way at all if there is none."""
    best: tuple[Route, int] = ((), 0)
    best_worth = None
    for route in islice(routes(start, blocked, goals), CANDIDATES):
        yield
        open_cells = reach(route[-1], {*blocked, start, *route})
        left = sum(goal in open_cells for goal in goals)
        worth = LOST * left + len(open_cells) // ROOM - len(route)
        if best_worth is None or worth > best_worth:
            best, best_worth = (route, left), worth
    return best
