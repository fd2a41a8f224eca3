"""Every few seconds one of the covers that have eyes blinks."""

from arcade.cabinet.formats.cover import lids
from arcade.cabinet.front.cover_rows import CoverRows
from arcade.machine.monitor import Monitor

EVERY = 5 * 50
CLOSED = 6
"""Frames for which eyes are shut."""
STRIDE = 5
"""From one blinking cover to the next, so that it is not the neighbour."""


class Blinking:
    """Shuts eyes and opens them again."""

    def __init__(self, monitor: Monitor) -> None:
        self._monitor = monitor
        self._frame = 0
        self._turn = 0
        self._shut = -1

    def step(self, rows: CoverRows) -> None:
        """Let a frame pass over the covers that are shown."""
        self._frame += 1
        if rows.moving:
            self._frame, self._shut = 0, -1
        elif self._shut >= 0 and self._frame >= CLOSED:
            rows.repaint(self._shut)
            self._frame, self._shut = 0, -1
        elif self._shut < 0 and self._frame >= EVERY:
            self._frame = 0
            self._shut_next(rows)

    def _shut_next(self, rows: CoverRows) -> None:
        seen = [place for place in rows.whole_places() if rows.covers[place].slug in lids()]
        if not seen:
            return
        self._turn += STRIDE
        self._shut = seen[self._turn % len(seen)]
        left, top = rows.corner(self._shut)
        for lid in lids()[rows.covers[self._shut].slug]:
            x, y = left + lid.left, top + lid.top
            self._monitor.raster.fill((x, y, lid.width, lid.height - 1), lid.colour)
            self._monitor.raster.fill((x, y + lid.height - 1, lid.width, 1), lid.line)
