"""A game's picture that steps back from the whole screen to its place on a page."""

from collections.abc import Sequence
from operator import itemgetter

from arcade.cabinet.paint.machine_view import HALVED, View
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor.bits import Sprite
from arcade.machine.monitor.raster import Rect

FRAMES = 7


class SteppingBack:
    """Some frames in which the picture shrinks over the page that it leaves; the page is what is drawn there now."""

    def __init__(self, monitor: Monitor, machine: Machine, view: View, tube: Rect, area: Rect) -> None:
        """The picture ends up in `tube`, where `view` is seen of it, and never leaves `area`."""
        self._monitor = monitor
        self._area = area
        self._page: Sprite = monitor.raster.cut(area)
        self._left = FRAMES
        every = 2 if type(machine) in HALVED else 1
        width, height = machine.SIZE
        table, pixels = monitor.adopt(machine.palette()), machine.pixels().translate
        shown = pixels(table)
        self._lines = [shown[at : at + width : every] for at in range(0, width * height, width * every)]
        self._tube = tube
        size, count = len(self._lines[0]), len(self._lines)
        self._end = (tube[0] - view.part[0] // every, tube[1] - view.part[1] // every, size, count)
        wide, high = monitor.SIZE
        across, down = min(wide, high * size // count), min(high, wide * count // size)
        self._start = ((wide - across) // 2, (high - down) // 2, across, down)

    def step(self) -> None:
        """Draw the next frame, if there is one: the last is the page."""
        if not self._left:
            return
        self._left -= 1
        raster = self._monitor.raster
        raster.put(self._area[0], self._area[1], self._page.rows, self._page.width)
        if self._left:
            clip = _between(self._area, self._tube, self._left)
            raster.put(clip[0], clip[1], self._scaled(clip), clip[2])

    def _scaled(self, clip: Rect) -> Sequence[bytes]:
        """The part of the enlarged picture that is seen; its edges go on beyond it."""
        left, top, across, _ = _between(self._start, self._end, self._left)
        size, lines = len(self._lines[0]), self._lines
        columns = [min(max((x - left) * size // across, 0), size - 1) for x in range(clip[0], clip[0] + clip[2])]
        pick = itemgetter(*columns)
        rows = [min(max((y - top) * size // across, 0), len(lines) - 1) for y in range(clip[1], clip[1] + clip[3])]
        made = {row: bytes(pick(lines[row])) for row in dict.fromkeys(rows)}
        return [made[row] for row in rows]


def _between(start: Rect, end: Rect, left: int) -> Rect:
    """A rectangle on the way, `left` frames before the end: fast first, then slower."""
    one, two, three, four = (b + (a - b) * left * left // (FRAMES * FRAMES) for a, b in zip(start, end, strict=True))
    return one, two, three, four
