"""The face that watches the game in the modern look: a wooden knob that smiles, gapes, ponders, sleeps and blinks."""

from functools import cache

from arcade.games.nimble.art import BLACK, CLEAR, CREAM, GOLD, GOLD_RAMP, MAROON, NAVY, ROSE, UMBER, WHITE, shade
from arcade.games.nimble.view import Mood
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import Block

RADIUS = 38
TALL = RADIUS * 35 // 48
EYE = 13
"""Pixels of an eye from the middle."""


def draw_face(machine: Ega, x: int, y: int, mood: Mood, blink: bool = False, glance: tuple[int, int] = (0, 0)) -> None:
    """The face with its middle at a pixel; `glance` is where it looks, -2 to 2 pixels each way."""
    machine.put(_knob(), x - RADIUS, y - TALL, CLEAR)
    machine.circle(x, y, RADIUS, UMBER)
    wide = mood is Mood.AMAZED
    for side in (-EYE, EYE):
        _eye(machine, x + side, y - 6, wide, blink or mood is Mood.ASLEEP, glance)
        raised = 5 if wide else 0
        slope = (2 if side < 0 else -2) if mood is Mood.THINKING else 0
        for thick in (0, 1):
            start = (x + side - 7, y - 15 - raised + slope + thick)
            machine.line(start, (x + side + 7, y - 15 - raised - slope + thick), UMBER)
    if wide:
        machine.disc(x, y + 13, 9, MAROON, (1, 1))
        machine.disc(x, y + 16, 5, ROSE, (1, 2))
        machine.circle(x, y + 13, 9, UMBER, aspect=(1, 1))
    elif mood is Mood.SMILING:
        for thick in range(3):
            machine.circle(x, y + 2 + thick, 21, MAROON if thick else UMBER, 3.6, 5.82)
        for side in (-26, 26):
            machine.disc(x + side, y + 7, 5, ROSE)
    elif mood is Mood.ASLEEP:
        machine.disc(x + 2, y + 14, 4, MAROON)
        machine.write(_row(y) - 2, (x + RADIUS) // 8, "z", WHITE)
    else:
        for thick in (0, 1):
            machine.line((x - 9, y + 14 + thick), (x + 9, y + 11 + thick), UMBER)


def _row(y: int) -> int:
    return y // 14 + 1


@cache
def _knob() -> Block:
    """A ball in the light from the upper left."""
    rows = []
    for below in range(-TALL, TALL + 1):
        line = bytearray()
        for right in range(-RADIUS, RADIUS + 1):
            away = right * right * TALL * TALL + below * below * RADIUS * RADIUS
            off = (right + 12) ** 2 + ((below + 9) * 48 // 35) ** 2
            within = away <= RADIUS * RADIUS * TALL * TALL
            line.append(shade(GOLD_RAMP, 225 - off // 11, right, below) if within else CLEAR)
        rows.append(bytes(line))
    return Block(tuple(rows))


def _eye(machine: Ega, x: int, y: int, wide: bool, shut: bool, glance: tuple[int, int]) -> None:
    if shut:
        for thick in (0, 1):
            machine.circle(x, y - 2 + thick, 8, UMBER, 3.4, 6.0)
        return
    machine.disc(x, y, 9 if wide else 7, WHITE)
    machine.circle(x, y, 9 if wide else 7, UMBER)
    machine.disc(x + glance[0], y + glance[1], 4, NAVY)
    machine.disc(x + glance[0], y + glance[1], 2, BLACK)
    machine.pset(x + glance[0] - 1, y + glance[1] - 1, CREAM)
    machine.pset(x + glance[0], y + glance[1] - 1, GOLD)
