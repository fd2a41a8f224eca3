"""A piece for three voices and drums: its patterns in the order in which they are played, and the moments of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from arcade.machine.one_bit import CLOCK, DRUMS, ROUND, SILENCE, VOICES, Moment, Strike, phase_step

GRID = 32
"""Notes are as long as so many parts of a whole note, or multiples of that."""
LEAD = 0
"""The voice that a machine with one voice plays."""


@dataclass(frozen=True)
class Sound:
    """How a voice sounds: a duty in 256ths and semitones to add for each tick; the last duty stays, steps return."""

    duties: tuple[int, ...]
    arpeggio: tuple[int, ...] = (0,)


@dataclass(frozen=True)
class Event:
    """A note of a pattern: where it begins and how long it is in 32nds, its semitones above middle C, its sound."""

    at: int
    length: int
    pitch: int
    sound: Sound

    @property
    def strike(self) -> Strike:
        """The note for the engine."""
        return Strike(tuple(phase_step(self.pitch + step) for step in self.sound.arpeggio), self.sound.duties)

    @property
    def chord(self) -> tuple[int, ...]:
        """The pitches that are heard as one, the lowest first."""
        return tuple(sorted({self.pitch + step for step in self.sound.arpeggio}))


@dataclass(frozen=True)
class Pattern:
    """Some bars of all voices, `length` 32nds long; drums are the places of letters."""

    length: int
    voices: tuple[tuple[Event, ...], ...]
    drums: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Score:
    """A whole piece; from its end it goes back to the pattern number `loop`, or it is over where that is None."""

    tempo: int
    """Crotchets a minute."""
    play: tuple[Pattern, ...]
    loop: int | None = None

    @property
    def rounds(self) -> int:
        """The engine's rounds in a 32nd."""
        return CLOCK * 60 // (self.tempo * 8 * ROUND)

    @property
    def seconds(self) -> float:
        """How long it takes once."""
        return sum(pattern.length for pattern in self.play) * self.rounds * ROUND / CLOCK

    def order(self) -> Iterator[Pattern]:
        """The patterns as they are played, perhaps without end."""
        yield from self.play
        while self.loop is not None:
            yield from self.play[self.loop :]


Heard = Callable[[int, int, Event], None]
"""Told of each note: the round in which it begins, its rounds, and what it is."""


def moments(score: Score, heard: Heard) -> Iterator[Moment]:
    """What begins in the piece, one moment after the other; `heard` is told when its moment is asked for."""
    begun = 0
    for pattern in score.order():
        beginning = [{event.at: event for event in events} for events in pattern.voices]
        ends = [{event.at + event.length for event in events} | {0} for events in pattern.voices]
        drums = dict(pattern.drums)
        places = sorted({*drums, *(at for voice in (*beginning, *ends) for at in voice if at < pattern.length)})
        for place, following in zip(places, (*places[1:], pattern.length), strict=True):
            strikes = []
            for voice in range(VOICES):
                event = beginning[voice].get(place)
                if event is not None:
                    strikes.append((voice, event.strike))
                    heard(begun + place * score.rounds, event.length * score.rounds, event)
                elif place in ends[voice]:
                    strikes.append((voice, SILENCE))
            drum = DRUMS[drums[place]] if place in drums else None
            yield Moment((following - place) * score.rounds, tuple(strikes), drum)
        begun += pattern.length * score.rounds


def lead(score: Score) -> Iterator[tuple[int, Event]]:
    """The first voice alone, for a machine that has no more: notes and the rounds in which they begin."""
    begun = 0
    for pattern in score.order():
        for event in pattern.voices[LEAD]:
            yield begun + event.at * score.rounds, event
        begun += pattern.length * score.rounds
