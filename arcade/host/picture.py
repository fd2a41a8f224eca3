"""From a machine's palette indices to the surface that is shown. Nothing is done while nothing changes."""

from typing import Literal

import numpy as np
import pygame

from arcade.host.layout import Layout
from arcade.host.looks import Palette, Television, seen
from arcade.machine.machine import Machine


class Picture:
    """Composes pictures; needs no window."""

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._look = ""
        self._shown: tuple[bytes, Palette] = (b"", ())
        self._bare = pygame.Surface((1, 1), depth=32)
        self._scaled = self._bare
        self._grains = self._bare
        """What a television draws, before it is enlarged if its grains are larger than pixels."""
        self._enlarged: pygame.Surface | None = None
        self._television: Television | None = None

    def compose(
        self, machine: Machine, layout: Layout, look: str = "sharp", phosphor: str = "colour"
    ) -> pygame.Surface | None:
        """The machine's picture of layout.scaled size, or None when it is the one composed last.

        The surface is used again by the next call.
        """
        shown = machine.pixels(), seen(machine.palette(), phosphor)
        if layout == self._layout and look == self._look:
            if shown == self._shown:
                return None
        else:
            self._prepare(layout, look)
        self._shown = shown
        self._bare.blit(_canvas(type(machine), *shown, layout), (0, 0))
        if self._television is not None:
            self._television.show(self._bare, self._grains)
            if self._grains is not self._scaled:
                pygame.transform.scale(self._grains, layout.scaled, self._scaled)
        elif self._enlarged is not None:
            pygame.transform.scale(self._bare, self._enlarged.get_size(), self._enlarged)
            pygame.transform.smoothscale(self._enlarged, layout.scaled, self._scaled)
        elif self._scaled is not self._bare:
            pygame.transform.scale(self._bare, layout.scaled, self._scaled)
        return self._scaled

    @property
    def surface(self) -> pygame.Surface:
        """The picture composed last."""
        return self._scaled

    def _prepare(self, layout: Layout, look: str) -> None:
        self._layout, self._look = layout, look
        self._bare = pygame.Surface(layout.canvas, depth=32)
        plain = look != "tv" and layout.zoom == (1, 1)
        self._scaled = self._bare if plain else pygame.Surface(layout.scaled, depth=32)
        self._grains = self._scaled if layout.grain == 1 else pygame.Surface(layout.grains, depth=32)
        self._television = Television(layout) if look == "tv" else None
        self._enlarged = None
        if not layout.whole:
            times = int(max(layout.zoom)) + 1
            self._enlarged = pygame.Surface((layout.canvas[0] * times, layout.canvas[1] * times), depth=32)


def _canvas(machine: type[Machine], pixels: bytes, palette: Palette, layout: Layout) -> pygame.Surface:
    """The cut-out of the picture that shows, its border going on beyond it (colour 0 on machines without one)."""
    size = machine.SIZE
    if layout.corner != (0, 0) or layout.canvas != size:
        picture = np.frombuffer(pixels, np.uint8).reshape(size[1], size[0])
        rows, above_below = _reach(layout.corner[1], layout.canvas[1], size[1])
        columns, left_right = _reach(layout.corner[0], layout.canvas[0], size[0])
        beyond: Literal["edge", "constant"] = "edge" if size != machine.SCREEN[2:] else "constant"
        picture = np.pad(picture[rows, columns], (above_below, left_right), beyond)
        pixels, size = picture.tobytes(), layout.canvas
    canvas = pygame.image.frombuffer(pixels, size, "P")
    canvas.set_palette(palette)
    return canvas


def _reach(start: int, count: int, length: int) -> tuple[slice, tuple[int, int]]:
    """Which of `length` rows or columns a window of `count` from `start` sees, and how far it reaches beyond them."""
    end = start + count
    return slice(max(0, start), min(length, end)), (max(0, -start), max(0, end - length))
