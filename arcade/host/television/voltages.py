"""What comes down the wire: the colours of a row of pixels, sample by sample, as soft as the bandwidth makes them.

Colours are packed as 32 bits, in memory blue, green, red and nothing. Levels are 0 to 255, as they were in the palette.
"""

from functools import lru_cache
from math import erf, sqrt

import numpy as np

from arcade.console.figures import Figures
from arcade.host.television.areas import Area, room

Palette = tuple[tuple[int, int, int], ...]
PIXELS = 7
"""Megahertz of the dot clock: a sigma in pixels is SIGMA / megahertz * PIXELS."""
SIGMA = 0.1325
STEPS = 16
"""Parts of a pixel's light are rounded to so many steps."""
LUMA = np.array([0.114, 0.587, 0.299])
"""The part of blue, green and red in brightness."""
SUM = 16
"""The chroma filter's four weights (1 3 3 1) on this line and on the one before it, together."""


def packed(colours: np.ndarray) -> np.ndarray:
    """Blue, green and red (..., 3), 0 to 255, as 32 bits (...)."""
    four = np.zeros((*colours.shape[:-1], 4), np.uint8)
    four[..., :3] = np.rint(colours)
    return four.view(np.uint32)[..., 0]


def blue_green_red(palette: Palette) -> np.ndarray:
    """A palette as (colours, 3)."""
    return np.array(palette, dtype=float)[:, ::-1]


def softness(figures: Figures, row: float) -> float:
    """The sigma of an edge in pixels: the wire's, and that of grains that are `row` pixels wide."""
    return sqrt((SIGMA / figures.luma * PIXELS) ** 2 + row**2 / 12)


def taps(columns: int, samples: int, sigma: float) -> tuple[np.ndarray, np.ndarray]:
    """For each sample of a row the left one of the two pixels it is made of, and the part of the right one (0 to 1).

    A sample is made of the pixel in which it lies and of the nearer of its neighbours.
    """
    places = (np.arange(samples) + 0.5) * columns / samples - 0.5
    own = np.rint(places).astype(np.intp)
    aside = places - own
    other = np.array([0.5 + 0.5 * erf((abs(one) - 0.5) / (sigma * sqrt(2))) for one in aside])
    other = np.rint(other * STEPS) / STEPS
    left = np.where(aside < 0, own - 1, own)
    part = np.where(aside < 0, 1 - other, other)
    inside = left.clip(0, columns - 2)
    part = np.where(left < inside, 0.0, np.where(left > inside, 1.0, part))
    return inside, part


@lru_cache(16)
def _mixed(palette: Palette, parts: tuple[int, ...]) -> np.ndarray:
    """The colours of each pair of pixels in each of the proportions: (parts * left * right), packed."""
    colours = np.zeros((len(palette), 4), np.uint16)
    colours[:, :3] = blue_green_red(palette)
    return np.concatenate([_pairs(colours, part).astype(np.uint8).view(np.uint32).reshape(-1) for part in parts])


@lru_cache(16)
def _luma(palette: Palette, parts: tuple[int, ...]) -> np.ndarray:
    """The brightness of each pair times SUM, three times over in 64 bits: (parts * left * right)."""
    light = np.zeros((len(palette), 4), np.uint16)
    light[:, :3] = np.rint(SUM * blue_green_red(palette) @ LUMA)[:, None]
    return np.concatenate([_pairs(light, part).view(np.int64).reshape(-1) for part in parts])


def _pairs(values: np.ndarray, part: int) -> np.ndarray:
    """Values of 16 bits (colours, 4) mixed with each other, so many STEPS of the right one: (left, right, 4)."""
    mixed: np.ndarray = (values * np.uint16(STEPS - part))[:, None] + (values * np.uint16(part))[None]
    mixed += STEPS // 2
    mixed //= STEPS
    return mixed


@lru_cache(16)
def _chroma(palette: Palette) -> np.ndarray:
    """What is left of blue, green and red without the brightness, in 64 bits."""
    colours = blue_green_red(palette)
    four = np.zeros((len(colours), 4), np.int16)
    four[:, :3] = np.rint(colours - (colours @ LUMA)[:, None])
    return four.view(np.int64)[:, 0]


class Wire:
    """From rows of a canvas to rows of samples. It keeps the room it works in: new memory costs more than the work."""

    def __init__(self, figures: Figures, columns: int, samples: int, row: float, most: int) -> None:
        """For canvases of so many columns; `row` is the width of a grain in pixels.

        No more than `most` samples are asked for at a time.
        """
        left, parts = taps(columns, samples, softness(figures, row))
        levels, level = np.unique(np.rint(parts * STEPS).astype(int), return_inverse=True)
        self._parts = tuple(levels.tolist())
        self._left, self._level = left, level.astype(np.intp)
        self._at = np.zeros(most, np.intp)
        self._found = np.zeros(most, np.uint32)
        self._composite = figures.chroma > 0
        if self._composite:
            pixels = (np.arange(samples) + 0.5) * columns / samples
            self._pixels = (pixels.astype(np.intp) - 2).clip(0, columns - 4)
            self._luma = np.zeros(most, np.int64)
            self._late = np.zeros(most, np.int64)

    def rows(self, canvas: np.ndarray, area: Area, palette: Palette) -> np.ndarray:
        """An area of the samples of a canvas of palette indices: (lines, samples), packed.

        The next call overwrites them.
        """
        top, bottom, left, right = area
        at, found = room((self._at, self._found), bottom - top, right - left)
        first, last = int(self._left[left]), int(self._left[right - 1])
        pairs = np.multiply(canvas[top:bottom, first : last + 1], len(palette), dtype=np.intp)
        pairs += canvas[top:bottom, first + 1 : last + 2]
        pairs.take(self._left[left:right] - first, axis=1, out=at, mode="clip")
        at += self._level[left:right] * len(palette) ** 2
        if self._composite:
            (luma,) = room((self._luma,), bottom - top, right - left)
            _luma(palette, self._parts).take(at, out=luma, mode="clip")
            self._decode(luma, canvas, area, palette, found)
        else:
            _mixed(palette, self._parts).take(at, out=found, mode="clip")
        return found

    def _decode(self, luma: np.ndarray, canvas: np.ndarray, area: Area, palette: Palette, found: np.ndarray) -> None:
        """Put brightness and colour together; colour comes half a pixel late, and half of it from the line above."""
        top, bottom, left, right = area
        before = max(top - 1, 0)
        first, last = int(self._pixels[left]), int(self._pixels[right - 1])
        colour = _chroma(palette).take(canvas[before:bottom, first : last + 4], mode="clip").view(np.int16)
        colour = colour.reshape(bottom - before, -1, 4)
        soft = colour[:, 1:-2] + colour[:, 2:-1]
        soft *= 3
        soft += colour[:, :-3]
        soft += colour[:, 3:]
        late = np.concatenate((soft[: 1 - (top - before)], soft[:-1])) + soft[top - before :]
        (sampled,) = room((self._late,), bottom - top, right - left)
        late.view(np.int64)[..., 0].take(self._pixels[left:right] - first, axis=1, out=sampled, mode="clip")
        levels = sampled.view(np.int16)
        levels += luma.view(np.int16)
        levels >>= 4
        levels.clip(0, 255, out=levels)
        np.copyto(found.view(np.uint8), levels, casting="unsafe")
