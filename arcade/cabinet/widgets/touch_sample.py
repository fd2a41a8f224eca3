"""A telephone with the panel that its host draws for fingers, as the player wants it."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.disc import disc
from arcade.cabinet.paint.panel import box
from arcade.cabinet.widgets.picture_samples import MODERN, piece
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

WIDE, HIGH = 196, 104
EDGE = 7
"""Pixels of the case round the glass."""
SIDE = 48
"""Pixels of the glass that the panel takes on either side."""
STICKS = {"small": 10, "usual": 14, "large": 18}
"""The radius of the stick's ball for each size."""
INKS = {
    "full": (c.STEEL, c.BRIGHT_RED, c.BRIGHT_WHITE, c.BRIGHT_CYAN, c.AMBER),
    "half": (c.IRON, c.RED, c.MIST, c.CYAN, c.WOOD3),
    "faint": (c.COAL, c.WOOD, c.WOOD2, c.WALL2, c.WOOD2),
}
"""Of plate, ball, its light, and the two buttons, for how plainly they are seen."""
WAVES = ((4, 22), (9, 34), (14, 46))
"""How far from the case the lines of a buzz are, and how long."""


def draw_panel(context: PageContext, rect: Rect) -> None:
    """The telephone; beside it the lines of a buzz."""
    monitor, preferences = context.monitor, context.preferences
    left, top = rect[0] + (rect[2] - WIDE) // 2, rect[1] + (rect[3] - HIGH) // 2
    box(monitor, (left, top, WIDE, HIGH), c.COAL, c.MIST)
    left, top, wide, high = left + EDGE, top + EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE
    monitor.fill((left, top, wide, high), c.DUSK)
    across = wide - 2 * SIDE
    monitor.fill((left + SIDE - 2, top, across + 4, high), c.AMBER)
    monitor.show(left + SIDE, top, piece(MODERN, across, high), across)
    plate, ball, light, second, first = INKS[preferences.touch_opacity]
    radius = STICKS[preferences.touch_size]
    sides = left + SIDE // 2 - 1, left + wide - SIDE // 2
    middle, right = sides if preferences.touch_side == "left" else sides[::-1]
    low = top + high - 26
    disc(monitor, middle, low, radius + 5, plate)
    disc(monitor, middle, low, radius + 3, c.BLACK)
    disc(monitor, middle, low, radius, ball)
    disc(monitor, middle - radius // 3, low - radius // 3, max(radius // 4, 2), light)
    button = radius * 2 // 3
    disc(monitor, right - 11, low + 8, button, second)
    disc(monitor, right + 11, low - 8, button, first)
    if preferences.buzz:
        for off, long in WAVES:
            for at in (rect[0] + (rect[2] - WIDE) // 2 - off, rect[0] + (rect[2] + WIDE) // 2 + off - 2):
                monitor.fill((at, rect[1] + (rect[3] - long) // 2, 2, long), c.AMBER)
