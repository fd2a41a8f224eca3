"""The picture of a game that stands still, on a page: in its set, or on a telephone as much of it as fits."""

from arcade.cabinet.paint.casing import casing, draw_casing, seen, tube
from arcade.cabinet.paint.machine_view import MachineView, View
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.stepping_back import SteppingBack
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

EDGE = 4
"""Pixels of black round a picture without a set."""


class GamePicture:
    """One game's picture at a place of a monitor."""

    def __init__(self, monitor: Monitor, kind: type[Machine], left: int, top: int) -> None:
        self._monitor = monitor
        self._kind = kind
        narrow = grid(monitor).narrow
        self.view: View = _across(seen(kind), monitor.SIZE[0] - 2 * EDGE) if narrow else seen(kind)
        if narrow:
            wide, high = self.view.size
            self.tube: Rect = (monitor.SIZE[0] - wide) // 2, top + EDGE, wide, high
            self.rect: Rect = self.tube[0] - EDGE, top, wide + 2 * EDGE, high + 2 * EDGE
        else:
            self.tube = tube(kind, left, top)
            self.rect = left, top, casing(kind).width, casing(kind).height
        self._machine_view = MachineView(monitor, self.view, *self.tube[:2], rounded=not narrow)

    def draw_set(self) -> None:
        """Draw what is round the picture, and the tube empty."""
        if grid(self._monitor).narrow:
            box(self._monitor, self.rect, c.BLACK, c.IRON)
        else:
            draw_casing(self._monitor, self._kind, *self.rect[:2])
        self._monitor.fill(self.tube, c.BLACK)
        self._machine_view.forget()

    def draw(self, machine: Machine) -> None:
        """Draw the picture of the moment."""
        self._machine_view.draw(machine)

    def step_back(self, machine: Machine, area: Rect) -> SteppingBack:
        """The frames in which the picture comes from the whole screen to here; the page is drawn already."""
        return SteppingBack(self._monitor, machine, self.view, self.tube, area)


def below_heading(monitor: Monitor, kind: type[Machine], edge: int) -> GamePicture:
    """The picture below a page's heading, so many pixels from that and from the left; on a telephone right below it."""
    found = grid(monitor)
    return GamePicture(monitor, kind, edge, found.header + (0 if found.narrow else edge))


def _across(view: View, width: int) -> View:
    """As much of a view as so many pixels of the house's screen are wide, from the left."""
    left, top, wide, high = view.part
    return View((left, top, min(wide, width * view.every), high), view.every)
