"""A set that is on: takes a machine's picture and draws those areas of its own that change."""

import math
from collections.abc import Iterator

import numpy as np
import pygame

from arcade.console.tube import Tube
from arcade.host.television import beams, optics
from arcade.host.television.areas import Area, Span, areas, look_up, pieces, room
from arcade.host.television.glow import Glow
from arcade.host.television.voltages import Palette, Wire, blue_green_red, packed

SLICE = 16
"""Rows that are worked out at a time."""
DARK: Palette = ((0, 0, 0),)
FADED = 12
"""Voltages up to here persist no longer."""
LINES = 32
"""Lines of the machine that are worked on at a time where all their width is."""
ROWS = 48
"""Rows of the set that are worked on at a time there."""


def surface_on(pixels: np.ndarray) -> pygame.Surface:
    """A surface on packed colours (rows, columns), which are its memory."""
    surface = pygame.image.frombuffer(pixels.data, pixels.shape[::-1], "BGRA")
    surface.set_alpha(None)
    return surface


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
        self.ready = False
        """Whether it can show pictures."""
        self._building = self._steps()
        self._behind = np.zeros((height, width), np.int32)
        self._room = np.zeros(ROWS * width, np.intp)
        self._seen = np.zeros(ROWS * width, np.uint32)
        self._through = np.zeros((height, width), np.uint32)
        self._lines = np.zeros((height, 2), np.intp)
        """The first and the last line that is behind each row."""
        self._columns = np.tile(np.array([grid.samples, 0]), (width, 1))
        """The first and the last sample that is behind each column."""
        self._starts: list[int] = (np.arange(columns + 1) * grid.samples // columns).tolist()
        """The first sample of each column of the canvas."""
        self._edges = _strips(tube)
        self._added = [np.zeros((edge.height, edge.width), np.uint32) for edge in self._edges]
        """The light of the frame on each of the edges."""
        self._wire = Wire(tube.figures, columns, grid.samples, 1 / tube.zoom[0], LINES * grid.samples)
        self._tables: list[np.ndarray] = []
        self._left = kept(tube.figures.persistence) if tube.figures.persistence else None
        self._canvas = np.zeros((lines, columns), np.uint8)
        self._palette: Palette = ()
        self._paints = np.zeros(0, np.uint32)
        """The palette's colours, packed."""
        self._colours = np.zeros((lines, columns), np.uint32)
        self._volts = np.zeros((lines, grid.samples), np.uint32)
        self._spare = np.zeros(LINES * grid.samples, np.uint32)
        self._at = np.zeros(2 * LINES * grid.samples, np.intp)
        self._light = np.zeros(2 * LINES * grid.samples, np.uint16)
        self._planes = np.zeros((grid.planes, lines, grid.samples), np.uint32)
        self._glowing = np.zeros((lines, grid.samples), np.uint32) if grid.beams else self._planes[0]
        self._half = np.zeros((lines, grid.samples), np.uint32) if grid.beams else self._planes[0]
        glow = surface_on(np.zeros((lines, grid.samples), np.uint32))
        self._glow = Glow(surface_on(self._colours), glow, tube.figures.halo)
        self._glowing_surface = surface_on(self._glowing)
        self.pixels = np.zeros((height, width), np.uint32)
        """The set as it is drawn, in grains, as packed colours."""
        self._filter = surface_on(self._through)
        self._frame = [surface_on(added) for added in self._added]
        self.surface = surface_on(self.pixels)
        """The same as a surface."""
        self._fading = np.zeros((lines, grid.samples if self._left is not None else 0), bool)
        self.fading = False
        """Whether phosphor somewhere is brighter than what is written on it now."""

    def build(self) -> None:
        """Go on a little with what has to be worked out before pictures can be shown."""
        self.ready = self.ready or next(self._building, True)

    def _steps(self) -> Iterator[bool]:
        """All that has to be worked out, step by step."""
        height = self.tube.drawn[1]
        if self._grid.beams:
            levels = beams.levels(self.tube.figures.beam, self._grid.row)
            self._tables = [beams.in_pairs(light) for light in levels]
            yield False
        for first in range(0, height, SLICE):
            self._look_behind(first, min(first + SLICE, height))
            yield False
        self._tune(DARK)  # and show it, so that the first picture finds all memory in place
        for first in range(0, len(self._canvas), LINES):
            self._work([Area(first, min(first + LINES, len(self._canvas)), 0, self._canvas.shape[1])])
            yield False

    def _look_behind(self, first: int, end: int) -> None:
        """Work out what is behind some rows."""
        found = optics.rows(self.tube, self._grid, first, end)
        self._behind[first:end], self._through[first:end] = found.behind, found.through
        for edge, added in zip(self._edges, self._added, strict=True):
            top, bottom = max(first, edge.top), min(end, edge.bottom)
            if top < bottom:
                added[top - edge.top : bottom - edge.top] = found.added[
                    top - first : bottom - first, edge.left : edge.right
                ]
        lines, samples = np.divmod(found.behind, self._grid.samples)
        lines %= self._grid.lines
        self._lines[first:end, 0], self._lines[first:end, 1] = lines.min(axis=1), lines.max(axis=1)
        np.minimum(self._columns[:, 0], samples.min(axis=0), out=self._columns[:, 0])
        np.maximum(self._columns[:, 1], samples.max(axis=0), out=self._columns[:, 1])

    def show(self, canvas: np.ndarray, palette: Palette) -> list[Area]:
        """Draw a picture, (lines, columns) of palette indices: which areas of the set changed."""
        if palette != self._palette:
            changed = np.ones(canvas.shape, bool)
            self._tune(palette)
        else:
            changed = canvas != self._canvas
            if self.fading:
                changed |= self._persisting()
        found = areas(changed)
        if not found:
            return []
        np.copyto(self._canvas, canvas)
        return self._work(found)

    def _tune(self, palette: Palette) -> None:
        self._palette = palette
        self._paints = packed(blue_green_red(palette))

    def _work(self, changed: list[Area]) -> list[Area]:
        """Draw what is behind areas of the canvas."""
        for top, bottom, left, right in changed:
            canvas = self._canvas[top:bottom, left:right]
            self._colours[top:bottom, left:right] = self._paints.take(canvas, mode="clip")
        sampled = [Area(top, bottom, self._starts[left], self._starts[right]) for top, bottom, left, right in changed]
        for piece in pieces(sampled, LINES * self._grid.samples):
            self._receive(piece)
        self._glow.spread(sampled)
        for piece in pieces(sampled, LINES * self._grid.samples):
            self._scan(piece)
        drawn = [self._touched(area) for area in sampled]
        for piece in pieces(drawn, ROWS * self.tube.drawn[0]):
            self._draw(piece)
        if self._left is not None:
            self.fading = bool(self._fading.any())
        return drawn

    def draw(self, target: pygame.Surface, area: Area) -> None:
        """Bring a part of the set onto the surface that it stands on."""
        (left, top), grain = self.tube.place, self.tube.grain
        part = area.rect
        if grain == 1:
            target.blit(self.surface, (left + part.left, top + part.top), part)
            return
        place = pygame.Rect(left + part.left * grain, top + part.top * grain, part.width * grain, part.height * grain)
        pygame.transform.scale(self.surface.subsurface(part), place.size, target.subsurface(place))

    def _touched(self, sampled: Area) -> Area:
        """The part of the set behind which some of these samples are."""
        top, bottom, left, right = sampled
        return Area(*_within(self._lines, top, bottom), *_within(self._columns, left, right))

    def _persisting(self) -> np.ndarray:
        """The pixels whose phosphor is brighter than what is written on them now."""
        return np.logical_or.reduceat(self._fading, self._starts[:-1], axis=1)

    def _receive(self, area: Area) -> None:
        """The voltages of some samples, and what persists of those before."""
        top, bottom, left, right = area
        volts = self._wire.rows(self._canvas, area, self._palette)
        before = self._volts[top:bottom, left:right]
        if self._left is not None:
            lasting = self._left.take(before.view(np.uint16), mode="clip").view(np.uint8)
            bright = np.maximum(volts.view(np.uint8), lasting).view(np.uint32)
            np.not_equal(bright, volts, out=self._fading[top:bottom, left:right])
            volts = bright
        np.copyto(before, volts)

    def _scan(self, area: Area) -> None:
        """The beams of some samples."""
        top, bottom, left, right = area
        glowing = self._glowing[top:bottom, left:right]
        np.copyto(glowing, self._volts[top:bottom, left:right])
        self._glowing_surface.blit(self._glow.surface, (left, top), area.rect, special_flags=pygame.BLEND_RGB_ADD)
        if self._tables:
            at, light = room((self._at, self._light), bottom - top, 2 * (right - left))
            np.copyto(at, glowing.view(np.uint16))
            for table, plane in zip(self._tables, (*self._planes[:-1], self._half), strict=True):
                look_up(table, at, plane[top:bottom, left:right].view(np.uint16), light)
        half, between = self._half[:, left:right], self._planes[-1, :, left:right]
        if not top:
            np.copyto(between[0], half[0])
        below = max(top, 1)
        (spare,) = room((self._spare,), bottom - below, right - left)
        beams.mean(half[below - 1 : bottom - 1], half[below:bottom], between[below:bottom], spare)

    def _draw(self, area: Area) -> None:
        """Some part of the set, as the glass and the frame show it."""
        top, bottom, left, right = area
        at, seen = room((self._room, self._seen), bottom - top, right - left)
        np.copyto(at, self._behind[top:bottom, left:right])  # other numbers would be converted into new memory
        look_up(self._planes.reshape(-1), at, self.pixels[top:bottom, left:right], seen)
        part = area.rect
        self.surface.blit(self._filter, part, part, special_flags=pygame.BLEND_RGB_MULT)
        for edge, frame in zip(self._edges, self._frame, strict=True):
            framed = edge.clip(part)
            if framed.size != (0, 0):
                within = framed.move(-edge.left, -edge.top)
                self.surface.blit(frame, framed, within, special_flags=pygame.BLEND_RGB_ADD)


def _within(ranges: np.ndarray, first: int, end: int) -> Span:
    """From the first to the last of the ranges (first, last) in which there is some of what is asked for."""
    touched = np.flatnonzero((ranges[:, 0] < end) & (ranges[:, 1] >= first))
    return int(touched[0]), int(touched[-1]) + 1


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
