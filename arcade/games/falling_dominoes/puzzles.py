"""Blueprints: figures to build of dominoes against the clock, each drawn with a plan that shows how.

The halves of a domino have the same letter; laid in the order a to z, A to Z, every one rests on something.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from arcade.games.falling_dominoes import ART, strings
from arcade.games.falling_dominoes.levels import SPEEDS
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.polyominoes import Cell

ENOUGH = 80
"""Percent of a figure that must be filled before the next one comes."""
MOVES = 60
"""Frames for each domino of a figure besides the time of its fall from the star to the floor."""


@dataclass(frozen=True)
class Figure:
    """A silhouette on the well's floor."""

    name: Text
    drawing: tuple[str, ...]

    @cached_property
    def plan(self) -> tuple[frozenset[Cell], ...]:
        """The dominoes in the order in which they can be laid."""
        halves: dict[str, list[Cell]] = {}
        rows = self.drawing
        left = LEFT + (RIGHT - LEFT + 1 - len(rows[0])) // 2
        for row, line in enumerate(rows, BOTTOM - len(rows) + 1):
            for column, mark in enumerate(line, left):
                if mark != ".":
                    halves.setdefault(mark, []).append((row, column))
        return tuple(frozenset(halves[mark]) for mark in sorted(halves, key=lambda mark: (mark.isupper(), mark)))

    @cached_property
    def cells(self) -> frozenset[Cell]:
        return frozenset().union(*self.plan)

    def match(self, built: Collection[Cell]) -> int:
        """Percent of the figure that are filled; each square outside undoes one inside."""
        inside = sum(1 for cell in built if cell in self.cells)
        return max(2 * inside - len(built), 0) * 100 // len(self.cells)


FIGURES = (
    Figure(strings.STAIR, ART.rows("stair")),
    Figure(strings.CROSS, ART.rows("cross")),
    Figure(strings.BRIDGE, ART.rows("bridge")),
    Figure(strings.HEART, ART.rows("heart")),
    Figure(strings.CASTLE, ART.rows("castle")),
)


@dataclass(frozen=True)
class Task:
    """One figure at one speed; the figures come in order, then again at the next speed."""

    number: int = 0

    @property
    def figure(self) -> Figure:
        return FIGURES[self.number % len(FIGURES)]

    @property
    def speed(self) -> int:
        """From 0 to 3."""
        return self.number // len(FIGURES)

    @property
    def frames(self) -> int:
        """The time for it, in frames."""
        return len(self.figure.plan) * (SPEEDS[self.speed] * BOTTOM + MOVES)

    def points(self, match: int, seconds: int) -> int:
        """Percent times the number of the speed, and the seconds left if it is complete."""
        return match * (self.speed + 1) + (seconds if match == 100 else 0)

    @property
    def following(self) -> "Task | None":
        """The next one, if any."""
        return Task(self.number + 1) if self.number + 1 < len(FIGURES) * len(SPEEDS) else None
