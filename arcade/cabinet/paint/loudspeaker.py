"""A loudspeaker, and beside it as many lit bars as it is loud."""

from arcade.cabinet.art import ART
from arcade.cabinet.paint.disc import disc
from arcade.cabinet.paint.panel import box
from arcade.machine.hosting import LOUDEST
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import drawn

CASE_WIDTH, HEIGHT = 78, 112
BAR = 8
"""Pixels of a bar's width."""
STEP = 11
"""Pixels from one bar to the next."""
WIDTH = CASE_WIDTH + 14 + LOUDEST * STEP
LOWEST = 14
"""Pixels of the first bar's height."""
GROWTH = 10
"""Pixels by which each bar is higher than the one before."""
INKS = (c.GREEN,) * 4 + (c.BRIGHT_GREEN,) * 2 + (c.BRIGHT_YELLOW,) * 2 + (c.AMBER, c.BRIGHT_RED)
NOTE = ART.rows("note")
CROSS = 44
"""The side of the cross over one that is mute."""


def loudspeaker(monitor: Monitor, left: int, top: int, volume: int, mute: bool) -> None:
    """The case and the bars, 202 by 112 pixels; one that is mute is crossed out and has no lit bars."""
    box(monitor, (left, top, CASE_WIDTH, HEIGHT), c.WOOD2, c.WOOD)
    monitor.fill((left + 4, top + 1, CASE_WIDTH - 8, 1), c.WOOD3)
    box(monitor, (left + 5, top + 5, CASE_WIDTH - 10, HEIGHT - 10), c.INK, c.WOOD)
    middle = left + CASE_WIDTH // 2
    for across, down, radius in ((middle, top + 24, 13), (middle, top + 70, 30)):
        for less, colour in ((0, c.STEEL), (2, c.BLACK), (4, c.COAL), (radius // 2, c.IRON), (radius // 2 + 4, c.COAL)):
            if radius > less:
                disc(monitor, across, down, radius - less, colour)
        disc(monitor, across - radius // 6, down - radius // 6, max(radius // 8, 1), c.MIST)
    if mute:
        for rim, colour in ((1, c.BLACK), (0, c.BRIGHT_RED)):
            for step in range(CROSS):
                for across in (step, CROSS - 1 - step):
                    corner = middle - CROSS // 2 + across - 2 - rim, top + 70 - CROSS // 2 + step - rim
                    monitor.raster.fill((*corner, 5 + 2 * rim, 1 + 2 * rim), colour)
    for bar in range(LOUDEST):
        high = LOWEST + bar * GROWTH
        at = left + CASE_WIDTH + 14 + bar * STEP
        lit = bar < volume and not mute
        box(monitor, (at, top + HEIGHT - high, BAR, high), INKS[bar] if lit else c.WALL, c.BLACK if lit else c.WALL2)


def note(monitor: Monitor, left: int, top: int, colour: int) -> None:
    """Two quavers."""
    monitor.stamp(left, top, drawn(NOTE, {"p": colour}))
