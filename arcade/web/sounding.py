"""What the machines' speakers did in a frame, as the numbers that the audio thread makes sound of."""

from array import array

from arcade.console.edge_reader import BehindReader, EdgeReader, Heard
from arcade.console.show import WindowSettings
from arcade.console.tones import gain
from arcade.machine.hosting import LOUDEST, heard
from arcade.machine.machine import Machine

WHOLE = 65536
"""What stands for 1."""
RISING, CARRIER = 1, 2
NOBODY = 0, 0, 0, 0
"""In the place of a machine behind."""


class Sounding:
    """Follows the speakers of whatever machine is shown."""

    def __init__(self) -> None:
        self._ear = EdgeReader()
        self._behind = BehindReader()

    def frame(self, machine: Machine, window_settings: WindowSettings) -> bytes:
        """The machine's latest frame as unsigned numbers of 32 bits in the order of the computer:

        the frame's ticks, the ticks of a second, the volume in parts of WHOLE; flags, the number of edges, and the
        edges in ticks from the frame's start; the same of the machine behind, its own ticks and its part of the
        volume first. The flags say that the first edge is RISING and that a CARRIER is among them.
        """
        kinds = heard(window_settings.sounds, window_settings.play_music)
        volume = 0 if window_settings.mute else window_settings.volume
        numbers = array("I", (machine.FRAME, machine.CLOCK, round(gain(volume, LOUDEST) * WHOLE)))
        numbers.extend(_listed(self._ear.frame(machine, kinds)))
        behind = self._behind.frame(machine, kinds)
        if behind is None:
            numbers.extend(NOBODY)
        else:
            numbers.extend((behind.ticks, round(behind.part * WHOLE), *_listed(behind.heard)))
        return numbers.tobytes()


def _listed(heard: Heard) -> tuple[int, ...]:
    return RISING * heard.rising + CARRIER * heard.carrier, len(heard.edges), *heard.edges
