"""A joystick as it stands on the desk: the pushes that do something are lit, and so are the buttons."""

from collections.abc import Collection

from arcade.cabinet.art import ART
from arcade.cabinet.paint.panel import box
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import drawn

WIDTH, HEIGHT = 62, 60
BALL = ART.rows("stick-ball")
HOLE = ART.rows("stick-hole")
BUTTON = ART.rows("stick-button")
ARROWS = {
    "up": ART.rows("stick-up"),
    "down": ART.rows("stick-down"),
    "left": ART.rows("stick-left"),
    "right": ART.rows("stick-right"),
}
PLACES = {"up": (16, 0), "down": (16, 51), "left": (3, 12), "right": (33, 12)}
BUTTONS = {"fire": (44, 26), "back": (44, 41)}
LIT = {"b": c.AMBER, "w": c.BRIGHT_WHITE, "d": c.WOOD3, "o": c.BLACK}
IDLE = {"b": c.RED, "w": c.BRIGHT_RED, "d": c.WOOD, "o": c.BLACK}


def stick(monitor: Monitor, left: int, top: int, lit: Collection[str]) -> None:
    """The joystick; `lit` are the pushes and buttons in use, by the names of a pad's controls."""
    box(monitor, (left, top + 30, WIDTH, 30), c.IRON, c.COAL)
    monitor.fill((left + 3, top + 31, WIDTH - 6, 1), c.STEEL)
    monitor.stamp(left + 8, top + 39, drawn(HOLE, {"o": c.BLACK}))
    monitor.fill((left + 18, top + 18, 4, 25), c.STEEL)
    monitor.fill((left + 19, top + 18, 1, 25), c.MIST)
    monitor.stamp(left + 13, top + 8, drawn(BALL, {"r": c.BRIGHT_RED, "w": c.BRIGHT_WHITE, "d": c.RED}))
    for name, (across, down) in PLACES.items():
        if name in lit:
            monitor.stamp(left + across, top + down, drawn(ARROWS[name], {"a": c.BRIGHT_YELLOW}))
    for name, (across, down) in BUTTONS.items():
        monitor.stamp(left + across, top + down, drawn(BUTTON, LIT if name in lit else IDLE))
