"""A line being typed: its box, its letters or dots in their place, and its cursor."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import CAPITALS, put, width
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.machine.spectrum.editor import Line

HEIGHT = 30
INSET = 10
BLINK = 25
"""Frames for which the cursor is seen, and for which it is not."""
CURSOR = (2, 14)


class LineField:
    """Draws a line whenever it has changed; of one that is too long, what is round the cursor."""

    def __init__(self, context: PageContext, line: Line, rect: Rect, mask: str = "") -> None:
        self._context = context
        self._line = line
        self._rect = rect
        self._mask = mask
        self._frame = 0
        self._drawn: tuple[str, int, bool] | None = None

    def forget(self) -> None:
        """Draw everything the next time, since something else was drawn there."""
        self._drawn = None

    def draw(self) -> None:
        """Draw what has changed, in a frame; the cursor stands after each change and blinks unless that disturbs."""
        text, cursor = self._line.text, self._line.cursor
        if self._drawn is None or self._drawn[:2] != (text, cursor):
            self._frame = 0
        lit = self._context.preferences.calm or self._frame // BLINK % 2 == 0
        self._frame += 1
        if self._drawn == (text, cursor, lit):
            return
        self._drawn = text, cursor, lit
        monitor, (left, top, wide, high) = self._context.monitor, self._rect
        box(monitor, self._rect, c.BLACK, c.AMBER)
        shown, before = self._window(self._mask * len(text) or text, cursor, wide - 2 * INSET)
        put(monitor, left + INSET, top + (high - CAPITALS) // 2, shown, c.BRIGHT_WHITE, wide - 2 * INSET + 1)
        if lit:
            at = left + INSET - CURSOR[0] + width(shown[:before])
            monitor.fill((at, top + (high - CURSOR[1]) // 2, *CURSOR), c.AMBER)

    def _window(self, shown: str, cursor: int, room: int) -> tuple[str, int]:
        """The part of a line that fits with its cursor, and how many letters of it stand before that."""
        start, end = 0, len(shown)
        while width(shown[start:end]) > room:
            if start < cursor and width(shown[start:cursor]) > room // 2:
                start += 1
            else:
                end -= 1
        return shown[start:end], cursor - start
