"""From the shelf into a game: its border grows from the set over the whole screen, by whole cells."""

from arcade.cabinet.front.live_set import LiveSet
from arcade.cabinet.page_context import PageContext, Screen
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

FRAMES = 8
CELL = 8


def opening(context: PageContext, live: LiveSet) -> Screen[None]:
    """Let the picture in the set take over the screen."""
    monitor = context.monitor
    wide, high = monitor.SIZE
    left, top, width, height = live.rect
    picture = monitor.raster.cut(live.rect)
    colour = live.border if live.border is not None else c.BLACK
    for frame in range(1, FRAMES + 1):
        grown = (
            _cells(left * (FRAMES - frame) // FRAMES),
            _cells(top * (FRAMES - frame) // FRAMES),
            _cells(left + width + (wide - left - width) * frame // FRAMES + CELL - 1),
            _cells(top + height + (high - top - height) * frame // FRAMES + CELL - 1),
        )
        rect: Rect = (grown[0], grown[1], grown[2] - grown[0], grown[3] - grown[1])
        monitor.fill(rect, colour)
        monitor.raster.put(left, top, picture.rows, picture.width)
        live.loader.step()
        yield monitor


def _cells(pixels: int) -> int:
    return pixels // CELL * CELL
