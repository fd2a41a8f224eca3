"""Any machine's picture on the house's screen, pixel for pixel, or by halves where they are too large."""

from dataclasses import dataclass
from functools import cache
from typing import cast

from arcade.cabinet.paint.halving import halves
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor.raster import Rect
from arcade.machine.teletype import Teletype

HALVED: tuple[type[Machine], ...] = (Ega,)
"""Machines of which four pixels are shown as one: their pictures are twice as large as a set."""
PAPER_EDGE = 24
"""Pixels of desk and paper beside what is printed that are left out where there is room for more."""
PAPER = (0, 144, 320, 200)
"""What is seen of a teletype's roll: the lines printed last, from the left."""
OPENING = 4
"""Frames in which a picture opens from its middle line."""
ROUND = (6, 4, 3, 2, 1, 1)
"""Pixels by which the first and the last lines of a tube are shorter at each end."""


@dataclass(frozen=True)
class View:
    """Which part of a machine's picture is shown, in its pixels, and every how many of them."""

    part: Rect
    every: int = 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height on the house's screen."""
        return self.part[2] // self.every, self.part[3] // self.every

    def pixel(self, x: int, y: int) -> tuple[int, int] | None:
        """The pixel of the machine's picture that is shown at a pixel of the house's, or None beside the view."""
        wide, high = self.size
        if not (0 <= x < wide and 0 <= y < high):
            return None
        return self.part[0] + x * self.every, self.part[1] + y * self.every

    def cut(self, room: int) -> "View":
        """So much of it as so many pixels of the house's screen hold across, from its left."""
        left, top, width, height = self.part
        return View((left, top, min(width, room * self.every), height), self.every)

    def whole(self, machine: type[Machine]) -> bool:
        """Whether every pixel of the machine's screen is seen."""
        left, top, width, height = machine.SCREEN
        return (
            self.every == 1
            and self.part[0] <= left
            and self.part[1] <= top
            and self.part[0] + self.part[2] >= left + width
            and self.part[1] + self.part[3] >= top + height
        )


def view(machine: type[Machine], rim: int = 0) -> View:
    """What to show of a kind of machine: its screen, and `rim` pixels of the border round it where it has one."""
    if issubclass(machine, Teletype):
        return View(PAPER)
    left, top, width, height = machine.SCREEN
    if machine in HALVED:
        return View((left, top, width, height), 2)
    rim = min(rim, left, top)
    return View((left - rim, top - rim, width + 2 * rim, height + 2 * rim))


def fitting(machine: type[Machine], width: int, height: int) -> View:
    """As much of a kind of machine's picture, its border included, as so many pixels of the house's screen hold.

    Where that is less than its screen it is the left of it, and of a teletype's roll the lines printed last.
    """
    if issubclass(machine, Teletype):
        foot = PAPER[1] + PAPER[3]
        down = min(foot, height)
        return View((PAPER_EDGE, foot - down, min(machine.SIZE[0] - 2 * PAPER_EDGE, width), down))
    every = 2 if machine in HALVED else 1
    left, top, wide, high = machine.SCREEN
    width, height = width * every, height * every
    rim_x, rim_y = min(left, max(width - wide, 0) // 2), min(top, max(height - high, 0) // 2)
    part = (left - rim_x, top - rim_y, min(wide + 2 * rim_x, width), min(high + 2 * rim_y, height))
    return View(part, every)


def in_step(kind: type[Monitor], source: Machine) -> Monitor:
    """A monitor on which a running machine is shown: it has that one's time and is heard as that one."""
    monitor = _with_clock(kind, source.CLOCK, source.FRAME)()
    monitor.speaker = source.speaker
    return monitor


@cache
def _with_clock(kind: type[Monitor], clock: int, frame: int) -> type[Monitor]:
    return cast(type[Monitor], type(kind.__name__, (kind,), {"CLOCK": clock, "FRAME": frame}))


def inset(place: int, height: int) -> int:
    """How much shorter a line of a tube with round corners is at each end."""
    depth = min(place, height - 1 - place)
    return ROUND[depth] if depth < len(ROUND) else 0


def opened(height: int, frame: int) -> range | None:
    """The lines of a picture that opens from its middle, `frame` frames after it began; None for all of them."""
    half = height * frame // (2 * OPENING)
    return range(height // 2 - half, height // 2 + half) if frame <= OPENING else None


class MachineView:
    """Copies a machine's picture to a place of a monitor, the lines that have changed."""

    def __init__(self, monitor: Monitor, shown: View, left: int, top: int, rounded: bool = False) -> None:
        """With `rounded` its corners are left out."""
        self._rounded = rounded
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
        mixing = halves(tuple(machine.palette())) if self._view.every == 2 else None
        table = monitor.adopt(machine.palette() if mixing is None else mixing.palette)
        from_left, from_top, width, height = self._view.part
        stride, every = machine.SIZE[0], self._view.every
        wide, high = self._view.size
        start = from_top * stride + from_left
        starts = range(start, start + height * stride, stride * every)
        downs = range(0, stride * every, stride)
        raw = [b"".join(pixels[at + down : at + down + width] for down in downs) for at in starts]
        before = self._lines if rows is None else []
        for place in rows or range(high):
            line = raw[place]
            if place >= len(before) or before[place] != line:
                cut = inset(place, high) if self._rounded else 0
                if mixing is not None:
                    line = mixing.line(line[:width], line[width:])
                monitor.show(left + cut, top + place, (line[cut : wide - cut].translate(table),), wide - 2 * cut)
        self._lines = raw if rows is None else []
