"""The house's own little television, which says what messages have to say: it smiles, asks, is sorry, or works."""

from collections.abc import Mapping
from enum import Enum

from arcade.cabinet.art import ART
from arcade.cabinet.paint.panel import box, rainbow
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import drawn
from arcade.toolkit.picture.art import Rows

WIDTH, HEIGHT = 84, 86
MOUTH = 56
"""How far below its top it speaks."""
AERIAL_HEIGHT, CASE_HEIGHT = 24, 56
TUBE = (6, 5, 54, 44)
"""Where the glass is in the case."""
FACE = (6, 11)
"""The corner of the face on the glass."""


class Mood(Enum):
    """How it looks at the player."""

    GLAD = "glad"
    ASKING = "asking"
    SORRY = "sorry"
    BUSY = "busy"


AERIAL = ART.rows("aerial")
KNOB = ART.rows("mascot-knob")
FACES: Mapping[Mood, Rows] = {
    Mood.GLAD: ART.rows("face-glad"),
    Mood.ASKING: ART.rows("face-asking"),
    Mood.SORRY: ART.rows("face-sorry"),
    Mood.BUSY: ART.rows("face-busy"),
}
INKS = {"p": c.PHOSPHOR, "b": c.BLUE, "r": c.RED, "a": c.AMBER, "c": c.BRIGHT_CYAN}
METAL = {"m": c.BRIGHT_WHITE, "s": c.STEEL, "i": c.IRON, "o": c.BLACK, "w": c.BRIGHT_WHITE}


def mascot(monitor: Monitor, left: int, top: int, mood: Mood) -> None:
    """The television with its face, 84 by 86 pixels."""
    monitor.stamp(left + 20, top, drawn(AERIAL, METAL))
    case = top + AERIAL_HEIGHT - 2
    for foot in (left + 12, left + WIDTH - 22):
        monitor.fill((foot, case + CASE_HEIGHT, 10, 5), c.WOOD)
        monitor.fill((foot + 2, case + CASE_HEIGHT + 5, 6, 2), c.INK)
    box(monitor, (left, case, WIDTH, CASE_HEIGHT), c.WOOD2, c.WOOD)
    monitor.fill((left + 4, case + 1, WIDTH - 8, 1), c.WOOD3)
    monitor.fill((left + 4, case + CASE_HEIGHT - 3, WIDTH - 8, 2), c.WOOD)
    _glass(monitor, left, case, mood)
    _controls(monitor, left + WIDTH - 20, case + 7)


def _glass(monitor: Monitor, left: int, top: int, mood: Mood) -> None:
    across, down, wide, high = TUBE
    box(monitor, (left + across - 2, top + down - 2, wide + 4, high + 4), c.INK, c.WOOD)
    box(monitor, (left + across, top + down, wide, high), c.NIGHT, c.BLACK)
    box(monitor, (left + across + 2, top + down + 2, wide - 4, high - 4), c.WALL, c.DUSK)
    for line in range(down + 5, down + high - 5, 4):
        monitor.fill((left + across + 4, top + line, wide - 8, 1), c.DUSK)
    monitor.fill((left + across + 6, top + down + 4, 9, 2), c.WALL2)
    monitor.stamp(left + across + FACE[0], top + down + FACE[1], drawn(FACES[mood], INKS))


def _controls(monitor: Monitor, left: int, top: int) -> None:
    """Two knobs, the speaker's slits and the stripes."""
    for knob in (top, top + 13):
        monitor.stamp(left + 3, knob, drawn(KNOB, METAL))
    for slit in range(top + 27, top + 37, 3):
        monitor.fill((left + 3, slit, 11, 1), c.INK)
        monitor.fill((left + 3, slit + 1, 11, 1), c.WOOD3)
    rainbow(monitor, left + 15, top + 39, 5, 3)
