"""Any machine's picture on the house's screen, pixel for pixel, or by halves where they are half as large."""

from dataclasses import dataclass

from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor.raster import Rect
from arcade.machine.teletype import Teletype

HALVED: tuple[type[Machine], ...] = (Ega,)
"""Machines of which every second pixel of every second line is shown: their pictures are twice as large as a set."""
PAPER = (0, 144, 320, 200)
"""What is seen of a teletype's roll: the lines printed last, from the left."""


@dataclass(frozen=True)
class View:
    """Which part of a machine's picture is shown, in its pixels, and every how many of them."""

    part: Rect
    every: int = 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height on the house's screen."""
        return self.part[2] // self.every, self.part[3] // self.every


def view(machine: type[Machine], rim: int = 0) -> View:
    """What to show of a kind of machine: its screen, and `rim` pixels of the border round it where it has one."""
    if issubclass(machine, Teletype):
        return View(PAPER)
    left, top, width, height = machine.SCREEN
    if machine in HALVED:
        return View((left, top, width, height), 2)
    rim = min(rim, left, top)
    return View((left - rim, top - rim, width + 2 * rim, height + 2 * rim))


class Guest:
    """Copies a machine's picture to a place of a monitor, the lines that have changed."""

    def __init__(self, monitor: Monitor, shown: View, left: int, top: int) -> None:
        self._monitor = monitor
        self._view = shown
        self._place = (left, top)
        self._pixels = b""
        self._lines: list[bytes] = []

    def forget(self) -> None:
        """Draw everything the next time, since something else was drawn there."""
        self._pixels, self._lines = b"", []

    def draw(self, machine: Machine, rows: range | None = None) -> None:
        """Show the machine's picture of the moment; of its lines on the house's screen only some, if told which."""
        pixels = machine.pixels()
        if pixels == self._pixels and rows is None:
            return
        self._pixels = pixels if rows is None else b""
        monitor, (left, top) = self._monitor, self._place
        table = monitor.adopt(machine.palette())
        from_left, from_top, width, height = self._view.part
        stride, every = machine.SIZE[0], self._view.every
        wide, high = self._view.size
        start = from_top * stride + from_left
        raw = [pixels[at : at + width : every] for at in range(start, start + height * stride, stride * every)]
        if rows is not None:
            monitor.show(left, top + rows.start, [line.translate(table) for line in raw[rows.start : rows.stop]], wide)
            self._lines = []
            return
        before = self._lines
        for place, line in enumerate(raw[:high]):
            if place >= len(before) or before[place] != line:
                monitor.show(left, top + place, (line.translate(table),), wide)
        self._lines = raw
