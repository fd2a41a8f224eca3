"""A piece for three voices and drums: its patterns in the order in which they are played, and the moments of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

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
    bars: tuple[int, ...] = (0,)
    """Where they begin."""


def rounds(tempo: int) -> int:
    """The engine's rounds in a 32nd, at so many crotchets a minute."""
    return CLOCK * 60 // (tempo * 8 * ROUND)


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
        return rounds(self.tempo)

    @property
    def seconds(self) -> float:
        """How long it takes once."""
        return sum(pattern.length for pattern in self.play) * self.rounds * ROUND / CLOCK

    def order(self) -> Iterator[Pattern]:
        """The patterns as they are played, perhaps without end."""
        yield from self.play
        while self.loop is not None:
            yield from self.play[self.loop :]


Tempo = Callable[[], int]
"""Asked at each bar for its crotchets a minute."""
Heard = Callable[[int, int, Event], None]
"""Told of each note: the round in which it begins, its rounds, and what it is."""


def moments(score: Score, heard: Heard, tempo: Tempo | None = None) -> Iterator[Moment]:
    """What begins in the piece, one moment after the other; `heard` is told when its moment is asked for."""
    for begun, bar, end, grid, pattern in _bars(score, tempo):
        beginning = [{event.at: event for event in events} for events in pattern.voices]
        ends = [{event.at + event.length for event in events} | {0} for events in pattern.voices]
        drums = dict(pattern.drums)
        places = {bar, *(at for voice in ({*drums}, *map(set, beginning), *ends) for at in voice if bar <= at < end)}
        for place, following in pairwise(sorted(places | {end})):
            strikes = []
            for voice in range(VOICES):
                event = beginning[voice].get(place)
                if event is not None:
                    strikes.append((voice, event.strike))
                    heard(begun + (place - bar) * grid, event.length * grid, event)
                elif place in ends[voice]:
                    strikes.append((voice, SILENCE))
            drum = DRUMS[drums[place]] if place in drums else None
            yield Moment((following - place) * grid, tuple(strikes), drum)


def lead(score: Score, tempo: Tempo | None = None) -> Iterator[tuple[int, int, Event]]:
    """The first voice alone, for a machine that has no more: the round in which a note begins, its rounds, the note."""
    for begun, bar, end, grid, pattern in _bars(score, tempo):
        for event in pattern.voices[LEAD]:
            if bar <= event.at < end:
                yield begun + (event.at - bar) * grid, event.length * grid, event


def _bars(score: Score, tempo: Tempo | None) -> Iterator[tuple[int, int, int, int, Pattern]]:
    """Bar by bar: the round in which it begins, its begin and end in its pattern, the rounds of a 32nd, the pattern."""
    begun = 0
    for pattern in score.order():
        for bar, end in pairwise((*pattern.bars, pattern.length)):
            grid = score.rounds if tempo is None else rounds(tempo())
            yield begun, bar, end, grid, pattern
            begun += (end - bar) * grid
