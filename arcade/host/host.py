"""The host ties window, loudspeaker, keyboard and pads to a show, and keeps the time."""

import time
from contextlib import suppress
from functools import partial

import pygame

from arcade.console.controller_mappings import ControllerMappings
from arcade.console.key_edges import KeyEdges, Place
from arcade.console.pacing import MOST_BEHIND, Pacing
from arcade.console.show import Options, Show
from arcade.host.focus import GRACE, Focus
from arcade.host.joysticks import Joysticks, start_joysticks
from arcade.host.keys import digit_of, is_fullscreen_order, is_quit_order, key_name
from arcade.host.loudspeaker import Loudspeaker
from arcade.host.sound import Sound
from arcade.host.window import Window
from arcade.machine.hosting import heard
from arcade.machine.machine import Machine

DONE = 0
"""The exit code."""


def run_host(show: Show, options: Options | None = None) -> int:
    """Play a show until its `frame` gives None; DONE. Raises NoDisplayError when there is nowhere to show it."""
    options = options or Options()
    try:
        window = Window(options, show)
        sound = Sound(show, partial(Loudspeaker, options.sound_buffer) if options.sound else None)
        try:
            with suppress(pygame.error):  # then there are no pads
                start_joysticks()
            return _Host(show, window, sound, options.mappings).run()
        finally:
            sound.close()
    finally:
        pygame.quit()


class _Host:
    """The main loop."""

    def __init__(self, show: Show, window: Window, sound: Sound, mappings: ControllerMappings | None) -> None:
        self._show = show
        self._window = window
        self._sound = sound
        self._presses = KeyEdges()
        self._joysticks = Joysticks(self._presses, show, mappings=mappings)
        self._pads = self._joysticks.pads
        self._focus = Focus(self._focus_changed)
        self._pacing = Pacing()
        self._clicks = 0
        self._ghosts: frozenset[Place] = frozenset()
        self._changed_at = 0.0

    def run(self) -> int:
        machine: Machine | None = None
        while True:
            for event in pygame.event.get():
                self._handle(event)
            self._focus.update(pygame.key.get_focused(), self._since_change())
            for _ in range(MOST_BEHIND):
                if not self._pacing.due():
                    break
                machine = self._show.frame(self._presses.frame())
                if machine is None:
                    return DONE
                window_settings = self._show.window_settings
                kinds = heard(window_settings.sounds, window_settings.play_music)
                self._sound.hear(machine, 0 if window_settings.mute else window_settings.volume, kinds)
                self._pacing.ran(machine.FRAME / machine.CLOCK)
            if machine is not None:
                self._window.show(machine)
                self._follow_window()
            self._pacing.wait(self._sound.poll)

    def _handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._show.asked("quit")
            case pygame.KEYDOWN:
                self._key_down(event)
            case pygame.KEYUP:
                self._ghosts -= {("key", event.scancode)}
                self._presses.release(("key", event.scancode))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                if key := self._window.click(event.pos):
                    self._clicks += 1
                    self._presses.tap(("click", self._clicks), key)
            case pygame.MOUSEMOTION:
                self._window.pointer_moved()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self._window.exposed()
            case pygame.AUDIODEVICEADDED | pygame.AUDIODEVICEREMOVED:
                self._sound.handle(event)
            case _:
                self._joysticks.handle(event)

    def _key_down(self, event: pygame.event.Event) -> None:
        place = "key", event.scancode
        if place in self._ghosts and self._since_change() < GRACE:
            return
        if is_fullscreen_order(event):
            self._release_all()
            self._ghosts |= {place}
            self._show.asked("fullscreen")
        elif is_quit_order(event):
            self._show.asked("quit")
        elif key := key_name(event):
            digit = digit_of(event)
            self._presses.press(place, key if digit in ("", key) else self._show.digit_row(key, digit))

    def _since_change(self) -> float:
        return time.perf_counter() - self._window.changed_at

    def _follow_window(self) -> None:
        """A new window hears nothing of keys released, and hears keys still held as if they were pressed again."""
        if self._window.changed_at != self._changed_at:
            self._changed_at = self._window.changed_at
            self._release_all()

    def _release_all(self) -> None:
        self._ghosts |= self._presses.release_all()
        self._pads.release_all()

    def _focus_changed(self, lost: bool) -> None:
        self._pads.deaf = lost
        if lost:
            self._release_all()
        self._show.focus(lost)
