"""The wizard's lightning across the whole screen, with thunder; and what is heard when he flies home."""

from itertools import pairwise

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import straight
from arcade.toolkit.animation.transitions import strobe
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.ink import CYAN, WHITE, YELLOW
from arcade.toolkit.picture.strokes import PEN
from arcade.toolkit.sound.tunes import tune

WAY = ((216, -4), (150, 66), (186, 74), (108, 130), (146, 138), (66, 190))
THUNDER = tune("s/64 s s s k/32 s/64 s k/16 k/8 k k/4", 120)
FLIGHT = tuple((0.1, pitch) for pitch in range(1, 7))
"""He flies home."""
AFTERGLOW = 25


def strike(machine: Spectrum, calm: bool) -> Frames[None]:
    """A bolt runs down the screen; the picture is as before when it is over."""
    covered = lift_cells(machine, 0, 0, 24, 32)
    machine.chime(THUNDER)
    pen = PEN.coloured("Y", "k")
    for start, end in pairwise(WAY):
        for frame, (x, y) in enumerate(straight(start, end, 4)):
            draw(machine, pen, x, y)
            if frame % 4 == 3:
                yield
    yield from strobe(machine, (WHITE, YELLOW, CYAN, YELLOW), 3, 3, calm)
    yield from machine.wait(AFTERGLOW)
    covered.put_back(machine)
