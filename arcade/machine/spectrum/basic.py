"""BASIC's own time: what the ROM's interpreter needs for statements, apart from what they do.

A program in BASIC does one thing after the other: a tone ends, the interpreter looks for the next statement, reads
its numbers, and only then is the next tone to be heard. So no two of its tones touch, and its pictures come up piece by
piece. The figures are T-states of the 48K ROM without contention, measured on its statement loop.
"""

from abc import ABC
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Unpack

from arcade.machine.machine import Frames
from arcade.machine.speaker import Note
from arcade.machine.spectrum.beeper import tone
from arcade.machine.spectrum.beeping import Beeping
from arcade.machine.spectrum.colours import ColourItems
from arcade.machine.spectrum.screen import Screen

SOUNDED = 65_600
"""T-states of BEEP before it is heard."""
BELOW_MIDDLE_C = 4_300
"""T-states more for a negative pitch."""
BETWEEN_SEMITONES = 8_300
"""T-states more for a pitch that is no whole number."""
FOR = 3.6
"""Milliseconds beside a BEEP in a loop over the pitch."""
READ = 5.7
"""Milliseconds beside one in a loop over a list of pitches."""
READ_BOTH = 8.2
"""Milliseconds beside one in a loop over a list of durations and pitches."""
WHOLE_CHANCE = 20.7
"""Milliseconds beside one in a loop with INT (RND*k)."""
CHANCE = 22.7
"""Milliseconds beside one in a loop with RND*k."""

PRINTED = 14_900
"""T-states of PRINT AT with a text."""
CHARACTER = 1_667
"""T-states of each character of it."""
PLOTTED = 10_300
"""T-states of PLOT."""
DRAWN = 9_900
"""T-states of DRAW."""
PIXEL = 656
"""T-states of each pixel of a straight line."""
CLEARED = 168_230
"""T-states of CLS."""
LINE_CLEARED = 16_400
"""T-states in which CLS clears one of the eight pixel lines of all rows, from the top one down."""


class Interpreting(Screen, Beeping, ABC):
    """A machine that can take BASIC's time for its statements."""

    frames_missed = 0
    """Frames that began while BASIC sounded a tone, which FRAMES does not count."""

    @property
    def frames(self) -> int:
        """The system variable FRAMES, as far as it has counted: it stands still in a tone."""
        return self.frame - self.frames_missed

    @property
    def basic(self) -> "Basic":
        """Its statements in the time that BASIC takes for them."""
        return Basic(self)


@dataclass(frozen=True)
class Basic:
    """A machine's statements, each in the time that the interpreter takes for it."""

    machine: Interpreting

    def beep(self, duration: float, pitch: float, beside: float = 0) -> Frames[None]:
        """BEEP duration,pitch (seconds, semitones above middle C), and milliseconds of other statements beside it.

        The loudspeaker moves at once and at the end of each half wave but the last. A tone of less than half a wave is
        silent and takes its time all the same. The ROM counts no frames in a tone.
        """
        machine, sound = self.machine, tone(duration, pitch)
        work = SOUNDED + (BELOW_MIDDLE_C if pitch < 0 else 0) + (BETWEEN_SEMITONES if pitch % 1 else 0)
        if sound.waves:
            start = machine.now + work
            machine.speaker.lay_out(sound.edges(start), Note(start, sound.ticks, sound.hertz))
            heard = sound.ticks - sound.half
            machine.frames_missed += (start + heard) // machine.FRAME - start // machine.FRAME
            work += heard
        return machine.spend(work + self._ticks(beside))

    def tune(self, notes: Iterable[tuple[float, float | None]], beside: float = READ_BOTH) -> Frames[None]:
        """A loop that plays notes; by default it reads durations and pitches. None is a rest of the length given."""
        for duration, pitch in notes:
            if pitch is None:
                yield from self.machine.spend(round(duration * self.machine.CLOCK))
            else:
                yield from self.beep(duration, pitch, beside)

    def cls(self) -> Frames[None]:
        """CLS: letters lose their upper lines first, and the colours come last."""
        machine = self.machine
        for line in range(8):
            yield from machine.spend(LINE_CLEARED)
            machine.clear_line(line)
        machine.cls()
        yield from machine.spend(CLEARED - 8 * LINE_CLEARED)

    def print_at(self, row: int, column: int, text: str, **items: Unpack[ColourItems]) -> Frames[None]:
        """PRINT AT row,column; text, with colour items."""
        self.machine.print_at(row, column, text, **items)
        return self.machine.spend(PRINTED + CHARACTER * len(text))

    def plot(self, x: float, y: float, **items: Unpack[ColourItems]) -> Frames[None]:
        """PLOT x,y."""
        self.machine.plot(x, y, **items)
        return self.machine.spend(PLOTTED)

    def draw(self, dx: float, dy: float, **items: Unpack[ColourItems]) -> Frames[None]:
        """DRAW dx,dy: a straight line."""
        self.machine.draw(dx, dy, **items)
        return self.machine.spend(DRAWN + round(PIXEL * max(abs(dx), abs(dy))))

    def takes(self, milliseconds: float) -> Frames[None]:
        """Let the interpreter be busy with statements that neither show nor sound."""
        return self.machine.spend(self._ticks(milliseconds))

    def _ticks(self, milliseconds: float) -> int:
        return round(milliseconds * self.machine.CLOCK / 1000)
