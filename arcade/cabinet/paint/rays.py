"""Rays behind a headline, as of a sun behind a cover."""

from functools import lru_cache

from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite
from arcade.machine.monitor.raster import Rect

EDGES = ((9, 1), (8, 3), (6, 4), (5, 5), (4, 6), (3, 8), (1, 9), (-1, 9), (-3, 8), (-5, 6), (-6, 5), (-7, 4), (-8, 2))
"""The directions in which rays begin and end, across and down, in turn."""


def rays(monitor: Monitor, rect: Rect, x: int, y: int, lit: bool = True) -> None:
    """A dark band, with rays from a point of the picture unless it is to stay dark."""
    left, top, wide, high = rect
    monitor.fill(rect, c.NIGHT)
    if lit:
        monitor.stamp(left, top, _rays(wide, high, x - left, y - top))


@lru_cache(8)
def _rays(wide: int, high: int, x: int, y: int) -> Sprite:
    return Sprite(wide, tuple(bytes(_shade(across - x, down - y) for across in range(wide)) for down in range(high)))


def _shade(across: int, down: int) -> int:
    """Dark or lighter, by the number of edges that lie before a direction."""
    if down < 0:
        across, down = -across, -down
    before = sum(edge * down - below * across > 0 for edge, below in EDGES)
    return c.DUSK if before % 2 else c.NIGHT
