"""Counts flashes: how often a second a part of the picture large enough to matter grows brighter and darker again.

After the W3C's Web Content Accessibility Guidelines (2.3.1, general flash and red flash thresholds) and the Xbox
Accessibility Guideline 118: a pair of opposing changes of relative luminance by a tenth, the darker state below 0.8, or
a pair of opposing changes to and from a saturated red, is a flash; more than three a second on a quarter of the
picture, or of red on an eighth, may harm.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Palette = Sequence[tuple[int, int, int]]
Levels = NDArray[np.float32]

CHANGE = 0.1
"""Of relative luminance, or of redness."""
BRIGHT = 0.8
"""Between two states as bright as this nothing flashes."""
AREA, RED_AREA = 0.25, 0.125
"""Of the picture."""
MOST = 3
"""Flashes a second that harm nobody."""


def luminance(palette: Palette) -> Levels:
    """The relative luminance of each colour, from 0 to 1 (W3C's definition, sRGB)."""
    channel = np.array(palette, dtype=np.float64) / 255
    linear = np.where(channel <= 0.04045, channel / 12.92, ((channel + 0.055) / 1.055) ** 2.4)
    return (linear @ (0.2126, 0.7152, 0.0722)).astype(np.float32)


def redness(palette: Palette) -> Levels:
    """How much red a colour has more than its other light, from 0 to 1, where that is saturated; else 0."""
    channel = np.array(palette, dtype=np.float64) / 255
    red, others = channel[:, 0], channel[:, 1] + channel[:, 2]
    saturated = red >= 0.8 * np.maximum(red + others, 1e-9)
    return np.where(saturated, np.maximum(red - others, 0), 0).astype(np.float32)


class Turns:
    """The turning points of each pixel's level, as it rises and falls."""

    def __init__(self, ceiling: float) -> None:
        self._ceiling = ceiling
        self._high: Levels | None = None
        self._low: Levels | None = None
        self._way: NDArray[np.int8] | None = None

    def turned(self, levels: Levels) -> NDArray[np.bool_]:
        """Which pixels begin to fall after rising, or to rise after falling, by CHANGE; the first change counts."""
        if self._high is None or self._low is None or self._way is None:
            self._high, self._low = levels.copy(), levels.copy()
            self._way = np.zeros(levels.shape, dtype=np.int8)
            return np.zeros(levels.shape, dtype=np.bool_)
        falls = (levels <= self._high - CHANGE) & (levels < self._ceiling) & (self._way >= 0)
        rises = (levels >= self._low + CHANGE) & (self._low < self._ceiling) & (self._way <= 0) & ~falls
        self._way[falls], self._way[rises] = -1, 1
        self._high = np.where(rises, levels, np.maximum(self._high, levels))
        self._low = np.where(falls, levels, np.minimum(self._low, levels))
        self._high, self._low = np.where(falls, levels, self._high), np.where(rises, levels, self._low)
        turned: NDArray[np.bool_] = falls | rises
        return turned


class Count:
    """How often each pixel has turned within the last second."""

    def __init__(self, rate: int, area: float, ceiling: float) -> None:
        self._turns = Turns(ceiling)
        self._area = area
        self._rate = rate
        self._second: deque[NDArray[np.bool_] | None] = deque()
        self._often: NDArray[np.uint8] | None = None

    def frame(self, levels: Levels | None) -> int:
        """The flashes of the last second on an area large enough; None stands for a picture that has not changed."""
        turned = self._turns.turned(levels) if levels is not None else None
        if self._often is None:
            self._often = np.zeros_like(turned, dtype=np.uint8)
        self._second.append(turned if turned is not None and turned.any() else None)
        old = self._second.popleft() if len(self._second) > self._rate else None
        if old is not None:
            self._often -= old
        if turned is None:
            return 0
        self._often += turned
        enough = int(self._area * self._often.size)
        kth = np.partition(self._often, self._often.size - enough, axis=None)[self._often.size - enough]
        return int(kth) // 2


@dataclass(frozen=True)
class Worst:
    """The most flashes in a second, and the frame in which they were seen."""

    flashes: int = 0
    frame: int = 0

    def with_(self, flashes: int, frame: int) -> "Worst":
        """The worse of this and another moment."""
        return Worst(flashes, frame) if flashes > self.flashes else self


class Meter:
    """Watches pictures, frame by frame: rows of palette indices, all of one size."""

    def __init__(self, palette: Palette, rate: int) -> None:
        self._colours = luminance(palette), redness(palette)
        self._counts = Count(rate, AREA, BRIGHT), Count(rate, RED_AREA, 2.0)
        self._shown = b""
        self._frame = 0
        self.worst = Worst()

    def see(self, pixels: bytes) -> None:
        """The next frame."""
        changed = pixels != self._shown
        indices = np.frombuffer(pixels, dtype=np.uint8)
        for colours, count in zip(self._colours, self._counts, strict=True):
            flashes = count.frame(colours[indices] if changed else None)
            self.worst = self.worst.with_(flashes, self._frame)
        self._shown = pixels
        self._frame += 1
