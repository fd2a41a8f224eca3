"""BEEP's statements, for machines with the ROM's beeper and a clock of 3.5 MHz."""

from abc import ABC
from collections.abc import Iterable

from arcade.machine.machine import Frames, Machine
from arcade.machine.speaker import Note
from arcade.machine.spectrum.beeper import Tone, tone

Notes = Iterable[tuple[float, float | None]]
"""Pairs of duration in seconds and pitch in semitones above middle C; None is a rest."""


class Beeping(Machine, ABC):
    """A machine that beeps."""

    def beep(self, duration: float, pitch: float) -> Frames[None]:
        """BEEP duration,pitch: seconds, and semitones above middle C."""
        sound = tone(duration, pitch)
        self._sound(sound, self.now, duration)
        return self.spend(sound.ticks)

    def tune(self, notes: Notes) -> Frames[None]:
        """Play notes one after the other, and wait for them."""
        for duration, pitch in notes:
            if pitch is None:
                yield from self.spend(round(duration * self.CLOCK))
            else:
                yield from self.beep(duration, pitch)

    def chime(self, notes: Notes) -> None:
        """Begin to play notes and go on; any later sound cuts them off."""
        at = self.now
        self.speaker.cut(at)
        for duration, pitch in notes:
            if pitch is None:
                at += round(duration * self.CLOCK)
            else:
                sound = tone(duration, pitch)
                self._sound(sound, at, duration)
                at += sound.ticks

    def _sound(self, sound: Tone, start: int, duration: float) -> None:
        self.speaker.lay_out(sound.edges(start), Note(start, round(duration * self.CLOCK), sound.hertz))
