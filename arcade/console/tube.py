"""Where a tube stands on a surface and which part of a machine's picture is behind each of its points. Plain numbers.

Points of the glass are counted in grains from its middle; what is behind them in the machine's pixels.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from arcade.console.figures import Figures, fitting
from arcade.machine.machine import Machine

TALLEST = 1500
"""A set of more rows is drawn in grains of several pixels."""
SPARE = 2
"""Pixels of the canvas beyond what shows at the left and at the right, for filters that look beside them."""
V = TypeVar("V", bound=Any)
"""One value, or an array with one for each point: all that is done with it is arithmetic."""


Stand = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""The size of a surface, and the place and the size of a set on it."""


@dataclass(frozen=True)
class Tube:
    """A set on a surface of `surface` pixels: `drawn` grains of `grain` pixels, the first of them at `place`."""

    figures: Figures
    surface: tuple[int, int]
    drawn: tuple[int, int]
    grain: int
    place: tuple[int, int]
    half: tuple[float, float]
    """Half the glass, in grains."""
    seen: tuple[float, float]
    """What shows of the machine's picture, in its pixels."""
    corner: tuple[int, int]
    """The first pixel of the canvas, in the machine's picture; it may lie beside it."""
    canvas: tuple[int, int]
    """Columns and lines of the cut-out that is behind the glass."""
    start: tuple[float, float]
    """Where in the canvas begins what shows."""

    @property
    def zoom(self) -> tuple[float, float]:
        """Grains to a pixel of the machine, in the middle."""
        return 2 * self.half[0] / self.seen[0], 2 * self.half[1] / self.seen[1]

    @property
    def stand(self) -> Stand:
        """Where on the surface the set is."""
        return self.surface, self.place, (self.drawn[0] * self.grain, self.drawn[1] * self.grain)

    @property
    def alone(self) -> bool:
        """Whether there is nothing beside the set."""
        return self.stand[0] == self.stand[2]

    def bent(self, x: V, y: V) -> tuple[V, V]:
        """Where a point of the glass would lie if the glass were flat."""
        across, down = x / self.half[0], y / self.half[1]
        bend = self.figures.curve * self.half[1]
        return x + bend * across * down * down, y + bend * down * across * across

    @property
    def radius(self) -> float:
        """Of the glass's corners, in grains."""
        return self.figures.radius * self.drawn[1]

    def beyond(self, x: float, y: float) -> float:
        """How far outside of the glass a flat point lies: below 0 inside. Its corners are round."""
        aside, below = abs(x) - self.half[0] + self.radius, abs(y) - self.half[1] + self.radius
        return math.hypot(max(aside, 0), max(below, 0)) + min(max(aside, below), 0) - self.radius

    def behind(self, x: V, y: V) -> tuple[V, V]:
        """What of the canvas lies behind a flat point."""
        across, down = self.zoom
        return (x + self.half[0]) / across + self.start[0], (y + self.half[1]) / down + self.start[1]

    def pixel(self, at: tuple[int, int], machine: type[Machine]) -> tuple[int, int] | None:
        """The screen pixel of the machine under a point of the surface, or None beside the screen and on the bezel."""
        x, y = self.bent(*(
            (at[axis] - self.place[axis] + 0.5) / self.grain - self.drawn[axis] / 2 for axis in (0, 1)
        ))  # fmt: skip
        if self.beyond(x, y) > 0:
            return None
        across, down = self.behind(x, y)
        left, top, width, height = machine.SCREEN
        column, row = math.floor(across) + self.corner[0] - left, math.floor(down) + self.corner[1] - top
        return (column, row) if 0 <= column < width and 0 <= row < height else None


@lru_cache(8)
def tube(surface: tuple[int, int], machine: type[Machine], figures: Figures) -> Tube:
    """The largest set of four to three in the middle of a surface; the machine's screen is in its middle."""
    height = max(min(surface[1], surface[0] * 3 // 4), 3)
    grain = -(-height // TALLEST)
    drawn = max(min(surface[0], height * 4 // 3) // grain, 1), height // grain
    place = (surface[0] - drawn[0] * grain) // 2, (surface[1] - drawn[1] * grain) // 2
    bezel = figures.bezel * drawn[1]
    half = drawn[0] / 2 - bezel, drawn[1] / 2 - bezel
    left, top, width, rows = machine.SCREEN
    fits = fitting(machine)
    shape = half[0] / half[1] * machine.PIXEL[1] / machine.PIXEL[0]  # columns to lines
    high = max(rows + 2 * fits.border, (width + 2 * fits.across) / shape)
    seen = high * shape, high
    first = left + width / 2 - seen[0] / 2, top + rows / 2 - seen[1] / 2
    corner = math.floor(first[0]) - SPARE, math.floor(first[1])
    canvas = math.ceil(first[0] + seen[0]) + SPARE - corner[0], math.ceil(first[1] + seen[1]) - corner[1]
    start = first[0] - corner[0], first[1] - corner[1]
    return Tube(figures, surface, drawn, grain, place, half, seen, corner, canvas, start)
