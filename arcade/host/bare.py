"""A machine's picture as bare pixels, enlarged."""

import pygame

from arcade.host.cutout import cutout
from arcade.host.layout import Layout
from arcade.host.phosphors import Palette
from arcade.machine.machine import Machine


class Bare:
    """Pictures in one layout."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._canvas = pygame.Surface(layout.canvas, depth=32)
        self.surface = self._canvas if layout.zoom == (1, 1) else pygame.Surface(layout.scaled, depth=32)
        """The picture shown last, of layout.scaled size."""
        self._enlarged: pygame.Surface | None = None
        if not layout.whole:
            times = int(max(layout.zoom)) + 1
            self._enlarged = pygame.Surface((layout.canvas[0] * times, layout.canvas[1] * times), depth=32)

    def show(self, machine: type[Machine], pixels: bytes, palette: Palette) -> None:
        """Make the picture of what a machine shows."""
        layout = self._layout
        if layout.corner != (0, 0) or layout.canvas != machine.SIZE:
            pixels = cutout(machine, pixels, layout.corner, layout.canvas).tobytes()
        canvas = pygame.image.frombuffer(pixels, layout.canvas, "P")
        canvas.set_palette(palette)
        self._canvas.blit(canvas, (0, 0))
        if self._enlarged is not None:
            pygame.transform.scale(self._canvas, self._enlarged.get_size(), self._enlarged)
            pygame.transform.smoothscale(self._enlarged, layout.scaled, self.surface)
        elif self.surface is not self._canvas:
            pygame.transform.scale(self._canvas, layout.scaled, self.surface)
