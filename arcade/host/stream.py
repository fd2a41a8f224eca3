"""A gap-free stream to the mixer: two sounds play in turn, and samples are written into them ahead of the playing.

Mixer.Channel starts a queued sound on the very sample the playing one ends, so the pair is an endless ring. Where it
plays is known exactly each time the queue falls empty and reckoned by the clock in between.
"""

from collections.abc import Callable

import numpy as np
import pygame

from arcade.console.tones import FADE

LAP = 4096
"""Samples in each of the two sounds; about 93 ms."""
_FALLING = np.linspace(1, 0, FADE)


class Stream:
    """Mono int16 samples to the first mixer channel. Positions are counted in samples since the start."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds. The mixer is running, with signed 16-bit samples; raises pygame.error if it is not."""
        self._clock = clock
        running = pygame.mixer.get_init()
        if running is None:
            raise pygame.error("the mixer is not running")
        self.rate, _, channels = running
        shape = (LAP,) if channels == 1 else (LAP, channels)
        self._sounds = [pygame.sndarray.make_sound(np.zeros(shape, np.int16)) for _ in range(2)]
        self._memory = [pygame.sndarray.samples(sound) for sound in self._sounds]
        self._channel = pygame.mixer.Channel(0)
        self._last = 0
        self._torn = False
        self._restart()

    def _restart(self) -> None:
        for memory in self._memory:
            memory[:] = 0
        self._channel.play(self._sounds[0])
        self._channel.queue(self._sounds[1])
        self._lap = 0  # how many sounds have ended
        self._since = self._clock()  # when the last of them did
        self._written = 0

    def poll(self) -> None:
        """Keep the ring turning; needs calling at least every 80 ms, and every few for a good reckoning."""
        if self._channel.get_queue() is not None:
            return
        if not self._channel.get_busy():
            self._restart()
            return
        ended = self._lap % 2
        self._memory[ended][:] = 0
        self._channel.queue(self._sounds[ended])
        self._lap += 1
        self._since = self._clock()

    def ahead(self) -> int:
        """Samples written and not yet played; below zero when the playing has overtaken the writing."""
        self.poll()
        within = int((self._clock() - self._since) * self.rate)
        return self._written - (self._lap * LAP + min(within, LAP))

    def skip(self, ahead: int) -> None:
        """Leave a gap, so that the next sample written is `ahead` samples from being played."""
        self._written += ahead - self.ahead()
        self._last = 0
        self._torn = True

    def drop(self) -> None:
        """Note that samples were left out here, so that the next ones must be joined softly."""
        self._torn = True

    def write(self, sound: np.ndarray) -> None:
        """Append samples, and after them a fade to silence that the next write replaces."""
        if not len(sound):
            return
        if self._torn:
            sound = sound.copy()
            start = sound[:FADE]
            start += ((self._last - int(sound[0])) * _FALLING[: len(start)]).astype(np.int16)
            self._torn = False
        self._last = int(sound[-1])
        self._put(np.concatenate([sound, (self._last * _FALLING).astype(np.int16)]))
        self._written += len(sound)

    def _put(self, sound: np.ndarray) -> None:
        lap, place = divmod(self._written, LAP)
        while len(sound):
            here = sound[: LAP - place]
            memory = self._memory[lap % 2]
            memory[place : place + len(here)] = here if memory.ndim == 1 else here[:, None]
            sound = sound[len(here) :]
            lap, place = lap + 1, 0
