"""Rays behind a headline, as of a sun behind a cover."""

from functools import lru_cache
from itertools import cycle, pairwise

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
    return Sprite(wide, tuple(_row(wide, x, down - y) for down in range(high)))


def _row(wide: int, x: int, down: int) -> bytes:
    """A line so far below the rays' point: dark and lighter by turns, from where each edge crosses it."""
    before = down >= 0  # above the point, where rays go on, pixels lie before an edge that is to their left
    crossed = (-(-edge * down // below) if before else edge * down // below + 1 for edge, below in EDGES)
    ends = sorted(min(max(x + across, 0), wide) for across in crossed)
    shades = (c.DUSK, c.NIGHT) if before else (c.NIGHT, c.DUSK)
    runs = zip(cycle(shades), pairwise((0, *ends, wide)), strict=False)
    return b"".join(bytes((shade,)) * (end - start) for shade, (start, end) in runs)
