"""The original's end: a melody of three parts, to which the well is blackened line by line."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.ink import BLACK

MELODY = (
    (0, 12, 16, 12, 2, 11, 11, 19, 0, 12, 16, 12, 2, 11, 11, 11, 0, 12, 16, 12, 5, 17, 16, 14, 7, 12, -5, 11, 0, 12),
    (7, 17, 17, 17, 7, 16, 14, 12, 5, 11, 11, 11, 4, 7, 12, 16, 7, 17, 17, 17, 7, 16, 14, 12, -5, 7, 7, 0, 12, -3),
    (-3, 9, 12, 16, -3, 9, 12, 16, -8, 14, -8, 11, -3, 12, 11, 9, -3, 9, 12, 16, -3, 9, 12, 16, -8, 14, -8, 11, -3, 9),
)
"""The last note of the second part is the first of the third: one was lost in print."""
NOTE, REST = 0.25, (0.5, 0)
NOTE_STEP, PASS = 36, 32.6
"""Milliseconds beside a note and its line, and frames after each pass, measured."""
LEFT, WIDTH, TOP, BOTTOM = 145, 86, 167, 8
"""The lines, in pixels from the lower left."""


def wipe(machine: Spectrum) -> Frames[None]:
    """Play every part twice, a line of the well blackened at each note as long as there are any."""
    y = TOP
    for part in MELODY:
        for _ in range(2):
            for pitch in part:
                if y >= BOTTOM:
                    machine.plot(LEFT, y, ink=BLACK)
                    machine.draw(WIDTH, 0, ink=BLACK)
                    y -= 1
                yield from machine.basic.beep(NOTE, pitch, NOTE_STEP)
            yield from machine.basic.beep(*REST)
            yield from machine.wait(PASS)
