"""Rows of covers that pass by, a pixel a frame."""

from collections.abc import Sequence

from arcade.cabinet.formats.cover import HEIGHT, WIDTH
from arcade.cabinet.paint.covers import cover_sprite
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c

GAP = 4
STEP = WIDTH + GAP


class PassingRow:
    """One row; it leaves out the pixels from `hole` to the one after them, where something stands before it."""

    def __init__(
        self, monitor: Monitor, top: int, slugs: Sequence[str], pace: int, hole: tuple[int, int] | None = None
    ) -> None:
        """With a negative pace it passes to the right."""
        self._monitor = monitor
        self._top = top
        self._pace = pace
        wide = monitor.SIZE[0]
        self._spans = ((0, wide),) if hole is None else ((0, hole[0]), (hole[1], wide))
        self._length = STEP * len(slugs)
        covers = [cover_sprite(slug) for slug in slugs] * (1 + -(-wide // max(self._length, 1)))
        gap = bytes((c.NIGHT,)) * GAP
        self._lines = [b"".join(cover.rows[line] + gap for cover in covers) for line in range(HEIGHT)]

    def draw(self, frame: int) -> None:
        """As it is after so many frames."""
        if not self._length:
            return
        at = self._pace * frame % self._length
        for start, end in self._spans:
            rows = [line[at + start : at + end] for line in self._lines]
            self._monitor.raster.put(start, self._top, rows, end - start)
