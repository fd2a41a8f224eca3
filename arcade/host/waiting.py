"""A picture while the arcade cannot begin yet: what takes so long, in a sentence."""

import sys
import time
from collections.abc import Callable
from contextlib import suppress

import pygame

from arcade.console.show import Options, WindowSettings
from arcade.host.display import NoDisplayError
from arcade.host.window import Window
from arcade.machine.hosting import Notice
from arcade.machine.machine import Machine

PATIENCE = 0.4
"""Seconds before anything is shown, so that short work does not flicker."""
EVERY = 0.1
"""Seconds from one look at the window to the next."""
SHAPE = 4, 3


class Waiting:
    """A window that opens when something has taken too long; fulfils arcade.console.show.Shown.

    It stays for the host that comes next, with whatever was pressed.
    """

    def __init__(
        self, picture: Callable[[int, int], Machine], window_settings: WindowSettings, options: Options | None = None
    ) -> None:
        """`picture` makes what is shown on a surface of such a shape."""
        self.window_settings = window_settings
        self._picture = picture
        self._options = options or Options()
        self._window: Window | None = None
        self._machine: Machine | None = None
        self._due = time.perf_counter() + PATIENCE

    def step(self) -> None:
        """Look after the window, unless that was done a moment ago. Raises SystemExit when the player has closed it.

        That there is no display the host will say, which comes next.
        """
        if time.perf_counter() < self._due:
            return
        self._due = float("inf")
        with suppress(NoDisplayError, pygame.error):
            self._show()
            self._due = time.perf_counter() + EVERY

    def _show(self) -> None:
        self._window = self._window or Window(self._options, self)
        self._machine = self._machine or self._picture(*SHAPE)
        if pygame.event.peek(pygame.QUIT):
            sys.exit()
        self._window.stale = True  # another window may have covered it
        self._window.show(self._machine)

    def screen(self, width: int, height: int) -> None:
        """Show a picture of this shape from now on."""
        self._machine = self._picture(width, height)

    def notice(self, notice: Notice) -> None:
        """Say nothing."""
