"""Where the squares of the winding track are on the screen, which one a pixel is in, and how a cursor steps on it.

The printed track has eight runs of fifteen squares, to the right and back in turn; between two runs a connecting square
at their common end, half a row lower. The terminus is left of square 1. The garden's paths wind in the same way.
"""

from dataclasses import dataclass
from functools import cache

from arcade.games.nimble.rules import HOME, LENGTH
from arcade.toolkit.picture.grid import Cell


@dataclass(frozen=True)
class Winding:
    """How a track winds: squares of a run, the first one's top left pixel, sizes, and how it leaves the straight."""

    run: int = 15
    left: int = 111
    top: int = 18
    width: int = 28
    height: int = 21
    across: int = 28
    """Pixels from a square to the next one of its run."""
    down: int = 42
    """Pixels from a run to the next."""
    sway: tuple[int, ...] = (0,)
    """How much lower each square of a run stands, over and over."""
    home: tuple[int, int] | None = None
    """The terminus's top left pixel; else it stands left of square 1."""
    radius: int = 0
    """Of the walkers, in a garden."""


PRINTED = Winding()
WIDTH, HEIGHT = PRINTED.width, PRINTED.height
"""Pixels of a printed square."""
SHORT = Winding(7, 182, 46, 58, 35, 65, 78, (0, 3, 4, 2, -1, -2, -1), (116, 60), 17)
HALF = Winding(15, 160, 50, 30, 26, 32, 78, (0, 3, 6, 7, 6, 3, 0, -3, -5, -6, -5, -3), (118, 64), 11)
WHOLE = Winding(15, 160, 28, 30, 19, 32, 38, (0,), (120, 60), 8)
GARDENS = {31: SHORT, 63: HALF, LENGTH: WHOLE}


@dataclass(frozen=True)
class Track:
    """The track as the cursor sees it; a cell is (0, square)."""

    length: int = LENGTH
    stops: frozenset[int] = frozenset(range(LENGTH + 1))
    """The squares on which a cursor rests."""
    winding: Winding = PRINTED

    def corner(self, square: int) -> tuple[int, int]:
        """The top left pixel of a square."""
        way = self.winding
        if square == HOME:
            return way.home or (way.left - way.across, way.top)
        double, place = divmod(square - 1, 2 * way.run + 2)
        row, last = 2 * double, way.run - 1
        if place < way.run:
            return self._in_run(row, place)
        if place == way.run:
            return way.left + way.across * last, way.top + way.down * row + way.down // 2
        if place <= 2 * way.run:
            return self._in_run(row + 1, last - (place - way.run - 1))
        return way.left, way.top + way.down * (row + 1) + way.down // 2

    def _in_run(self, row: int, column: int) -> tuple[int, int]:
        way = self.winding
        bend = way.sway[(column + 3 * row) % len(way.sway)] if 0 < column < way.run - 1 else 0
        return way.left + way.across * column, way.top + way.down * row + bend

    def middle(self, square: int) -> tuple[int, int]:
        x, y = self.corner(square)
        return x + self.winding.width // 2, y + self.winding.height // 2

    def at(self, x: int, y: int) -> Cell | None:
        for square in range(self.length + 1):
            left, top = self.corner(square)
            if left <= x < left + self.winding.width and top <= y < top + self.winding.height:
                return 0, square
        return None

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        """The stop that an arrow leads to: along the run and its connectors, or in the next run that has any stop."""
        here, run = cell[1], self.winding.run
        x, rows = self._across(here), _rows(here, run)
        best: tuple[int, int, int, int] | None = None
        for square in sorted(self.stops - {here}):
            away = self._across(square) - x
            if right:
                if away * right <= 0 or rows.isdisjoint(_rows(square, run)):
                    continue
                found = (0, abs(away), 0, -square)
            else:
                levels = [(row - (max(rows) if down > 0 else min(rows))) * down for row in _rows(square, run)]
                level = min((level for level in levels if level >= (len(rows) == 1)), default=-1)
                if level < 0:
                    continue
                found = (level, abs(away), len(_rows(square, run)), -square)
            best = found if best is None else min(best, found)
        return cell if best is None else (0, -best[3])

    def way(self, start: int, goal: int) -> list[tuple[int, int]]:
        """The fewest steps, (down, right) each, from a square to another; none if there is no way."""
        came: dict[int, tuple[int, tuple[int, int]]] = {}
        todo = [start]
        for here in todo:
            for arrow in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                there = self.step((0, here), *arrow)[1]
                if there != start and there not in came:
                    came[there] = here, arrow
                    todo.append(there)
        steps: list[tuple[int, int]] = []
        while goal in came:
            goal, arrow = came[goal]
            steps.insert(0, arrow)
        return steps

    def _across(self, square: int) -> int:
        """The column of a square; a connector counts as outside of the runs that it joins."""
        way = self.winding
        beyond = 0 if len(_rows(square, way.run)) == 1 else way.width // 2
        x = self.corner(square)[0]
        return x - beyond if x == way.left else x + beyond


def garden(length: int, stops: frozenset[int] = frozenset()) -> Track:
    return Track(length, stops, GARDENS[length])


@cache
def _rows(square: int, run: int) -> frozenset[int]:
    """The run that a square is in, or both runs that a connector joins."""
    if square == HOME:
        return frozenset((0,))
    double, place = divmod(square - 1, 2 * run + 2)
    if place in (run, 2 * run + 1):
        upper = 2 * double + (place != run)
        return frozenset((upper, upper + 1))
    return frozenset((2 * double + (place > run),))
