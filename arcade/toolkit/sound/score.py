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


class Moments(Iterator[Moment]):
    """What begins in a piece, one moment after the other; `heard` is told when its moment is asked for.

    No generator, so that music in play can be noted in the middle of a game.
    """

    def __init__(self, score: Score, heard: Heard, tempo: Tempo | None = None) -> None:
        self._score, self._heard, self._tempo = score, heard, tempo
        self._pattern = 0
        self._bar = 0
        self._begun = 0
        """The round in which the bar to come begins."""
        self._moments: list[tuple[Moment, list[tuple[int, int, Event]]]] = []
        """The rest of a bar, its last moment first, and what is heard with each."""

    def __next__(self) -> Moment:
        while not self._moments:
            self._next_bar()
        moment, notes = self._moments.pop()
        for note in notes:
            self._heard(*note)
        return moment

    def _next_bar(self) -> None:
        """Make the moments of a bar, as fast as is wanted now. Raises StopIteration after the last."""
        score = self._score
        if self._pattern == len(score.play):
            if score.loop is None:
                raise StopIteration
            self._pattern = score.loop
        pattern = score.play[self._pattern]
        bar, end = (*pattern.bars, pattern.length)[self._bar : self._bar + 2]
        grid = score.rounds if self._tempo is None else rounds(self._tempo())
        self._moments = list(_moments(pattern, bar, end, self._begun, grid))[::-1]
        self._begun += (end - bar) * grid
        self._bar += 1
        if self._bar == len(pattern.bars):
            self._pattern, self._bar = self._pattern + 1, 0


def _moments(
    pattern: Pattern, bar: int, end: int, begun: int, grid: int
) -> Iterator[tuple[Moment, list[tuple[int, int, Event]]]]:
    """The moments of a bar that begins in round `begun`, a 32nd `grid` rounds long, and what is heard with each."""
    beginning = [{event.at: event for event in events} for events in pattern.voices]
    ends = [{event.at + event.length for event in events} | {0} for events in pattern.voices]
    drums = dict(pattern.drums)
    places = {bar, *(at for voice in ({*drums}, *map(set, beginning), *ends) for at in voice if bar <= at < end)}
    for place, following in pairwise(sorted(places | {end})):
        strikes, notes = [], []
        for voice in range(VOICES):
            event = beginning[voice].get(place)
            if event is not None:
                strikes.append((voice, event.strike))
                notes.append((begun + (place - bar) * grid, event.length * grid, event))
            elif place in ends[voice]:
                strikes.append((voice, SILENCE))
        drum = DRUMS[drums[place]] if place in drums else None
        yield Moment((following - place) * grid, tuple(strikes), drum), notes


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
