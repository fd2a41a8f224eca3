"""The window or the whole screen, and the picture on it."""

import time

import pygame

from arcade.console.layout import layout
from arcade.console.plans import Plan, bare, plan
from arcade.console.show import Options, Shown, WindowSettings
from arcade.console.tube import Tube
from arcade.host.display import Display, Mode, NoDisplayError, Way
from arcade.host.picture import Picture
from arcade.host.slow_display import SlowDisplay
from arcade.machine.hosting import Notice
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum

BUSY = 2
"""Showing may keep the processor at work for one part in so many of the time that is right for a picture."""
WINDOW = (320, 240)
"""A window's size without a scale is the largest whole multiple of this that leaves room on the desktop."""
ROOM = 0.9
SETTLING = 1.0
"""Seconds after a change of mode in which slowness says nothing."""
POINTER_SECONDS = 2.0
"""On the whole screen the mouse pointer disappears when it has been still so long."""


class Window:
    """What the player looks at. Making it or its first picture raises NoDisplayError when there is no display."""

    def __init__(self, options: Options, show: Shown) -> None:
        self._show = show
        self._display = Display(options.title)
        self._size = _window_size(self._display.desktop, options.scale)
        self._way = Way.IN_STEP
        self._simpler = False
        self._fullscreen_works = True
        self._plan: Plan | None = None
        self._planned_for = (0, 0)
        """The size for which the picture that is shown was planned."""
        self._picture = Picture()
        self._strain = SlowDisplay()
        self._pointer_moved = time.perf_counter()
        self._machine: type[Machine] = Spectrum
        self.stale = True
        """The display has lost the picture; it is drawn again even when it did not change."""
        self._look_again = False
        self._told = (0, 0)
        """The size that the show knows of."""

    @property
    def changed_at(self) -> float:
        """When the display's mode was changed last, in the seconds of time.perf_counter."""
        return self._display.changed_at

    def show(self, machine: Machine) -> None:
        """Bring the machine's picture onto the display, if it changed."""
        begun, worked = time.perf_counter(), time.process_time()
        window_settings = self._show.window_settings
        if self._look_again:
            self._look_again = False
            self._display.follow_screen()
        fullscreen = window_settings.fullscreen and self._fullscreen_works
        wanted = self._follow(fullscreen, machine, window_settings)
        self._hide_pointer(fullscreen, begun)
        picture = None if wanted is None else self._picture.compose(machine, wanted, window_settings.phosphor)
        if picture is None and not self.stale:
            return
        self._picture.draw(self._display.surface, self.stale)
        pygame.display.flip()
        self.stale = False
        if begun - self.changed_at > SETTLING:
            right = max(machine.FRAME / machine.CLOCK, 1 / self._display.refresh)
            took = time.perf_counter() - begun
            if self._way is Way.IN_STEP:  # much of that may be waiting, or a processor that draws as graphics cards do
                took = max(took, BUSY * (time.process_time() - worked))
            if self._strain.too_much(took, right):
                self._economise(window_settings)

    def exposed(self) -> None:
        """The display lost the picture, perhaps because the screen has another size now."""
        self.stale = True
        self._look_again = True

    def click(self, at: tuple[int, int]) -> str:
        """The key of a click at a point of the window: "@x,y" in pixels of the screen, or "" beside it."""
        pixel = self._plan.pixel(at, self._machine) if self._plan else None
        return "@{},{}".format(*pixel) if pixel else ""

    def pointer_moved(self) -> None:
        """The mouse was moved: its pointer shows again."""
        self._pointer_moved = time.perf_counter()
        pygame.mouse.set_visible(True)

    def _hide_pointer(self, fullscreen: bool, now: float) -> None:
        if fullscreen and now - self._pointer_moved > POINTER_SECONDS and pygame.mouse.get_visible():
            pygame.mouse.set_visible(False)

    def _economise(self, window_settings: WindowSettings) -> None:
        """Showing pictures takes too long: go on in a cheaper way."""
        if self._way is Way.IN_STEP:
            self._way = Way.COPIED
        elif self._plan != self._wanted(self._machine, window_settings, simpler=True):
            self._simpler = True
            self._show.notice(Notice.SLOW_DISPLAY)

    def _follow(self, fullscreen: bool, machine: Machine, window_settings: WindowSettings) -> Plan | None:
        """The plan for the settings of now, with the display in the mode it needs.

        While a set is not ready there is none, so that the last picture stays; on another size bare pixels are shown,
        and at first, before anything is done for a set.
        """
        try:
            self._set_mode(fullscreen)
        except NoDisplayError:
            if not fullscreen:
                raise
            self._fullscreen_works = False
            self._show.notice(Notice.NO_FULLSCREEN)
            self._set_mode(False)
        self._tell_size()
        wanted = self._wanted(type(machine), window_settings, self._simpler)
        if (self._plan is None and isinstance(wanted, Tube)) or not self._picture.prepare(wanted):
            if self._planned_for == self._told:
                return None
            wanted = bare(self._told, type(machine), window_settings.scaling)
        else:
            self._planned_for = self._told
        if wanted != self._plan:
            self._plan = wanted
            self.stale = True
        self._machine = type(machine)
        return wanted

    def _tell_size(self) -> None:
        """Let the show know how much room there is, whenever that changes."""
        size = self._display.surface.get_size()
        if size != self._told:
            self._told = size
            self._show.screen(*size)

    def _wanted(self, machine: type[Machine], window_settings: WindowSettings, simpler: bool) -> Plan:
        size = self._display.surface.get_size()
        if simpler:
            return layout(size, machine)
        return plan(size, machine, window_settings.look, window_settings.scaling, window_settings.phosphor)

    def _set_mode(self, fullscreen: bool) -> None:
        mode = self._display.mode
        if mode is None or mode.fullscreen != fullscreen or mode.way is not self._way:
            self.stale |= self._display.set(Mode(None if fullscreen else self._size, self._way))
        if not fullscreen:
            self._size = self._display.surface.get_size()  # the player may have pulled at its corners


def _window_size(desktop: tuple[int, int], scale: int) -> tuple[int, int]:
    largest = int(min(desktop[0] * ROOM / WINDOW[0], desktop[1] * ROOM / WINDOW[1]))
    times = scale if scale > 0 else max(1, largest)
    return WINDOW[0] * times, WINDOW[1] * times
