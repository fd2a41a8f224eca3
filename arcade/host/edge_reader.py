"""Which edges of which machine's speaker belong to the frame just run."""

from dataclasses import dataclass

from arcade.machine.machine import Machine
from arcade.machine.speaker import ALL, Kind


@dataclass(frozen=True)
class Heard:
    """Level changes of one frame: ticks from its start, ascending; the first goes up when `rising`."""

    edges: tuple[int, ...] = ()
    rising: bool = True
    carrier: bool = False
    """Whether voices that take turns, faster than is heard, are among them."""


class EdgeReader:
    """Follows whatever machine is on show, and empties its speaker."""

    def __init__(self) -> None:
        self._machine: Machine | None = None
        self._frame = -1

    def frame(self, machine: Machine, kinds: Kind = ALL) -> Heard:
        """The edges of the machine's latest frame, of the kinds that are heard; none when it has not run since.

        Those of older frames are lost.
        """
        if machine is self._machine and machine.frame == self._frame:
            return Heard()
        self._machine, self._frame = machine, machine.frame
        end = machine.frame * machine.FRAME
        start = end - machine.FRAME
        speaker = machine.speaker
        speaker.take(start, kinds)
        rising = speaker.level == 0
        return Heard(tuple(edge - start for edge in speaker.take(end, kinds)), rising, speaker.carrier)
