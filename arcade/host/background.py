"""The sound of the machine behind the one that is shown, cut into the shown one's frames."""

import numpy as np

from arcade.host.bandlimited import Voice
from arcade.machine.machine import Machine
from arcade.machine.speaker import ALL, Kind

MOST = 3
"""A stretch of more frames than so many is not made up for: the machine behind was not followed for a while."""


class Background:
    """One voice, which is asked for every frame, so that it stays in step with the voice in front."""

    def __init__(self) -> None:
        self._voice = Voice()
        self._machine: Machine | None = None
        self._heard = 0
        """The tick up to which the machine was heard."""

    def block(self, shown: Machine, length: float, kinds: Kind = ALL) -> np.ndarray | None:
        """The next `length` samples as floats, of the kinds that are heard; None when nothing but silence comes."""
        behind = shown.behind
        if behind is None:
            self._machine = None
            self._voice.block(np.array([]), True, length)
            return None
        frame = behind.machine.CLOCK * shown.FRAME // shown.CLOCK
        if behind.machine is not self._machine or not 0 < behind.until - self._heard <= MOST * frame:
            self._heard = behind.until - frame
        speaker = behind.machine.speaker
        speaker.take(self._heard, kinds)
        rising = speaker.level == 0
        edges = np.array(speaker.take(behind.until, kinds), dtype=np.float64) - self._heard
        carrier = speaker.carrier
        span = behind.until - self._heard
        self._machine, self._heard = behind.machine, behind.until
        return behind.part * self._voice.block(edges * (length / span), rising, length, carrier)
