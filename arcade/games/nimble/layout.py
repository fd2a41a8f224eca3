"""Where the squares of the winding track are on the screen, which one a pixel is in, and how a cursor steps on it.

Eight runs of fifteen squares, to the right and back in turn; between two runs a connecting square at their common end,
half a row lower. The terminus is left of square 1.
"""

from dataclasses import dataclass
from functools import cache

from arcade.games.nimble.rules import HOME, LENGTH
from arcade.toolkit.picture.grid import Cell

WIDTH, HEIGHT = 28, 21
"""Pixels of a square."""
LEFT, RIGHT = 111, 503
"""Where the outermost squares begin."""
TOP, ROW, DOUBLE_ROW = 18, 42, 84
RUN = 15
LOOP = 2 * RUN + 2
"""Squares of a double row with both its connectors."""


@dataclass(frozen=True)
class Track:
    """The track as the cursor sees it; a cell is (0, square)."""

    length: int = LENGTH
    down: int = 0
    """Pixels that it lies lower than the printed one, so that a short one stands in the middle."""
    stops: frozenset[int] = frozenset(range(LENGTH + 1))
    """The squares on which a cursor rests."""

    def corner(self, square: int) -> tuple[int, int]:
        """The top left pixel of a square."""
        double, place = divmod(square - 1, LOOP) if square != HOME else (0, -1)
        top = TOP + self.down + DOUBLE_ROW * double
        if place < RUN:
            return LEFT + WIDTH * place, top
        if place == RUN:
            return RIGHT, top + ROW // 2
        if place <= 2 * RUN:
            return RIGHT - WIDTH * (place - RUN - 1), top + ROW
        return LEFT, top + ROW + ROW // 2

    def middle(self, square: int) -> tuple[int, int]:
        """The middle pixel of a square."""
        x, y = self.corner(square)
        return x + WIDTH // 2, y + HEIGHT // 2

    def at(self, x: int, y: int) -> Cell | None:
        """The square that holds a pixel."""
        for square in range(self.length + 1):
            left, top = self.corner(square)
            if left <= x < left + WIDTH and top <= y < top + HEIGHT:
                return 0, square
        return None

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        """The stop that an arrow leads to: along the run and its connectors, or in the next run that has any stop."""
        here, rows = cell[1], _rows(cell[1])
        x = self._across(here)
        best: tuple[int, int, int, int] | None = None
        for square in self.stops - {here}:
            away = self._across(square) - x
            if right:
                if away * right <= 0 or rows.isdisjoint(_rows(square)):
                    continue
                found = (0, abs(away), 0, -square)
            else:
                levels = [(row - (max(rows) if down > 0 else min(rows))) * down for row in _rows(square)]
                level = min((level for level in levels if level >= (len(rows) == 1)), default=-1)
                if level < 0:
                    continue
                found = (level, abs(away), len(_rows(square)), -square)
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
        """How far to the right a square is; a connector counts as outside of the runs that it joins."""
        beyond = 0 if len(_rows(square)) == 1 else WIDTH // 2
        x = self.corner(square)[0]
        return x + beyond if x == RIGHT else x - beyond


@cache
def _rows(square: int) -> frozenset[int]:
    """The run that a square is in, or both runs that a connector joins."""
    if square == HOME:
        return frozenset((0,))
    double, place = divmod(square - 1, LOOP)
    if place in (RUN, LOOP - 1):
        upper = 2 * double + (place != RUN)
        return frozenset((upper, upper + 1))
    return frozenset((2 * double + (place > RUN),))
