"""A machine's picture as bare pixels, enlarged."""

from math import gcd

import numpy as np
import pygame

from arcade.console.layout import Layout
from arcade.console.phosphors import Palette
from arcade.host.cutout import cutout
from arcade.host.television.areas import Area, Span, areas, spans
from arcade.machine.machine import Machine

NOTHING: list[Area] = []
FINE = 65536
"""Parts of a row in which pygame counts."""


class Bare:
    """Pictures in one layout. What did not change stays as it is."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._pixels = np.zeros(layout.canvas[::-1], np.uint8)
        self._palette: Palette = ()
        self._canvas = pygame.Surface(layout.canvas, depth=32)
        self.surface = self._canvas if layout.zoom == (1, 1) else pygame.Surface(layout.scaled, depth=32)
        """The picture shown last, of layout.scaled size."""
        self._between: tuple[pygame.Surface, ...] = ()
        if not layout.whole:
            (columns, lines), times = layout.canvas, self._times
            sizes = (columns * times, lines), (layout.scaled[0], lines), (layout.scaled[0], lines * times)
            self._between = tuple(pygame.Surface(size, depth=32) for size in sizes)

    @property
    def _times(self) -> int:
        """So many times a picture is enlarged before it is made as small as is wished."""
        return int(max(self._layout.zoom)) + 1

    def show(self, machine: type[Machine], pixels: bytes, palette: Palette) -> list[Area]:
        """Make the picture of what a machine shows: which areas of the surface changed."""
        layout = self._layout
        shown = cutout(machine, pixels, layout.corner, layout.canvas)
        changed = shown != self._pixels if palette == self._palette else np.ones(shown.shape, bool)
        found = areas(changed, reach=0)
        if not found:
            return NOTHING
        self._pixels, self._palette = shown, palette
        canvas = pygame.image.frombuffer(np.ascontiguousarray(shown).data, layout.canvas, "P")
        canvas.set_palette(palette)
        for area in found:
            self._canvas.blit(canvas, (area.left, area.top), area.rect)
        if self._between:
            return self._smoothened(found)
        return [self._enlarged(area) for area in found]

    def draw(self, target: pygame.Surface, area: Area) -> None:
        """Bring a part of the surface to where it belongs."""
        left, top = self._layout.place
        target.blit(self.surface, (left + area.left, top + area.top), area.rect)

    def _enlarged(self, area: Area) -> Area:
        """Enlarge an area of the canvas by whole numbers."""
        across, down = (int(zoom) for zoom in self._layout.zoom)
        large = Area(area.top * down, area.bottom * down, area.left * across, area.right * across)
        if self.surface is not self._canvas:
            part, place = self._canvas.subsurface(area.rect), self.surface.subsurface(large.rect)
            pygame.transform.scale(part, place.get_size(), place)
        return large

    def _smoothened(self, found: list[Area]) -> list[Area]:
        """Enlarge the picture and make it a little smaller again, the lines that changed first across, then all down.

        That is what pygame does with the whole of it, but it would do it across for every copy of a line.
        """
        wide, narrow, tall = self._between
        times, width = self._times, self._layout.scaled[0]
        changed = []
        for top, bottom in dict.fromkeys((area.top, area.bottom) for area in found):
            rows, most = bottom - top, self._layout.canvas[0]
            stretched = wide.subsurface((0, top, most * times, rows))
            pygame.transform.scale(self._canvas.subsurface((0, top, most, rows)), stretched.get_size(), stretched)
            shrunk = narrow.subsurface((0, top, width, rows))
            pygame.transform.smoothscale(stretched, shrunk.get_size(), shrunk)
            copies = tall.subsurface((0, top * times, width, rows * times))
            pygame.transform.scale(shrunk, copies.get_size(), copies)
            changed.append((top * times, bottom * times))
        return [self._lowered(*step) for step in steps(changed, tall.get_height(), self._layout.scaled[1])]

    def _lowered(self, before: Span, after: Span) -> Area:
        """Make some rows of the enlarged picture the rows of the picture that they come to."""
        tall, width = self._between[2], self._layout.scaled[0]
        source = tall.subsurface((0, before[0], width, before[1] - before[0]))
        target = self.surface.subsurface((0, after[0], width, after[1] - after[0]))
        pygame.transform.smoothscale(source, target.get_size(), target)
        return Area(*after, 0, width)


def steps(changed: list[Span], high: int, low: int) -> list[tuple[Span, Span]]:
    """Which of `high` rows have to be shrunk when some changed, and which of the `low` rows they come to.

    Where the rows of a part are weighted as they are in the whole, it is parts; pygame counts in 65536ths of a row.
    """
    count = gcd(high, low)
    before, after = high // count, low // count
    if FINE * before % after:
        return [((0, high), (0, low))]
    parts = np.zeros(count, bool)
    for first, end in changed:
        parts[first // before : -(-end // before)] = True
    return [((first * before, end * before), (first * after, end * after)) for first, end in spans(parts, reach=0)]
