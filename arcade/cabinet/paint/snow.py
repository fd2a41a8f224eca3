"""Snow on a tube, in any colours: what is seen until there is a picture."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.machine.monitor import Monitor
from arcade.machine.monitor.raster import Rect

GRAINS = 4096
ROW, FRAME = 1031, 577
"""How far along the grains a row, and a frame, begins."""


def snow(monitor: Monitor, rect: Rect, colours: Sequence[int], frame: int) -> None:
    """A frame of snow."""
    left, top, width, height = rect
    grains = _grains(tuple(colours))
    span = len(grains) - width
    starts = ((row * ROW + frame * FRAME) % span for row in range(height))
    monitor.raster.put(left, top, [grains[start : start + width] for start in starts], width)


@lru_cache(64)
def _grains(colours: tuple[int, ...]) -> bytes:
    """Grains without a pattern that an eye could see."""
    value, found = 1, bytearray()
    for _ in range(GRAINS):
        value = value * 75 % 65537
        found.append(colours[(value >> 5) % len(colours)])
    return bytes(found)
