"""A cassette, as programs were kept on when the machines were new."""

from arcade.cabinet.paint.disc import disc
from arcade.cabinet.paint.headline import GOLD, MIDDLE, headline_centred
from arcade.cabinet.paint.panel import STRIPES, box
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c

WIDTH, HEIGHT = 170, 108
LABEL = 10
"""Pixels from the case's edge to the label."""
STRIPE = 4
REELS = 52, 118
"""The middles of the reels, across."""
ACROSS = 66
"""How far down they are."""
WINDOW = 40
"""The height of the window in which they are seen."""


def cassette(monitor: Monitor, left: int, top: int, name: str) -> None:
    """A cassette of 170 by 108 pixels with a name of at most eight letters on its label."""
    box(monitor, (left, top, WIDTH, HEIGHT), c.COAL, c.STEEL)
    monitor.fill((left + 4, top + 1, WIDTH - 8, 1), c.MIST)
    wide = WIDTH - 2 * LABEL
    box(monitor, (left + LABEL, top + LABEL - 2, wide, HEIGHT - 32), c.NIGHT, c.IRON)
    headline_centred(monitor, left + LABEL, top + LABEL + 4, wide, name, MIDDLE, GOLD)
    for place, colour in enumerate(STRIPES):
        monitor.fill((left + LABEL + 1, top + HEIGHT - 40 + place * STRIPE, wide - 2, STRIPE), colour)
    first, last = REELS
    middle = top + ACROSS
    box(monitor, (left + first - 24, middle - WINDOW // 2, last - first + 48, WINDOW), c.COAL, c.STEEL)
    for across, tape in ((first, 22), (last, 15)):
        for radius, colour in ((min(tape, WINDOW // 2 - 2), c.WOOD), (9, c.MIST), (6, c.BLACK)):
            disc(monitor, left + across, middle, radius, colour)
        for aside, down in ((-6, 0), (5, 0), (0, -6), (0, 5)):
            monitor.fill((left + across + aside - 1, middle + down - 1, 3, 3), c.MIST)
    for across in (14, WIDTH - 15):
        for down in (10, HEIGHT - 11):
            disc(monitor, left + across - (8 if across < 20 else -8), top + down - (4 if down < 20 else -4), 2, c.STEEL)
    foot = WIDTH - 60
    box(monitor, (left + 30, top + HEIGHT - 16, foot, 16), c.IRON, c.STEEL)
    for across in (14, foot // 2, foot - 15):
        disc(monitor, left + 30 + across, top + HEIGHT - 8, 3, c.BLACK)
