"""What is beside a set that is narrower than its surface: the dark front of the cabinet."""

import numpy as np
import pygame

from arcade.host.television.tube import Tube

BOARD = np.array([17.0, 14.0, 15.0])
"""Blue, green and red of the painted board."""
GRAIN = 1.2
"""How much its grain changes its light."""
SHADE = 0.55
"""How much of its light is left beside the set, which stands out from it."""
FADE = 0.16
"""How far that shade reaches, in widths of the panel."""
SLIT, PITCH = 0.006, 0.02
"""The height of a slit before the loudspeaker, and from one to the next, in heights of the surface."""
SLITS = 0.56, 0.86
"""Where the slits are, in heights of the surface."""
SEAM = 2
"""Pixels of the dark seam beside the set."""
SIDE = 0.2, 0.8
"""Where they are in widths of the panel."""


def front(tube: Tube) -> pygame.Surface:
    """A surface with all that is beside the set; black where the set is."""
    width, height = tube.surface
    surface = pygame.Surface(tube.surface, depth=32)
    left, top = tube.place
    right = width - left - tube.drawn[0] * tube.grain
    if left > 1:
        surface.blit(_surface(panel(left, height)[:, ::-1]), (0, 0))
    if right > 1:
        surface.blit(_surface(panel(right, height)), (width - right, 0))
    below = height - top - tube.drawn[1] * tube.grain
    if top > 1:
        surface.blit(_surface(shelf(width, top)[::-1]), (0, 0))
    if below > 1:
        surface.blit(_surface(shelf(width, below)), (0, height - below))
    return surface


def panel(width: int, height: int) -> np.ndarray:
    """The board at the right of a set: (height, width, 3), blue, green and red, 0 to 255."""
    across = (np.arange(width) + 0.5) / width
    down = (np.arange(height) + 0.5) / height
    light = (1 - (1 - SHADE) * np.exp(-across / FADE))[None, :] * (1.1 - 0.3 * down)[:, None]
    slits = (down > SLITS[0]) & (down < SLITS[1])
    within = ((across > SIDE[0]) & (across < SIDE[1]))[None, :]
    phase = (down - SLITS[0]) % PITCH
    dark = (slits & (phase < SLIT))[:, None] & within
    lip = (slits & (phase >= SLIT) & (phase < SLIT + 1.5 / height))[:, None] & within
    light = np.where(dark, 0.25 * light, np.where(lip, 1.7 * light, light))
    light = np.where(across < SEAM / width, 0.2, light)
    colours: np.ndarray = light[:, :, None] * (BOARD + _grain(height, width)[:, :, None])
    return colours


def shelf(width: int, height: int) -> np.ndarray:
    """The board below a set, without a loudspeaker."""
    down = (np.arange(height) + 0.5) / height
    light = np.where(down < SEAM / height, 0.2, 1 - (1 - SHADE) * np.exp(-down / FADE))
    colours: np.ndarray = light[:, None, None] * (BOARD + _grain(height, width)[:, :, None])
    return colours


def _grain(height: int, width: int) -> np.ndarray:
    """Fine threads along the board, always the same."""
    x, y = np.arange(width)[None, :], np.arange(height)[:, None]
    found: np.ndarray = GRAIN * np.sin(x * 12.9898 + (y // 7) * 78.233 + np.sin(x * 0.7 + y * 0.011) * 43.7)
    return found


def _surface(colours: np.ndarray) -> pygame.Surface:
    return pygame.surfarray.make_surface(np.clip(colours, 0, 255).astype(np.uint8)[:, :, ::-1].swapaxes(0, 1))
