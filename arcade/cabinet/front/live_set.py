"""The chosen game in its set: snow, then its pilot's game, pixel for pixel."""

from functools import partial

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.casing import casing, draw_casing, seen, tube
from arcade.cabinet.paint.machine_view import MachineView, View, opened
from arcade.cabinet.paint.snow import snow
from arcade.cabinet.replays.demonstration import Demonstration, advanced
from arcade.cabinet.setups import moment, moment_setup
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.lazy_loader import LazyLoader
from arcade.cabinet.widgets.pace import Pace
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

SNOW = 6
"""Frames of snow after a game was chosen."""
QUIET = 8
"""Frames for which a game must stay chosen before it arrives and is demonstrated, so that leafing is quick."""
LONGEST = 60 * 50
REST = 100
"""Frames for which the last picture of a demonstration that ended is seen."""


class LiveSet:
    """A set at a place of the page's screen."""

    def __init__(self, context: PageContext, left: int, top: int, room: Rect | None = None) -> None:
        """With `room` there is no set round the picture: so much of it as fits is seen there."""
        self._context = context
        self._corner = (left, top)
        self._room = room
        self._game: Game | None = None
        self.loader = LazyLoader(context)
        """The game on its way."""
        self._frame = 0
        self._shown_for = 0
        self._pace = Pace(Monitor)
        self._demonstration: Demonstration | None = None
        self._way: BackgroundJob[Demonstration] | None = None
        """The demonstration's way to its best moment."""
        self._machine: Machine | None = None
        self._machine_view: MachineView | None = None
        self.rect: Rect = (left, top, 0, 0)
        """Where the picture is."""

    def show(self, game: Game | None) -> None:
        """From now on this game."""
        if self._game is not None and game is not None and game.slug == self._game.slug:
            return
        before = self._game.cartridge.machine if self._game is not None else None
        self._game, self._frame, self._shown_for = game, 0, 0
        self._pace = Pace(Monitor if game is None else game.cartridge.machine)
        self._demonstration = self._machine = self._machine_view = None
        if game is not None:
            self.loader.choose(game.slug)
        if game is not None and game.cartridge.machine is not before:
            self.draw()

    def draw(self) -> None:
        """Draw the set, its tube black."""
        monitor = self._context.monitor
        if self._game is None:
            return
        machine = self._game.cartridge.machine
        self.rect = self._place(machine)
        if self._room is None:
            draw_casing(monitor, machine, *self._corner)
        else:
            monitor.fill(self._room, c.BLACK)
        monitor.fill(self.rect, c.BLACK)
        if self._machine_view is not None:
            self._machine_view.forget()

    @property
    def width(self) -> int:
        """Pixels that the set takes across."""
        if self._game is None or self._room is not None:
            return 0
        return casing(self._game.cartridge.machine).width

    @property
    def machine(self) -> Machine | None:
        """The machine whose picture is seen."""
        return self._machine

    @property
    def border(self) -> int | None:
        """The colour round the picture, as the page's screen has it; None while there is no picture."""
        if self._machine is None:
            return None
        return self._context.monitor.adopt(self._machine.palette())[self._machine.border_colour]

    def _place(self, machine: type[Machine]) -> Rect:
        if self._room is None:
            return tube(machine, *self._corner)
        left, top, wide, high = self._room
        width, height = self._view(machine).size
        return left + (wide - width) // 2, top + (high - height) // 2, width, height

    def _view(self, machine: type[Machine]) -> View:
        return seen(machine) if self._room is None else seen(machine).cut(self._room[2])

    def step(self) -> None:
        """Run a frame and draw it."""
        if self._game is None:
            return
        self._frame += 1
        if self._frame >= QUIET and self.loader.step():
            self._run()
        if self._machine is None:
            if self._frame <= SNOW or self._frame % 2:
                self._draw_snow()
            return
        self._shown_for += 1
        self._draw_picture(self._machine)

    def _run(self) -> None:
        """Let the pilot play for as long as a frame of the page lasts."""
        context, game = self._context, self._game
        if game is None:
            return
        if self._demonstration is None or self._shown_for > LONGEST:
            heard = context.preferences.shelf_sound != "off"
            setup = partial(moment_setup, game.slug, context.language, context.preferences.calm)
            self._demonstration = Demonstration(setup, context.font, heard)
            self._shown_for = 0
            frames = advanced(self._demonstration, moment(game.slug).frame)
            self._way = BackgroundJob(frames, context.clock_and_seeds.clock)
        if self._way is not None and not self._way.finished and not self._way.step():
            return
        for _ in range(self._pace.frames()):
            machine = self._demonstration.step()
            if machine is None:
                self._shown_for = max(self._shown_for, LONGEST - REST)
            else:
                self._machine = machine

    def _draw_picture(self, machine: Machine) -> None:
        monitor = self._context.monitor
        left, top, _, height = self.rect
        if self._machine_view is None:
            self._machine_view = MachineView(monitor, self._view(type(machine)), left, top, rounded=self._room is None)
        self._machine_view.draw(machine, None if self._context.preferences.calm else opened(height, self._shown_for))

    def _draw_snow(self) -> None:
        """A frame of snow; where it is to be calm the tube stays dark."""
        monitor = self._context.monitor
        if self._context.preferences.calm:
            if self._frame == 1:
                monitor.fill(self.rect, c.BLACK)
            return
        snow(monitor, self.rect, self._frame, rounded=self._room is None)
