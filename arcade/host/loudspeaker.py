"""The loudspeaker: what the machines' speakers did in each frame, made into sound and kept a steady step ahead.

A sound card's clock never runs quite like the computer's. The stream's lead is held at `LEAD` by making a frame's
sound a touch longer or shorter, which nobody hears; only when the computer stalls is there a gap, and only when it
catches up in a burst is sound left out.
"""

import time
from collections.abc import Callable

import numpy as np
import pygame

from arcade.console.edge_reader import EdgeReader
from arcade.console.tones import FRESH, LEAD, MOST, RATE, Flow, gain
from arcade.host.background import Background
from arcade.host.bandlimited import Voice, samples
from arcade.host.silence_stderr import silenced_stderr
from arcade.host.stream import Stream
from arcade.machine.hosting import LOUDEST
from arcade.machine.machine import Machine
from arcade.machine.speaker import ALL, Kind


class Loudspeaker:
    """Sound on the default device. Volume goes from 0 to LOUDEST."""

    def __init__(self, buffer: int = 512, clock: Callable[[], float] = time.perf_counter) -> None:
        """Open the device, asking it to fetch `buffer` samples at a time. Raises pygame.error without a device."""
        with silenced_stderr():
            pygame.mixer.init(RATE, -16, 1, buffer, allowedchanges=0)
        try:
            self._stream = Stream(clock)
        except pygame.error:
            pygame.mixer.quit()
            raise
        self._voice = Voice()
        self._background = Background()
        self._ear = EdgeReader()
        extra = max(0.0, 2 * (buffer - 512) / RATE)
        self._most = MOST + extra
        self._flow = Flow(LEAD + extra)
        self._gain = 0.0

    def hear(self, machine: Machine, volume: int, kinds: Kind = ALL) -> None:
        """Play what the machine's speaker did in its latest frame, of the kinds that are heard.

        Silence when that frame was heard already.
        """
        heard = self._ear.frame(machine, kinds)
        rate = self._stream.rate
        ahead = self._stream.ahead()
        if ahead <= 0:
            ahead = round(FRESH * rate)
            self._stream.skip(ahead)
        per_tick = rate / machine.CLOCK * self._flow.stretch(ahead / rate)
        edges, length = np.array(heard.edges) * per_tick, machine.FRAME * per_tick
        block = self._voice.block(edges, heard.rising, length, heard.carrier)
        behind = self._background.block(machine, length, kinds)
        if behind is not None:
            block = block + behind
        wanted = gain(volume, LOUDEST)
        sound = samples(block, np.linspace(self._gain, wanted, len(block)))
        self._gain = wanted
        if ahead > self._most * rate:
            self._stream.drop()
        else:
            self._stream.write(sound)

    def poll(self) -> None:
        """Keep the stream turning between frames."""
        self._stream.poll()

    def close(self) -> None:
        """Give the device back."""
        pygame.mixer.quit()


class Silence:
    """What stands in for the loudspeaker when there is none: it empties the speakers and says nothing."""

    def __init__(self) -> None:
        self._ear = EdgeReader()

    def hear(self, machine: Machine, volume: int, kinds: Kind = ALL) -> None:  # noqa: ARG002 (the loudspeaker's shape)
        """Forget the frame's edges."""
        self._ear.frame(machine, kinds)
        if machine.behind is not None:
            machine.behind.machine.speaker.take(machine.behind.until)

    def poll(self) -> None:
        """Nothing turns."""

    def close(self) -> None:
        """Nothing was opened."""
