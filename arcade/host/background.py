"""The sound of the machine behind the one that is shown."""

import numpy as np

from arcade.console.edge_reader import BehindReader
from arcade.host.bandlimited import Voice
from arcade.machine.machine import Machine
from arcade.machine.speaker import ALL, Kind


class Background:
    """One voice, which is asked for every frame, so that it stays in step with the voice in front."""

    def __init__(self) -> None:
        self._voice = Voice()
        self._reader = BehindReader()

    def block(self, shown: Machine, length: float, kinds: Kind = ALL) -> np.ndarray | None:
        """The next `length` samples as floats, of the kinds that are heard; None when nothing but silence comes."""
        behind = self._reader.frame(shown, kinds)
        if behind is None:
            self._voice.block(np.array([]), True, length)
            return None
        edges = np.array(behind.heard.edges, dtype=np.float64) * (length / behind.ticks)
        return behind.part * self._voice.block(edges, behind.heard.rising, length, behind.heard.carrier)
