"""A set that is on: takes a machine's picture line by line and draws those rows of its own that change."""

import math
from collections.abc import Iterator

import numpy as np
import pygame

from arcade.host.television import beams, optics
from arcade.host.television.tube import Tube
from arcade.host.television.voltages import Palette, Wire, blue_green_red, packed

SLICE = 64
"""Rows that are worked out at a time."""
REACH = 10
"""So many lines above and below a changed one its glow is seen."""
FADED = 12
"""Voltages up to here persist no longer."""
QUARTER = 4
"""The glow is as soft as a picture of so many times fewer pixels each way."""
LINES, ROWS = 32, 48
"""Lines of the machine, and rows of the set, that are worked on at a time."""
Span = tuple[int, int]
"""From the first line up to the one that is no part of it."""


def surface_on(pixels: np.ndarray) -> pygame.Surface:
    """A surface on packed colours (rows, columns), which are its memory."""
    surface = pygame.image.frombuffer(pixels.data, pixels.shape[::-1], "BGRA")
    surface.set_alpha(None)
    return surface


def spans(changed: np.ndarray, reach: int = REACH) -> list[Span]:
    """The lines that are set in `changed` (lines,), each with those round it that it reaches, from top to bottom."""
    found: list[Span] = []
    for line in np.flatnonzero(changed).tolist():
        end = min(line + reach + 1, len(changed))
        if found and line - reach <= found[-1][1]:
            found[-1] = found[-1][0], end
        else:
            found.append((max(line - reach, 0), end))
    return found


def pieces(bands: list[Span], most: int) -> Iterator[Span]:
    """The same in pieces of so many lines at most: what is worked on stays near the processor."""
    for first, end in bands:
        for start in range(first, end, most):
            yield start, min(start + most, end)


def kept(persistence: float) -> np.ndarray:
    """What is left of each voltage (0 to 255) after a picture, two at a time: (65536,)."""
    left = np.floor(np.arange(256) * persistence)
    return beams.in_pairs(np.where(left > FADED, left, 0).astype(np.uint8))


class Screen:
    """All that belongs to one tube. It works out what is behind its glass slice by slice; then it can show pictures."""

    def __init__(self, tube: Tube) -> None:
        self.tube = tube
        grid = self._grid = optics.grid(tube)
        width, height = tube.drawn
        columns, lines = tube.canvas
        self._built = 0
        self._behind = np.zeros((height, width), np.int32)
        self._room = np.zeros((ROWS, width), np.intp)
        self._through = np.zeros((height, width), np.uint32)
        self._added = np.zeros((height, width), np.uint32)
        self._lines = np.zeros((height, 2), np.intp)
        self._edges = _strips(tube)
        self._wire = Wire(tube.figures, tube.canvas, grid.samples, 1 / tube.zoom[0])
        self._tables = (
            [beams.in_pairs(light) for light in beams.levels(tube.figures.beam, grid.row)] if grid.beams else []
        )
        self._left = kept(tube.figures.persistence) if tube.figures.persistence else None
        self._canvas = np.zeros((lines, columns), np.uint8)
        self._palette: Palette = ()
        self._colours = np.zeros((lines, columns), np.uint32)
        self._volts = np.zeros((lines, grid.samples), np.uint32)
        self._spare = np.zeros((LINES, grid.samples), np.uint32)
        self._at = np.zeros((LINES, 2 * grid.samples), np.intp)
        self._planes = np.zeros((grid.planes, lines, grid.samples), np.uint32)
        self._glowing = np.zeros((lines, grid.samples), np.uint32) if grid.beams else self._planes[0]
        self._half = np.zeros((lines, grid.samples), np.uint32) if grid.beams else self._planes[0]
        self._small = pygame.Surface((max(columns // QUARTER, 1), max(lines // QUARTER, 1)), depth=32)
        self._glow = surface_on(np.zeros((lines, grid.samples), np.uint32))
        self._surfaces = [surface_on(one) for one in (self._colours, self._glowing)]
        self.pixels = np.zeros((height, width), np.uint32)
        """The set as it is drawn, in grains, as packed colours."""
        self._filters = surface_on(self._through), surface_on(self._added)
        self.surface = surface_on(self.pixels)
        """The same as a surface."""
        self._fading = np.zeros(lines, bool)

    @property
    def fading(self) -> bool:
        """Whether phosphor somewhere is brighter than what is written on it now."""
        return self._left is not None and bool(self._fading.any())

    @property
    def ready(self) -> bool:
        """Whether it can show pictures."""
        return self._built == self.tube.drawn[1]

    def build(self) -> None:
        """Work out a slice of what is behind the glass."""
        first, end = self._built, min(self._built + SLICE, self.tube.drawn[1])
        found = optics.rows(self.tube, self._grid, first, end)
        self._behind[first:end], self._through[first:end], self._added[first:end] = (
            found.behind, found.through, found.added
        )  # fmt: skip
        lines = found.behind // self._grid.samples % self._grid.lines
        self._lines[first:end, 0], self._lines[first:end, 1] = lines.min(axis=1), lines.max(axis=1)
        self._built = end

    def show(self, canvas: np.ndarray, palette: Palette) -> list[Span]:
        """Draw a picture, (lines, columns) of palette indices: which rows of the set changed."""
        if palette != self._palette:
            changed = np.ones(len(canvas), bool)
            self._palette = palette
        else:
            changed = (canvas != self._canvas).any(axis=1) | self._fading
        if not changed.any():
            return []
        np.copyto(self._canvas, canvas)
        bands = spans(changed)
        for piece in pieces(bands, LINES):
            self._receive(*piece)
        self._spread()
        for piece in pieces(bands, LINES):
            self._scan(*piece)
        rows = [self._touched(*band) for band in bands]
        for piece in pieces(rows, ROWS):
            self._draw(*piece)
        return rows

    def draw(self, target: pygame.Surface, first: int, end: int) -> None:
        """Bring rows of the set onto the surface that it stands on."""
        (left, top), grain, width = self.tube.place, self.tube.grain, self.tube.drawn[0]
        area = pygame.Rect(0, first, width, end - first)
        if grain == 1:
            target.blit(self.surface, (left, top + first), area)
            return
        place = pygame.Rect(left, top + first * grain, width * grain, (end - first) * grain)
        pygame.transform.scale(self.surface.subsurface(area), place.size, target.subsurface(place))

    def _touched(self, first: int, end: int) -> Span:
        """The rows behind which some of these lines are."""
        touched = np.flatnonzero((self._lines[:, 0] < end) & (self._lines[:, 1] >= first))
        return int(touched[0]), int(touched[-1]) + 1

    def _receive(self, first: int, end: int) -> None:
        """The voltages of some lines, and what persists of those before."""
        volts = self._wire.rows(self._canvas, first, end, self._palette)
        if self._left is not None:
            left = self._left.take(self._volts[first:end].view(np.uint16), mode="clip").view(np.uint8)
            bright = np.maximum(volts.view(np.uint8), left).view(np.uint32)
            self._fading[first:end] = (bright != volts).any(axis=1)
            volts = bright
        self._volts[first:end] = volts
        colours = packed(blue_green_red(self._palette))
        colours.take(self._canvas[first:end], out=self._colours[first:end], mode="clip")

    def _spread(self) -> None:
        """The glow of the whole picture: that of a part of it would not be the same."""
        halo = round(255 * self.tube.figures.halo)
        pygame.transform.smoothscale(self._surfaces[0], self._small.get_size(), self._small)
        self._small.fill((halo, halo, halo), special_flags=pygame.BLEND_RGB_MULT)
        pygame.transform.smoothscale(self._small, self._glow.get_size(), self._glow)

    def _scan(self, first: int, end: int) -> None:
        """The beams of some lines."""
        area = pygame.Rect(0, first, self._grid.samples, end - first)
        np.copyto(self._glowing[first:end], self._volts[first:end])
        self._surfaces[1].blit(self._glow, area, area, special_flags=pygame.BLEND_RGB_ADD)
        if self._tables:
            at = self._at[: end - first]
            np.copyto(at, self._glowing[first:end].view(np.uint16))
            for table, plane in zip(self._tables, (*self._planes[:-1], self._half), strict=True):
                table.take(at, out=plane[first:end].view(np.uint16), mode="clip")
        half, between = self._half, self._planes[-1]
        if not first:
            np.copyto(between[0], half[0])
        below = max(first, 1)
        beams.mean(half[below - 1 : end - 1], half[below:end], between[below:end], self._spare[: end - below])

    def _draw(self, first: int, end: int) -> None:
        """Some rows of the set, as the glass and the frame show them."""
        at = self._room[: end - first]
        np.copyto(at, self._behind[first:end])  # numbers of another size would be converted into new memory
        self._planes.reshape(-1).take(at, out=self.pixels[first:end], mode="clip")
        through, added = self._filters
        area = pygame.Rect(0, first, self.tube.drawn[0], end - first)
        self.surface.blit(through, area, area, special_flags=pygame.BLEND_RGB_MULT)
        for edge in self._edges:
            part = edge.clip(area)
            if part.height:
                self.surface.blit(added, part, part, special_flags=pygame.BLEND_RGB_ADD)


def _strips(tube: Tube) -> tuple[pygame.Rect, ...]:
    """The four strips along the edges in which the frame is, none over another; none without a frame."""
    figures, (width, height) = tube.figures, tube.drawn
    if not figures.bezel:
        return ()
    inset = math.ceil((figures.bezel + figures.curve + figures.radius) * height) + 1
    between = height - 2 * inset
    return (
        pygame.Rect(0, 0, width, inset),
        pygame.Rect(0, height - inset, width, inset),
        pygame.Rect(0, inset, inset, between),
        pygame.Rect(width - inset, inset, inset, between),
    )
