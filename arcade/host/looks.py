"""How a screen's glass looks: the colours of monitors, and a television's lines, glow and soft edges."""

import numpy as np
import pygame

from arcade.host.layout import Layout

Palette = tuple[tuple[int, int, int], ...]

PHOSPHOR = {"white": (225, 238, 255), "green": (70, 255, 110), "amber": (255, 178, 50)}
"""The full light of monitors of one colour."""
LINE = 0.45
"""How much darker it is between two scan lines."""
CORNER = 0.16
"""How much darker the corners of the glass are."""
HALO = 70
"""How much light a pixel gives to those around it, of 255."""


def seen(palette: Palette, phosphor: str) -> Palette:
    """A palette as a monitor of this phosphor shows it; "colour" leaves it alone."""
    full = PHOSPHOR.get(phosphor)
    if full is None:
        return palette
    return tuple(_shade(full, (299 * red + 587 * green + 114 * blue) // 1000) for red, green, blue in palette)


def _shade(full: tuple[int, int, int], light: int) -> tuple[int, int, int]:
    return full[0] * light // 255, full[1] * light // 255, full[2] * light // 255


class Television:
    """Scan lines, soft pixels and halos for one layout; masks and surfaces are made once."""

    def __init__(self, layout: Layout) -> None:
        width, height = layout.canvas
        self._half = pygame.Surface((max(1, width // 2), max(1, height // 2)), depth=32)
        self._halo = pygame.Surface(layout.canvas, depth=32)
        self._double = pygame.Surface((2 * width, 2 * height), depth=32)
        self._mask = pygame.surfarray.make_surface(_mask(layout))

    def show(self, canvas: pygame.Surface, target: pygame.Surface) -> None:
        """Draw the canvas (which changes) onto the target, of as many pixels as the layout has grains."""
        pygame.transform.smoothscale(canvas, self._half.get_size(), self._half)
        self._half.fill((HALO, HALO, HALO), special_flags=pygame.BLEND_RGB_MULT)
        pygame.transform.smoothscale(self._half, self._halo.get_size(), self._halo)
        canvas.blit(self._halo, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        pygame.transform.scale(canvas, self._double.get_size(), self._double)
        pygame.transform.smoothscale(self._double, target.get_size(), target)
        target.blit(self._mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _mask(layout: Layout) -> np.ndarray:
    """What part of the light gets through, 0-255 for each grain of the layout: (width, height, 3)."""
    width, height = layout.grains
    zoom = layout.zoom[1] / layout.grain
    rows = np.arange(height)
    between = np.zeros(height) if zoom < 2 else np.sin(np.pi * ((rows - (zoom - 1) // 2) / zoom)) ** 2
    across = np.linspace(-1, 1, width)[:, None]
    down = np.linspace(-1, 1, height)[None, :]
    glass = 1 - CORNER * (across**2 * down**2) ** 0.75
    light = (1 - LINE * between)[None, :] * glass
    return np.repeat(np.rint(255 * light).astype(np.uint8)[:, :, None], 3, axis=2)
