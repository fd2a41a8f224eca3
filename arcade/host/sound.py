"""The sound whatever becomes of its device: one that comes later is heard, and without one the arcade plays on."""

import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Protocol

import pygame

from arcade.console.show import Shown
from arcade.host.loudspeaker import Loudspeaker, Silence
from arcade.machine.hosting import Notice
from arcade.machine.machine import Machine
from arcade.machine.speaker import Kind

FIRST_WAIT = 2.0
"""Seconds until a device is tried again, twice as many each time: a try takes some 40 ms."""
LONGEST_WAIT = 64.0
"""Seconds between two tries at most."""


class Device(Protocol):
    """What plays the frames, a Loudspeaker or Silence. All of it may raise pygame.error when the device has gone."""

    def hear(self, machine: Machine, volume: int, kinds: Kind) -> None: ...
    def poll(self) -> None: ...
    def close(self) -> None: ...


class Sound:
    """The default device, whenever there is one."""

    def __init__(
        self,
        show: Shown,
        open_device: Callable[[], Device] | None = Loudspeaker,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`open_device` raises pygame.error without a device; None where no sound is wanted. `clock` gives seconds."""
        self._show = show
        self._open_device = open_device
        self._clock = clock
        self._wait = FIRST_WAIT
        self._opened = self._try_at = -inf
        self._device: Device = Silence()
        self.heard = False
        """Whether there is a device."""
        self._open()

    def handle(self, event: pygame.event.Event) -> None:
        """Follow an event; those of microphones, and of devices that are not played on, do nothing."""
        if event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and event.which and self.heard:
            self._lost()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture and not self.heard:
            self._open()

    def hear(self, machine: Machine, volume: int, kinds: Kind) -> None:
        """Play what the machine's speaker did in its latest frame, see `Loudspeaker.hear`."""
        if not self.heard and self._clock() >= self._try_at:
            self._open()
        try:
            self._device.hear(machine, volume, kinds)
        except pygame.error:
            self._lost()

    def poll(self) -> None:
        """Keep the stream turning between frames."""
        try:
            self._device.poll()
        except pygame.error:
            self._lost()

    def close(self) -> None:
        """Give the device back."""
        with suppress(pygame.error):
            self._device.close()

    def _lost(self) -> None:
        """The device has gone: another may be the default one now, and else it is waited for."""
        self.close()
        self._device, self.heard = Silence(), False
        if self._clock() - self._opened >= FIRST_WAIT:
            self._wait = FIRST_WAIT
            self._open()
        else:  # it was opened just now and is of no use
            self._missing()

    def _open(self) -> None:
        if self._open_device is None:
            return
        try:
            self._device, self.heard = self._open_device(), True
        except pygame.error:
            self._missing()
        else:
            self._opened = self._clock()

    def _missing(self) -> None:
        if self._wait == FIRST_WAIT:
            self._show.notice(Notice.NO_SOUND)
        self._try_at = self._clock() + self._wait
        self._wait = min(2 * self._wait, LONGEST_WAIT)
