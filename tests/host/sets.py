"""Sets that are ready to show pictures, and pictures that change."""

from collections.abc import Iterator

import numpy as np

from arcade.console.tube import Tube
from arcade.host.television.screen import Screen
from arcade.host.television.voltages import Palette
from tests.patience import still

STEPS = 24


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


def changes(canvas: np.ndarray, colours: int) -> Iterator[np.ndarray]:
    """Pictures that differ by dots, lines, columns and blocks anywhere, at the edges, too, or in nothing."""
    chance = np.random.default_rng(7)
    lines, columns = canvas.shape
    for step in range(STEPS):
        for _ in range(step % 4):
            line, column = int(chance.integers(-8, lines)), int(chance.integers(-8, columns))
            high, wide = ((1, 1), (3, columns), (lines, 2), chance.integers(1, 40, 2).tolist())[step % 5 % 4]
            block = canvas[max(line, 0) : line + high, max(column, 0) : column + wide]
            block[:] = chance.integers(0, colours, block.shape) if step % 2 else chance.integers(0, colours)
        yield canvas
