"""The gnome who plays against people in the modern look: he smiles, gapes, ponders, sleeps, blinks and dances."""

from functools import lru_cache

from arcade.games.nimble.art import (
    BLACK,
    CLEAR,
    MAROON,
    NAVY,
    ROSE,
    SILVER,
    WHITE,
)
from arcade.games.nimble.gallery import PICTURES
from arcade.games.nimble.view import Mood
from arcade.machine.ega.canvas import Block, Canvas

SIZE = 108, 130
"""Pixels of what is behind him that come back when he changes."""
LIFT = 9
"""Pixels by which the hat flies up, and for which there is room above it."""
WHOLE = 108, 137
"""Those of him with the hand with which he ponders, which hangs lower."""
MIDDLE, EYES, EYE = 54, 62, 11
"""The column of the nose, the row of the eyes, and how far an eye is from the middle."""


@lru_cache(64)
def gnome(mood: Mood, shut: bool = False, glance: int = 0, lift: int = 0) -> Block:
    """The gnome, of the size WHOLE, clear where he is not; `glance` is where he looks, `lift` how far his hat is up."""
    canvas = Canvas()
    canvas.put(Block((bytes((CLEAR,)) * WHOLE[0],) * WHOLE[1]), 0, 0)
    draw_gnome(canvas, 0, 0, mood, shut, glance, lift)
    return canvas.get(0, 0, *WHOLE)


def draw_gnome(machine: Canvas, left: int, top: int, mood: Mood, shut: bool, glance: int, lift: int) -> None:
    """Draw him line by line over what is behind him."""
    wide = mood is Mood.AMAZED
    machine.put(PICTURES["body"], left, top + LIFT, CLEAR)
    machine.put(PICTURES["hat"], left, top + (0 if wide else LIFT - lift), CLEAR)
    x, y = left + MIDDLE, top + LIFT + EYES
    for side in (-EYE, EYE):
        _eye(machine, x + side, y, wide, shut or mood is Mood.ASLEEP, (2 * glance, 2 if mood is Mood.THINKING else 0))
        raised = 4 if wide else 0
        slope = (2 if side < 0 else -2) if mood is Mood.THINKING else 0
        for thick in range(3):
            start = x + side - 8, y - 9 - raised + slope + thick
            machine.line(start, (x + side + 8, y - 9 - raised - slope + thick), WHITE if thick < 2 else SILVER)
    mouth = y + 25
    if wide:
        machine.disc(x, mouth + 1, 9, MAROON, (1, 1))
        machine.disc(x, mouth + 4, 5, ROSE, (1, 2))
        machine.circle(x, mouth + 1, 9, BLACK, aspect=(1, 1))
    elif mood is Mood.SMILING:
        for row in range(8):
            machine.line((x - 15 + row * row // 4, mouth - 4 + row), (x + 15 - row * row // 4, mouth - 4 + row), MAROON)
        machine.line((x - 12, mouth - 4), (x + 12, mouth - 4), WHITE)
        machine.line((x - 12, mouth - 3), (x + 12, mouth - 3), WHITE)
    elif mood is Mood.THINKING:
        for thick in range(2):
            machine.line((x - 8, mouth + 1 + thick), (x + 8, mouth - 2 + thick), MAROON)
        machine.put(PICTURES["hand"], left + MIDDLE + 6, top + LIFT + EYES + 32, CLEAR)
    else:
        machine.disc(x, mouth, 4, MAROON)


def _eye(machine: Canvas, x: int, y: int, wide: bool, shut: bool, glance: tuple[int, int]) -> None:
    if shut:
        for thick in (0, 1):
            machine.circle(x, y - 2 + thick, 7, BLACK, 3.4, 6.0)
        return
    machine.disc(x, y, 9 if wide else 7, WHITE)
    machine.circle(x, y, 9 if wide else 7, BLACK)
    machine.disc(x + glance[0], y + glance[1], 3, NAVY)
    machine.disc(x + glance[0], y + glance[1], 2, BLACK)
    machine.pset(x + glance[0] - 1, y + glance[1] - 1, WHITE)
