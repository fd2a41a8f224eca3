"""The tabs above the covers: the chosen one in cream, arrows where there are more."""

from collections.abc import Sequence

from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import put, width
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside

SIDE = 5
"""Pixels of a tab beside its word."""
ARROWS = 11
"""Pixels at either end for the arrows."""
WIDEST = 16


class TabsRow:
    """Names in a row, of which one is chosen."""

    def __init__(self, monitor: Monitor, rect: Rect, names: Sequence[str], chosen: int = 0) -> None:
        self._monitor = monitor
        self.rect = rect
        self.names = names
        self.chosen = chosen
        self.focused = False
        """Whether directions steer it."""
        self._first = 0
        self._rects: list[Rect] = []

    def at(self, x: int, y: int) -> int:
        """The tab under a pixel, or -1."""
        places = enumerate(self._rects, self._first)
        return next((place for place, rect in places if inside(rect, x, y)), -1)

    def _last_from(self, first: int) -> int:
        """The number after the last tab that fits when `first` is the first."""
        room = self.rect[2] - 2 * ARROWS
        place = first
        while place < len(self.names) and room >= width(self.names[place]) + 2 * SIDE:
            room -= width(self.names[place]) + 2 * SIDE + 1
            place += 1
        return max(place, first + 1)

    def draw(self) -> None:
        """Draw as many as fit, the chosen one among them."""
        monitor = self._monitor
        left, top, wide, high = self.rect
        monitor.fill(self.rect, c.INK)
        self._first = min(self._first, self.chosen)
        while self._last_from(self._first) <= self.chosen:
            self._first += 1
        while self._first > 0 and self._last_from(self._first - 1) >= len(self.names):
            self._first -= 1
        last = self._last_from(self._first)
        shown = self.names[self._first : last]
        spare = wide - 2 * ARROWS - sum(width(name) + 2 * SIDE for name in shown)
        gap = min(spare // max(len(shown) - 1, 1), WIDEST)
        at, words_top = left + ARROWS, top + (high - 9) // 2
        if self._first:
            put(monitor, left, words_top, "←", c.MIST)
        if last < len(self.names):
            put(monitor, left + wide - ARROWS, words_top, "→", c.MIST)
        self._rects = []
        for place, name in enumerate(shown, self._first):
            across = width(name) - 1 + 2 * SIDE
            tab = (at, top, across, high)
            if place == self.chosen:
                box(monitor, tab, c.BRIGHT_YELLOW if self.focused else c.CREAM)
                put(monitor, at + SIDE, words_top, name, c.INK)
            else:
                put(monitor, at + SIDE, words_top, name, c.MIST)
            self._rects.append(tab)
            at += across + gap
