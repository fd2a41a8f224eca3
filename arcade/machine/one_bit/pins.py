"""Music while a game is played: an eighth of each frame is for one voice in turn, the rest for the game.

Bursts are two octaves up, where so short a time holds a few waves. A voice's waves go on unheard between its bursts, so
that its pitch is exact however the bursts cut it.
"""

from bisect import bisect_left
from collections.abc import Iterator

from arcade.machine.one_bit.drums import Drum, beaten
from arcade.machine.one_bit.engine import VOICES, Moment
from arcade.machine.one_bit.voice import DUTIES, PHASE, ROUND, SILENCE, TICK, Strike

PART = 8
"""A burst is such a part of a frame."""
RAISED = 4
"""How many times higher than written it sounds."""
SHORTEST = 12
"""T-states of a pulse that is still worth its edges."""


class Pins:
    """Plays moments one after the other, as the engine does; the next one is asked for when its time has come."""

    def __init__(self, moments: Iterator[Moment], start: int, frame: int) -> None:
        """`start` is the T-state of the first burst; `frame` T-states later comes the next."""
        self.over = False
        """Whether no moment was left."""
        self._moments = moments
        self._frame = frame
        self._burst = start
        """Where the next burst begins."""
        self._begins = start
        """Where the moment to come begins."""
        self._notes = [(start, SILENCE)] * VOICES
        """Since when each voice has its note."""
        self._drum: Drum | None = None
        self._turns = list(range(VOICES))
        """The voice whose turn it is first."""
        self._edges: list[int] = []

    def plan(self, until: int) -> None:
        """Ask for all moments that begin before T-state `until`, and lay out their bursts."""
        while self._burst < until and not self.over:
            self._go_on()
            if not self.over:
                self._sound()
                self._burst += self._frame

    def skip(self, until: int) -> None:
        """Go on to T-state `until` unheard."""
        self.edges(until)

    def edges(self, until: int) -> list[int]:
        """The level changes before T-state `until` that were not given yet, ascending."""
        self.plan(until)
        count = bisect_left(self._edges, until)
        given = self._edges[:count]
        del self._edges[:count]
        return given

    def _go_on(self) -> None:
        """Begin all moments up to the next burst; voices that begin a note are heard before others."""
        while self._begins <= self._burst:
            moment = next(self._moments, None)
            if moment is None:
                self.over = True
                return
            for voice, note in reversed(moment.strikes):
                self._notes[voice] = self._begins, note
                self._turns.remove(voice)
                self._turns.insert(0, voice)
            self._drum = moment.drum or self._drum
            self._begins += moment.rounds * ROUND

    def _sound(self) -> None:
        """Lay out a burst: of a drum if one has begun, else of the first voice that has something to say."""
        start, length = self._burst, self._frame // PART
        if self._drum is not None:
            beats = beaten(self._drum, length)
            self._edges += [start + beat for beat in beats]
            if len(beats) % 2:
                self._edges.append(start + length - 1)
            self._drum = None
            return
        for voice in self._turns:
            begun, note = self._notes[voice]
            if note.steps and (pulses := _pulses(begun, note, start, start + length)):
                self._edges += pulses
                self._turns.remove(voice)
                self._turns.append(voice)
                return


def _pulses(begun: int, note: Strike, start: int, end: int) -> list[int]:
    """The rises and falls, from `start` to before `end`, of a note that has begun and is not silence.

    The burst cuts what reaches out.
    """
    ticks = (start - begun) // (TICK * ROUND)
    duty = note.duties[min(ticks, len(note.duties) - 1)]
    wave, part = PHASE * ROUND, RAISED * note.steps[ticks % len(note.steps)]
    half = wave * duty // (2 * DUTIES * part)
    number = -((begun + half - start) * part // wave)
    found: list[int] = []
    while half and (middle := begun + number * wave // part) - half < end:
        rise, fall = max(middle - half, start), min(middle + half, end - 1)
        if fall - rise >= SHORTEST:
            found += (rise, fall)
        number += 1
    return found
