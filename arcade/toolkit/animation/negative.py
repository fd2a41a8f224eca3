"""Pictures turned into their negative line by line, from any side; doing it twice gives the picture back exactly."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH, Mode
from arcade.toolkit.animation.transitions import Wipe

FULL = (1 << WIDTH) - 1
UPPER = 176
"""Pixel lines of the upper screen; the two rows below it are left alone."""


def invert(
    machine: Spectrum, way: Wipe = Wipe.UP, frames: float = 60, top: int = 0, height: int = UPPER
) -> Frames[None]:
    """Flip every pixel of so many lines, a line or a column at a time in the way's direction, in so many frames.

    The ways are the straight ones: up, down, right and left; ValueError for others.
    """
    match way:
        case Wipe.UP | Wipe.DOWN:
            lines = range(top, top + height)
            for y in lines if way is Wipe.DOWN else reversed(lines):
                machine.stamp(0, y, (FULL,), WIDTH, Mode.XOR)
                yield from machine.wait(frames / height)
        case Wipe.RIGHT | Wipe.LEFT:
            for x in range(WIDTH) if way is Wipe.RIGHT else range(WIDTH - 1, -1, -1):
                machine.stamp(x, top, (1,) * height, 1, Mode.XOR)
                yield from machine.wait(frames / WIDTH)
        case _:
            raise ValueError(f"a picture cannot be inverted {way.value}")
