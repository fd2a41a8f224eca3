"""Display modes: the window or the whole screen, and the ways of bringing a surface onto it."""

import os
import time
import warnings
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from arcade.host.icon import icon
from arcade.host.silence_stderr import silenced_stderr
from arcade.host.xroot import root_size

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


@dataclass(frozen=True)
class Mode:
    """What to show pictures on: a window of `size` pixels, or the whole screen, which has its own size.

    Enlarging is never left to SDL (its flag SCALED): without a window manager it keeps the window small for good.
    """

    size: tuple[int, int] | None
    """None for the whole screen."""
    way: Way

    @property
    def fullscreen(self) -> bool:
        """Whether it is the whole screen."""
        return self.size is None


class Display:
    """The display and its mode."""

    def __init__(self, title: str) -> None:
        """Raises NoDisplayError when there is none."""
        self._title = title
        try:
            self._open()
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        self.mode: Mode | None = None
        self.changed_at = 0.0
        """When the mode was changed last, in the seconds of time.perf_counter."""

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; `pygame.display.flip` shows it."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplayError("it has been closed")
        return surface

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

    def follow_screen(self) -> None:
        """Begin anew when the screen is not as large any more as it was; the next mode that is set fits it."""
        if self.mode is not None and self.mode.fullscreen and _screen_size() != self._screen:
            pygame.display.quit()
            self.mode = None

    def _open_again(self) -> None:
        """An X server that was left by its only client starts anew, and turns clients away meanwhile."""
        for _ in range(ATTEMPTS):
            try:
                return self._open()
            except (pygame.error, NoDisplayError):
                time.sleep(ATTEMPT_SECONDS)
        return self._open()

    def _open(self) -> None:
        with silenced_stderr():
            pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
            raise NoDisplayError("no screen was found")
        pygame.display.set_caption(self._title)
        pygame.display.set_icon(icon())
        self._screen = _screen_size()
        self.desktop = pygame.display.get_desktop_sizes()[0]
        self.refresh = max(pygame.display.get_desktop_refresh_rates(), default=0) or 60


def _screen_size() -> tuple[int, int] | None:
    """What tells that the screen has changed its size."""
    return root_size() if pygame.display.get_driver() == "x11" else pygame.display.get_desktop_sizes()[0]


def _set(mode: Mode) -> None:
    flags = pygame.FULLSCREEN if mode.fullscreen else pygame.RESIZABLE
    size = mode.size or pygame.display.get_desktop_sizes()[0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # "no fast renderer": better not wait for the screen
        try:
            if mode.way is Way.COPIED:
                os.environ[ACCELERATION] = "0"
                pygame.display.set_mode(size, flags)
            else:
                os.environ.pop(ACCELERATION, None)
                pygame.display.set_mode(size, flags, vsync=1)
        except (pygame.error, Warning):
            warnings.simplefilter("ignore")
            pygame.display.set_mode(size, flags)
