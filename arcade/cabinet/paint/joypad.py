"""A joypad with everything that the arcade knows of one: a cross, two buttons and start; each can be lit."""

from collections.abc import Mapping
from functools import cache

from arcade.cabinet.art import ART
from arcade.cabinet.paint.disc import disc, reach
from arcade.cabinet.paint.panel import box
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Bits, drawn
from arcade.machine.monitor.raster import Rect

WIDTH, HEIGHT = 212, 94
RADIUS = 44
LIP = 4
"""Its dark edge below."""
BRIDGE = (8, 66)
"""The first row and the number of rows of the part between its two ends."""
CROSS = (44, 44)
"""The middle of the cross."""
ARM = 15
PLACES: Mapping[str, tuple[int, int]] = {"back": (137, 44), "fire": (168, 18)}
"""The corners of the round buttons."""
BUTTON = 13
"""Their radius."""
START: Rect = (93, 38, 28, 11)
ARROWS = {
    "up": ART.rows("joypad-up"),
    "down": ART.rows("joypad-down"),
    "left": ART.rows("joypad-left"),
    "right": ART.rows("joypad-right"),
}
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
DARK = {c.BRIGHT_YELLOW: c.AMBER, c.BRIGHT_GREEN: c.MOSS, c.BRIGHT_RED: c.RED, c.BRIGHT_BLUE: c.BLUE}
"""The shade of each colour that a part can have."""
USUAL = {"fire": c.BRIGHT_RED, "back": c.BRIGHT_BLUE}
"""What the buttons are while they are not lit."""


def joypad(monitor: Monitor, left: int, top: int, inks: Mapping[str, int]) -> None:
    """The joypad, 212 by 94 pixels; `inks` are the colours of parts that are lit, by the names of a pad's controls."""
    shape = _shape()
    monitor.stamp(left, top + LIP, shape.dyed((c.WOOD2,)))
    monitor.stamp(left, top, shape.dyed((c.WOOD3,)))
    monitor.stamp(left, top, _raised(shape, 2).dyed((c.CREAM,)))
    monitor.stamp(left, top, _edge(shape).dyed((c.BRIGHT_WHITE,)))
    for middle, radius in ((CROSS[0], 29), (WIDTH - 1 - RADIUS, 36)):
        disc(monitor, left + middle, top + RADIUS, radius, c.WOOD3)
        disc(monitor, left + middle, top + RADIUS, radius - 1, c.WHITE)
    parts(monitor, left, top, inks)


def parts(monitor: Monitor, left: int, top: int, inks: Mapping[str, int]) -> None:
    """Only what can be pressed, in its colours of the moment."""
    across, down = left + CROSS[0], top + CROSS[1]
    half = ARM // 2
    monitor.fill((across - half, down - half, ARM, ARM), c.COAL)
    for name, (right, below) in STEPS.items():
        x, y = across - half + right * ARM, down - half + below * ARM
        ink = inks.get(name, c.COAL)
        box(monitor, (x, y, ARM, ARM), ink, c.BLACK)
        arrow = drawn(ARROWS[name], {"a": c.INK if name in inks else c.MIST})
        monitor.stamp(x + (ARM - arrow.width) // 2, y + (ARM - arrow.height) // 2, arrow)
    for name, (x, y) in PLACES.items():
        ink = inks.get(name, USUAL[name])
        middle = left + x + BUTTON, top + y + BUTTON
        disc(monitor, middle[0], middle[1] + 2, BUTTON, c.BLACK)
        disc(monitor, *middle, BUTTON, c.BLACK)
        disc(monitor, *middle, BUTTON - 1, DARK.get(ink, c.STEEL))
        disc(monitor, middle[0] - 1, middle[1] - 1, BUTTON - 3, ink)
        monitor.fill((middle[0] - 6, middle[1] - 6, 4, 2), c.BRIGHT_WHITE)
    x, y, wide, high = START
    box(monitor, (left + x, top + y, wide, high), inks.get("start", c.COAL), c.BLACK)
    monitor.fill((left + x + 4, top + y + 2, wide - 8, 1), c.BRIGHT_WHITE if "start" in inks else c.STEEL)


def spot(name: str) -> tuple[int, int]:
    """The middle of a part, from the joypad's corner."""
    if name in STEPS:
        right, below = STEPS[name]
        return CROSS[0] + right * ARM, CROSS[1] + below * ARM
    if name in PLACES:
        return PLACES[name][0] + BUTTON, PLACES[name][1] + BUTTON
    return START[0] + START[2] // 2, START[1] + START[3] // 2


@cache
def _shape() -> Bits:
    """Two discs and the bridge between them."""
    rows: list[int] = []
    for row in range(-RADIUS, RADIUS + 1):
        half = reach(RADIUS, row)
        end = (1 << 2 * half + 1) - 1
        line = end << WIDTH - RADIUS - 1 - half | end << RADIUS - half
        if BRIDGE[0] <= row + RADIUS < BRIDGE[0] + BRIDGE[1]:
            line |= (1 << WIDTH - 2 * RADIUS) - 1 << RADIUS
        rows.append(line)
    return Bits(WIDTH, tuple(rows))


def _raised(shape: Bits, pixels: int) -> Bits:
    """What of a shape is also in itself moved up: all but a rim below."""
    below = (*shape.rows[pixels:], *(0,) * pixels)
    return Bits(shape.width, tuple(row & other for row, other in zip(shape.rows, below, strict=True)))


def _edge(shape: Bits) -> Bits:
    """The upper edge of a shape."""
    above = (0, *shape.rows[:-1])
    return Bits(shape.width, tuple(row & ~other for row, other in zip(shape.rows, above, strict=True)))
