"""The light that a place gives to those round it: the picture, made soft."""

from collections.abc import Sequence

import pygame

from arcade.host.television.areas import Area

QUARTER = 4
"""The glow is as soft as a picture of so many times fewer pixels each way."""


class Glow:
    """The glow of a picture, worked out where it changes and the same there as in that of the whole picture."""

    def __init__(self, colours: pygame.Surface, surface: pygame.Surface, halo: float) -> None:
        """Of the picture on `colours`, drawn on a `surface` of as many lines; `halo` is the part of light."""
        self._colours = colours
        self.surface = surface
        columns, lines = colours.get_size()
        small = max(columns // QUARTER, 1), max(lines // QUARTER, 1)
        sizes = (small[0], lines), small, (surface.get_width(), small[1])
        self._narrow, self._small, self._wide = (pygame.Surface(size, depth=32) for size in sizes)
        self._light = (round(255 * halo),) * 3

    def spread(self, changed: Sequence[Area]) -> None:
        """Follow the picture in areas of the surface.

        Smoothing goes across first and then down, so lines can be left out of the one and columns out of the other.
        What is smoothed both ways at once would not be the same in a part.
        """
        (columns, lines), (width, height), samples = (
            self._colours.get_size(),
            self._small.get_size(),
            self._wide.get_width(),
        )
        bands = list(dict.fromkeys((area.top, area.bottom) for area in changed))
        for top, bottom in bands:
            _smoothen(self._colours, Area(top, bottom, 0, columns), self._narrow, Area(top, bottom, 0, width))
        _smoothen(self._narrow, Area(0, lines, 0, width), self._small, Area(0, height, 0, width))
        self._small.fill(self._light, special_flags=pygame.BLEND_RGB_MULT)
        for top, bottom in bands:
            first, end = max(top * height // lines - 1, 0), min(bottom * height // lines + 2, height)
            _smoothen(self._small, Area(first, end, 0, width), self._wide, Area(first, end, 0, samples))
        for left, right in dict.fromkeys((area.left, area.right) for area in changed):
            _smoothen(self._wide, Area(0, height, left, right), self.surface, Area(0, lines, left, right))


def _smoothen(source: pygame.Surface, part: Area, target: pygame.Surface, place: Area) -> None:
    """Make a part of a surface another's part of another size."""
    pygame.transform.smoothscale(source.subsurface(part.rect), place.rect.size, target.subsurface(place.rect))
