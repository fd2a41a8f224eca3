"""The window or the whole screen, and the picture on it."""

import time
import warnings

import pygame

from arcade.host.icon import icon
from arcade.host.layout import Layout, layout
from arcade.host.picture import Picture
from arcade.host.show import Options, Show
from arcade.host.strain import Strain
from arcade.machine.machine import Machine

NATIVE = 1_000
"""Lines of a layout that leaves no enlarging to the display."""
COARSE = 2
"""Lines of a television on a computer that cannot show large surfaces in time."""
WINDOW = (320, 240)
"""A window's size without a scale is the largest whole multiple of this that leaves room on the desktop."""
ROOM = 0.9
SETTLING = 1.0
"""Seconds after a change of mode in which slowness says nothing."""
POINTER_SECONDS = 2.0
"""On the whole screen the mouse pointer disappears when it has been still so long."""


class NoDisplayError(Exception):
    """There is nothing to show pictures on; the text says why."""


class Window:
    """What the player looks at. Making it or its first picture raises NoDisplayError when there is no display."""

    def __init__(self, options: Options, show: Show) -> None:
        self._title = options.title
        try:
            self._open_display()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        self._show = show
        self._desktop = pygame.display.get_desktop_sizes()[0]
        self._refresh = max(pygame.display.get_desktop_refresh_rates(), default=0) or 60
        self._window = _window_size(self._desktop, options.scale)
        self._mode: tuple[bool, tuple[int, int], int] | None = None
        self._fullscreen_works = True
        self._layout: Layout | None = None
        self._picture = Picture()
        self._strain = Strain()
        self._economy = False
        self._pointer_moved = time.perf_counter()
        self._machine: type[Machine] = Machine
        self.stale = True
        """The display has lost the picture; it is drawn again even when it did not change."""
        self.changed_at = 0.0
        """When the mode was changed last, in the seconds of time.perf_counter."""

    def show(self, machine: Machine) -> None:
        """Bring the machine's picture onto the display, if it changed."""
        begun = time.perf_counter()
        wishes = self._show.wishes
        self._machine = type(machine)
        plan = self._follow(wishes.fullscreen and self._fullscreen_works, wishes.scaling == "fit", wishes.look == "tv")
        self._hide_pointer(wishes.fullscreen, begun)
        picture = self._picture.compose(machine, plan, wishes.look, wishes.phosphor)
        if picture is None and not self.stale:
            return
        pygame.display.get_surface().blit(self._picture.surface, plan.place)
        pygame.display.flip()
        self.stale = False
        if wishes.fullscreen and not self._economy and begun - self.changed_at > SETTLING:
            slowest = max(machine.FRAME / machine.CLOCK, 1 / self._refresh)
            self._economy = self._strain.too_much(time.perf_counter() - begun, slowest)
            if self._economy:
                self._show.notice("slow-display", "Large pictures take this computer too long: they are made coarser.")

    def click(self, at: tuple[int, int]) -> str:
        """The key of a click at a point of the window: "@x,y" in pixels of the screen, or "" beside it."""
        pixel = self._layout.pixel(at, self._machine) if self._layout else None
        return "@{},{}".format(*pixel) if pixel else ""

    def pointer_moved(self) -> None:
        """The mouse was moved: its pointer shows again."""
        self._pointer_moved = time.perf_counter()
        pygame.mouse.set_visible(True)

    def _hide_pointer(self, fullscreen: bool, now: float) -> None:
        if fullscreen and now - self._pointer_moved > POINTER_SECONDS and pygame.mouse.get_visible():
            pygame.mouse.set_visible(False)

    def _follow(self, fullscreen: bool, fit: bool, television: bool) -> Layout:
        """The layout for what is wished for now, with the display in the mode it needs."""
        if fullscreen:
            lines = NATIVE if not self._economy else COARSE if television else 0
            plan = layout(self._desktop, self._machine, fit=fit, lines=lines)
            flags = pygame.FULLSCREEN | (pygame.SCALED if plan.factor > 1 else 0)
            try:
                self._set_mode(True, plan.surface, flags)
            except NoDisplayError as error:
                self._fullscreen_works = False
                self._show.notice("no-fullscreen", f"The display cannot show the whole screen ({error}).")
                return self._follow(False, fit, television)
        else:
            if self._mode is None or self._mode[0]:
                self._set_mode(False, self._window, pygame.RESIZABLE)
            self._window = pygame.display.get_surface().get_size()
            plan = layout(self._window, self._machine, fit=fit, lines=NATIVE)
        if plan != self._layout:
            self._layout = plan
            self.stale = True
        return plan

    def _set_mode(self, fullscreen: bool, size: tuple[int, int], flags: int) -> None:
        mode = fullscreen, size, flags
        if mode == self._mode:
            return
        try:
            if self._mode is not None and self._mode[0] != fullscreen:
                # Where no window manager runs, only a new window gets its size and place right.
                pygame.display.quit()
                self._open_display()
            _set_mode(size, flags)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        self._mode = mode
        self.stale = True
        self.changed_at = time.perf_counter()

    def _open_display(self) -> None:
        pygame.display.init()
        pygame.display.set_caption(self._title)
        pygame.display.set_icon(icon())


def _set_mode(size: tuple[int, int], flags: int) -> None:
    with warnings.catch_warnings():
        try:
            warnings.simplefilter("error")  # "no fast renderer": better not wait for the screen
            pygame.display.set_mode(size, flags, vsync=1)
        except (pygame.error, Warning):
            warnings.simplefilter("ignore")
            pygame.display.set_mode(size, flags)


def _window_size(desktop: tuple[int, int], scale: int) -> tuple[int, int]:
    largest = int(min(desktop[0] * ROOM / WINDOW[0], desktop[1] * ROOM / WINDOW[1]))
    times = scale if scale > 0 else max(1, largest)
    return WINDOW[0] * times, WINDOW[1] * times
