"""Display modes: the window or the whole screen, and the ways of bringing a surface onto it."""

import os
import time
import warnings
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from arcade.host.chatter import no_chatter
from arcade.host.icon import icon

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
"""SDL's name for whether surfaces go by way of the graphics card."""

UNSEEN = ("offscreen", "dummy")
"""Drivers that draw where nobody sees it. SDL takes one of them, unless it was asked for, when there is no screen."""

ATTEMPTS, ATTEMPT_SECONDS = 20, 0.1


class NoDisplayError(Exception):
    """There is nothing to show pictures on, or not in this mode; the text says why."""


class Way(Enum):
    """How pictures get onto the display, best first."""

    IN_STEP = auto()
    """By the graphics card, in step with the screen's refresh where it can."""
    COPIED = auto()
    """Copied by the processor: many times faster where there is no graphics card, but pictures may tear."""
    STRETCHED = auto()
    """As a small surface that the graphics card enlarges: the least work, but fewer ways to look."""


@dataclass(frozen=True)
class Mode:
    """What to show pictures on: a surface of `size` pixels."""

    fullscreen: bool
    size: tuple[int, int]
    way: Way
    stretched: bool = False
    """Whether the display enlarges the surface to the whole screen."""


class Display:
    """The display and its mode."""

    def __init__(self, title: str) -> None:
        """Raises NoDisplayError when there is none."""
        self._title = title
        try:
            self._open()
            self.desktop = pygame.display.get_desktop_sizes()[0]
            self.refresh = max(pygame.display.get_desktop_refresh_rates(), default=0) or 60
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        self.mode: Mode | None = None
        self.changed_at = 0.0
        """When the mode was changed last, in the seconds of time.perf_counter."""

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; `pygame.display.flip` shows it."""
        return pygame.display.get_surface()

    def set(self, mode: Mode) -> bool:
        """Change the mode if it is another; whether it was. Raises NoDisplayError when it cannot be had."""
        before = self.mode
        if mode == before:
            return False
        self.mode = None
        try:
            if before is not None and (before.fullscreen, before.way) != (mode.fullscreen, mode.way):
                # Where no window manager runs, only a new window gets its size and place right.
                pygame.display.quit()
            if not pygame.display.get_init():
                self._open_again()
            _set(mode)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        self.mode = mode
        self.changed_at = time.perf_counter()
        return True

    def _open_again(self) -> None:
        """An X server that was left by its only client starts anew, and turns clients away meanwhile."""
        for _ in range(ATTEMPTS):
            try:
                return self._open()
            except (pygame.error, NoDisplayError):
                time.sleep(ATTEMPT_SECONDS)
        return self._open()

    def _open(self) -> None:
        with no_chatter():
            pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
            raise NoDisplayError("no screen was found")
        pygame.display.set_caption(self._title)
        pygame.display.set_icon(icon())


def _set(mode: Mode) -> None:
    flags = pygame.FULLSCREEN if mode.fullscreen else pygame.RESIZABLE
    if mode.stretched:
        flags |= pygame.SCALED
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # "no fast renderer": better not wait for the screen
        try:
            if mode.way is Way.COPIED:
                os.environ[ACCELERATION] = "0"
                pygame.display.set_mode(mode.size, flags)
            else:
                os.environ.pop(ACCELERATION, None)
                pygame.display.set_mode(mode.size, flags, vsync=1)
        except (pygame.error, Warning):
            warnings.simplefilter("ignore")
            pygame.display.set_mode(mode.size, flags)
