"""Which edges of which machine's speaker belong to the frame just run, of the one that is shown and the one behind."""

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


MOST = 3
"""A stretch of more frames than so many is not made up for: the machine behind was not followed for a while."""


@dataclass(frozen=True)
class HeardBehind:
    """What is heard of the machine behind meanwhile; its ticks stretch over the frame."""

    heard: Heard
    ticks: int
    """How many of its ticks the frame stands for."""
    part: float
    """Its part of the volume."""


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


class BehindReader:
    """Follows the machine behind, frame by frame of the shown one."""

    def __init__(self) -> None:
        self._machine: Machine | None = None
        self._until = 0
        """The tick up to which the machine was heard."""

    def frame(self, shown: Machine, kinds: Kind = ALL) -> HeardBehind | None:
        """What of it belongs to the shown machine's latest frame; None where nobody is behind."""
        behind = shown.behind
        if behind is None:
            self._machine = None
            return None
        frame = behind.machine.CLOCK * shown.FRAME // shown.CLOCK
        if behind.machine is not self._machine or not 0 < behind.until - self._until <= MOST * frame:
            self._until = behind.until - frame
        start = self._until
        speaker = behind.machine.speaker
        speaker.take(start, kinds)
        rising = speaker.level == 0
        edges = tuple(edge - start for edge in speaker.take(behind.until, kinds))
        self._machine, self._until = behind.machine, behind.until
        return HeardBehind(Heard(edges, rising, speaker.carrier), behind.until - start, behind.part)
