"""How a target ends: a burst over its ring."""

from arcade.games.ricochet import art
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.grid import Point

PHASES = (art.BURST, art.GLITTER, art.BURST, art.GLITTER)
PACE = 4


def sparkle(machine: Spectrum, place: Point) -> Frames[None]:
    """Show it with its middle on a cell, and leave everything as it was."""
    moving = Moving(machine)
    for picture in PHASES:
        moving.show((picture, place[0] - 4, place[1] - 4))
        yield from machine.wait(PACE)
    moving.hide()
