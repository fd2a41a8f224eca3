"""Sets that are ready to show pictures."""

import numpy as np

from arcade.host.television.screen import Screen
from arcade.host.television.tube import Tube
from arcade.host.television.voltages import Palette
from tests.patience import still


def made(plan: Tube) -> Screen:
    """A set that is ready."""
    screen = Screen(plan)
    while still(not screen.ready):
        screen.build()
    return screen


def drawn(screen: Screen, canvas: np.ndarray, palette: Palette) -> np.ndarray:
    """All that a set shows of a picture when it draws the whole of it."""
    screen._palette = ()
    screen.show(canvas, palette)
    return screen.pixels.copy()
