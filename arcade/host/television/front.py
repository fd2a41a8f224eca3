"""What is beside a set that is narrower than its surface: the dark front of the cabinet."""

from collections.abc import Iterator

import numpy as np
import pygame

from arcade.console.tube import Tube

BOARD = 17.0, 14.0, 15.0
"""Blue, green and red of the painted board."""
GRAIN = 1.2
"""How much its grain changes its light."""
THREAD = 7
"""Rows of a thread of the grain."""
SHADE = 0.55
"""How much of its light is left beside the set, which stands out from it."""
FADE = 0.16
"""How far that shade reaches, in widths of the panel."""
SLIT = 0.006
"""The height of a slit before the loudspeaker, in heights of the surface."""
PITCH = 0.02
"""The same from one slit to the next."""
SLITS = 0.56, 0.86
"""Where the slits are, in heights of the surface."""
STRIP = 8 * THREAD
"""Rows that are painted at a time."""
SEAM = 2
"""Pixels of the dark seam beside the set."""
SIDE = 0.2, 0.8
"""Where they are in widths of the panel."""


class Front:
    """A surface with all that is beside a set, black where the set is; painted strip by strip."""

    def __init__(self, tube: Tube) -> None:
        self.stand = tube.stand
        self.surface = pygame.Surface(tube.surface if not tube.alone else (1, 1), depth=32)
        self.ready = tube.alone
        self._painting = _painted(self.surface, tube)

    def build(self) -> None:
        """Paint a little more of it."""
        self.ready = self.ready or next(self._painting, True)


def _painted(surface: pygame.Surface, tube: Tube) -> Iterator[bool]:
    width, height = tube.surface
    left, top = tube.place
    right = width - left - tube.drawn[0] * tube.grain
    if right > 1:
        for first in range(0, height, STRIP):
            board = panel(right, height, first, min(first + STRIP, height))
            surface.blit(_surface(board), (width - right, first))
            surface.blit(_surface(board[:, :left][:, ::-1]), (0, first))
            yield False
    below = height - top - tube.drawn[1] * tube.grain
    if below > 1:
        for first in range(0, below, STRIP):
            board = shelf(width, below, first, min(first + STRIP, below))
            surface.blit(_surface(board), (0, height - below + first))
            above = board[: max(top - first, 0)][::-1]
            surface.blit(_surface(above), (0, top - first - len(above)))
            yield False


def panel(width: int, height: int, first: int, end: int) -> np.ndarray:
    """Rows of the board at the right of a set: (rows, width, 3), blue, green and red, 0 to 255."""
    across = (np.arange(width) + 0.5) / width
    down = (np.arange(first, end) + 0.5) / height
    light = (1 - (1 - SHADE) * np.exp(-across / FADE))[None, :] * (1.1 - 0.3 * down)[:, None]
    slits = (down > SLITS[0]) & (down < SLITS[1])
    within = ((across > SIDE[0]) & (across < SIDE[1]))[None, :]
    phase = (down - SLITS[0]) % PITCH
    dark = (slits & (phase < SLIT))[:, None] & within
    lip = (slits & (phase >= SLIT) & (phase < SLIT + 1.5 / height))[:, None] & within
    light = np.where(dark, 0.25 * light, np.where(lip, 1.7 * light, light))
    return _board(np.where(across < SEAM / width, 0.2, light), first)


def shelf(width: int, height: int, first: int, end: int) -> np.ndarray:
    """Rows of the board below a set, without a loudspeaker."""
    down = (np.arange(first, end) + 0.5) / height
    light = np.where(down < SEAM / height, 0.2, 1 - (1 - SHADE) * np.exp(-down / FADE))
    return _board(np.broadcast_to(light[:, None], (end - first, width)), first)


def _board(light: np.ndarray, first: int) -> np.ndarray:
    """The board in this light (rows from `first` on, columns), with fine threads that are always the same."""
    rows, width = light.shape
    x, y = np.arange(width)[None, :], np.arange(first // THREAD, -(-(first + rows) // THREAD))[:, None]
    threads = GRAIN * np.sin(x * 12.9898 + y * 78.233 + np.sin(x * 0.7 + y * 0.077) * 43.7)
    found = np.empty((rows, width, 3), np.uint8)
    drawn = threads.repeat(THREAD, axis=0)[:rows]
    for place, colour in enumerate(BOARD):
        found[..., place] = np.clip(light * (drawn + colour), 0, 255)
    return found


def _surface(colours: np.ndarray) -> pygame.Surface:
    return pygame.surfarray.make_surface(colours[:, :, ::-1].swapaxes(0, 1))
