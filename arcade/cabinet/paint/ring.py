"""The ring that fills while the joystick's second button is held."""

from functools import cache
from math import atan2, tau

from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import put_centred, width
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import CLEAR, Sprite
from arcade.machine.monitor.raster import Rect

PARTS = 12
OUTER, INNER = 15, 9
"""Radii in pixels."""
SIDE = 2 * OUTER + 1
BOX_HEIGHT = 62
LEAST = 80
"""Width of its box."""
GAP = 12
"""In hundredths of a part, dark between one part and the next."""


def ring(monitor: Monitor, rect: Rect, lit: int, words: str) -> Rect:
    """A box in the middle of an area with a ring, so many of its parts lit, and words below; where the box is."""
    left, top, wide, high = rect
    across = max(LEAST, width(words) + 16)
    left, top = left + (wide - across) // 2, top + (high - BOX_HEIGHT) // 2
    box(monitor, (left, top, across, BOX_HEIGHT), c.NIGHT, c.WALL2)
    monitor.stamp(left + (across - SIDE) // 2, top + 7, _ring(lit))
    put_centred(monitor, left, top + 46, across, words, c.BRIGHT_WHITE)
    return left, top, across, BOX_HEIGHT


@cache
def _ring(lit: int) -> Sprite:
    """The parts follow each other from the top to the right."""
    rows: list[bytes] = []
    for y in range(-OUTER, OUTER + 1):
        row = bytearray((CLEAR,)) * SIDE
        for x in range(-OUTER, OUTER + 1):
            far = x * x + y * y
            turn = (atan2(x, -y) / tau % 1) * PARTS
            if INNER * INNER <= far <= OUTER * OUTER + OUTER and GAP <= turn % 1 * 100 < 100 - GAP:
                row[x + OUTER] = c.BRIGHT_YELLOW if turn < lit else c.WALL2
        rows.append(bytes(row))
    return Sprite(SIDE, tuple(rows))
