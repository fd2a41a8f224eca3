"""BEEP's statements, for machines with the ROM's beeper and a clock of 3.5 MHz."""

from abc import ABC
from collections.abc import Iterable

from arcade.machine.machine import Frames, Machine
from arcade.machine.speaker import Kind, Lane, Note
from arcade.machine.spectrum.beeper import Tone, tone

Notes = Iterable[tuple[float, float | None]]
"""Pairs of duration in seconds and pitch in semitones above middle C; None is a rest."""


class Beeping(Machine, ABC):
    """A machine that beeps."""

    def beep(self, duration: float, pitch: float) -> Frames[None]:
        """BEEP duration,pitch: seconds, and semitones above middle C."""
        sound = tone(duration, pitch)
        self._sound(self.speaker.effects, sound, self.now, duration)
        return self.spend(sound.ticks)

    def tune(self, notes: Notes) -> Frames[None]:
        """Play notes one after the other, and wait for them."""
        for duration, pitch in notes:
            if pitch is None:
                yield from self.spend(round(duration * self.CLOCK))
            else:
                yield from self.beep(duration, pitch)

    def chime(self, notes: Notes, kind: Kind = Kind.EFFECT) -> None:
        """Begin to play notes and go on; any later sound of the kind cuts them off."""
        at, lane = self.now, self.speaker.begun(kind, self.now)
        for duration, pitch in notes:
            if pitch is None:
                at += round(duration * self.CLOCK)
            else:
                sound = tone(duration, pitch)
                self._sound(lane, sound, at, duration)
                at += sound.ticks

    def _sound(self, lane: Lane, sound: Tone, start: int, duration: float) -> None:
        lane.lay_out(sound.edges(start), Note(start, round(duration * self.CLOCK), sound.hertz))
