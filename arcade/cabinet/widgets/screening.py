"""A set in which a game that was played is seen again, pixel for pixel, after snow while the way to it is made."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.casing import draw_casing, seen, tube
from arcade.cabinet.paint.machine_view import MachineView, view
from arcade.cabinet.paint.panel import gauge
from arcade.cabinet.paint.snow import snow
from arcade.cabinet.replays.playback import Playback
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.pace import Pace
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

REST = 150
"""Frames for which the last picture is seen before it all begins again."""
SNOW = 6
"""Frames of snow that all differ."""
LINE = 4
"""Height of the line that says how far it is."""


class Screening:
    """One set; what plays in it may change."""

    def __init__(
        self, context: PageContext, machine: type[Machine], left: int, top: int, room: Rect | None = None
    ) -> None:
        """With `room` there is no set round the picture: so much of it as fits is seen there."""
        self._context = context
        self._kind = machine
        self._corner = (left, top)
        self._room = room
        self._view = seen(machine) if room is None else view(machine).cut(room[2])
        if room is None:
            self.rect = tube(machine, left, top)
        else:
            wide, high = self._view.size
            self.rect = room[0] + (room[2] - wide) // 2, room[1] + (room[3] - high) // 2, wide, high
        self._machine_view = MachineView(context.monitor, self._view, *self.rect[:2], rounded=room is None)
        self._pace = Pace(machine)
        self._rested = 0
        self._job: BackgroundJob[None] | None = None
        self._age = 0
        """Frames since something else was to be shown."""
        self._sought = False
        self.playback: Playback | None = None
        """What plays."""

    @property
    def bottom(self) -> int:
        """The first line below the set."""
        return self.rect[1] + self.rect[3] + (6 if self._room is None else 0)

    def draw(self) -> None:
        """Draw the set, its tube dark."""
        if self._room is None:
            draw_casing(self._context.monitor, self._kind, *self._corner)
        else:
            self._context.monitor.fill(self._room, c.BLACK)
        self._context.monitor.fill(self.rect, c.BLACK)
        self._machine_view.forget()

    def show(self, playback: Playback | None, sought: bool = False) -> None:
        """From now on this, or nothing; with `sought` nothing yet."""
        self.playback = playback
        self._age, self._sought = 0, sought or playback is not None
        self._pace, self._rested = Pace(self._kind), 0
        self._job = None if playback is None else BackgroundJob(playback.forward(), self._context.clock_and_seeds.clock)
        self.draw()

    @property
    def over(self) -> bool:
        """Whether the last picture has been seen for a while."""
        return self._rested > REST

    def step(self) -> None:
        """Go on for as long as a frame of the page lasts, and draw what has changed."""
        playback = self.playback
        self._age += 1
        if playback is None or self._job is None or not (self._job.finished or self._job.step()):
            self._draw_snow()
            return
        if self._sought:
            self._sought = False
            self._context.monitor.fill(self.rect, c.BLACK)
        for _ in range(self._pace.frames()):
            self._rested += not playback.step()
        if playback.machine is not None:
            self._machine_view.draw(playback.machine)

    def _draw_snow(self) -> None:
        """Snow as long as something is sought, at half the pace after a moment; calm the tube stays dark."""
        if self._sought and not self._context.preferences.calm and (self._age <= SNOW or self._age % 2):
            snow(self._context.monitor, self.rect, self._age, rounded=self._room is None)

    def line(self, left: int, top: int, wide: int) -> None:
        """How much has been seen, as a line."""
        playback = self.playback
        done, whole = (0, 1) if playback is None else (playback.frame - playback.first, playback.last - playback.first)
        gauge(self._context.monitor, (left, top, wide, LINE), done, whole)


def clock_time(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
