"""The sound of a run as a WAV file, made block by block: what is kept of a second is its samples."""

import numpy as np

from arcade.console.edge_reader import EdgeReader
from arcade.console.tones import RATE
from arcade.host.bandlimited import Voice, samples, wav
from arcade.machine.machine import Machine


class Recording:
    """Hears each frame of a machine and keeps its samples."""

    def __init__(self) -> None:
        self._reader = EdgeReader()
        self._voice = Voice()
        self._frame = 0
        self._samples = bytearray()

    def hear(self, machine: Machine) -> None:
        """Take the latest frame; nothing where it was taken already."""
        if machine.frame == self._frame:
            return
        self._frame = machine.frame
        heard = self._reader.frame(machine)
        scale = RATE / machine.CLOCK
        edges = np.array(heard.edges, dtype=np.float64) * scale
        sound = self._voice.block(edges, heard.rising, machine.FRAME * scale, heard.carrier)
        self._samples += samples(sound).tobytes()

    def finish(self) -> bytes:
        """The WAV file."""
        return wav(np.frombuffer(self._samples, dtype=np.int16))
