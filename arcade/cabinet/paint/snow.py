"""Snow on a tube, in any colours: what is seen until there is a picture."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.cabinet.paint.machine_view import inset
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

GRAINS = 4096
GREYS = (c.BLACK, c.IRON, c.STEEL, c.MIST, c.IRON, c.BLACK, c.WHITE, c.COAL)
ROW = 1031
"""Grains from the first of a row to the first of the next."""
FRAME = 577
"""Grains from the first of a frame to the first of the next."""


def snow(monitor: Monitor, rect: Rect, frame: int, rounded: bool = False, colours: Sequence[int] = GREYS) -> None:
    """A frame of snow; with `rounded` without the corners of the rectangle."""
    left, top, width, height = rect
    grains = _grains(tuple(colours))
    span = len(grains) - width
    for row in range(height):
        cut = inset(row, height) if rounded else 0
        start = (row * ROW + frame * FRAME) % span
        monitor.raster.put(left + cut, top + row, (grains[start : start + width - 2 * cut],), width - 2 * cut)


@lru_cache(64)
def _grains(colours: tuple[int, ...]) -> bytes:
    """Grains without a pattern that an eye could see."""
    value, found = 1, bytearray()
    for _ in range(GRAINS):
        value = value * 75 % 65537
        found.append(colours[(value >> 5) % len(colours)])
    return bytes(found)
