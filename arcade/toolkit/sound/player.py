"""Plays a piece frame by frame beside a picture that moves or waits; other sounds go before the music."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

from arcade.machine.ega import Ega
from arcade.machine.ega import sound as timer
from arcade.machine.machine import Frames, Machine
from arcade.machine.one_bit import CLOCK, MIDDLE_C, ROUND, TICK, OneBit, Pins
from arcade.machine.pet import Pet
from arcade.machine.pet import sound as shift_register
from arcade.machine.speaker import Note
from arcade.toolkit.sound.score import Event, Score, lead, moments
from arcade.toolkit.sound.tunes import BREATH, STEP_OF_CHORD

T = TypeVar("T")


class Player(ABC):
    """Music on a machine's speaker. What another sound covers is not heard, and the music goes on in time."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.start = machine.now
        """The tick at which the piece begins."""
        self._played = machine.now
        """The tick up to which it was laid out."""
        self._notes: list[Note] = []
        """Its own notes that may still be heard."""
        machine.speaker.cut(machine.now)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether all of it was laid out; a piece with a loop never is over."""

    def step(self) -> None:
        """Lay out the present frame; to be called once in each."""
        machine, speaker = self.machine, self.machine.speaker
        start, end = machine.frame * machine.FRAME, (machine.frame + 1) * machine.FRAME
        free = max(start, speaker.busy_until + 1)
        edges, notes = self._until(end)
        speaker.lay_out(edges[bisect_left(edges, free) :])
        speaker.notes += notes
        self._notes = [note for note in self._notes if note.start + note.duration > start] + notes
        self._played = max(self._played, end)

    def stop(self) -> None:
        """Silence at once, and notes as short as they were heard; a sound that goes on behind the music is left."""
        now, speaker = self.machine.now, self.machine.speaker
        for note in self._notes:
            if note.start >= now:
                speaker.notes.remove(note)
            elif note.start + note.duration > now:
                speaker.notes[speaker.notes.index(note)] = Note(note.start, now - note.start, note.hertz)
        self._notes = []
        if speaker.busy_until < self._played:
            speaker.cut(now)

    @abstractmethod
    def _until(self, end: int) -> tuple[list[int], list[Note]]:
        """The level changes before a tick that were not given yet, and the notes that begin there."""


class Band(Player):
    """Three voices and drums, on a machine whose processor does nothing else."""

    def __init__(self, machine: Machine, score: Score, engine: type[OneBit] = OneBit) -> None:
        super().__init__(machine)
        self._new: list[Note] = []
        self._engine = engine(moments(score, self._heard), self.start)

    @property
    def over(self) -> bool:
        return self._engine.over

    def _heard(self, begins: int, rounds: int, event: Event) -> None:
        start = self.start + begins * ROUND
        self._new += [Note(start, rounds * ROUND, MIDDLE_C * 2 ** (pitch / 12)) for pitch in event.chord]

    def _until(self, end: int) -> tuple[list[int], list[Note]]:
        edges = self._engine.edges(end)
        notes, self._new = self._new, []
        return edges, notes


Sounding = Callable[[int, int, float], tuple[list[int], Note]]
"""The level changes of a note from its start, its ticks and its semitones above middle C, and the note it makes."""


def _shifted(start: int, ticks: int, pitch: float) -> tuple[list[int], Note]:
    return shift_register.shifted(start, *shift_register.tone(pitch), ticks)


def _square(start: int, ticks: int, pitch: float) -> tuple[list[int], Note]:
    return timer.square(start, ticks, timer.pitched(pitch))


class Soloist(Player):
    """The first voice alone, its chords broken so fast that they blend, on a machine with one tone and one loudness."""

    def __init__(self, machine: Machine, score: Score, sounding: Sounding) -> None:
        super().__init__(machine)
        self._sounding = sounding
        self._tones = self._tone_by_tone(score)
        self._next = next(self._tones, None)
        self._edges: list[int] = []

    @property
    def over(self) -> bool:
        return self._next is None and not self._edges

    def _tone_by_tone(self, score: Score) -> Iterator[tuple[int, int, int]]:
        """The start, the ticks and the pitch of each tone."""
        clock = self.machine.CLOCK
        for begins, event in lead(score):
            length = event.length * score.rounds
            heard = length - min(round(BREATH * CLOCK / ROUND), length // 4)
            if 0 in event.sound.duties:
                heard = min(heard, event.sound.duties.index(0) * TICK)
            steps = 1 if len(event.chord) == 1 else max(heard * ROUND // round(STEP_OF_CHORD * CLOCK), 1)
            places = [
                self.start + (begins + heard * step // steps) * ROUND * clock // CLOCK for step in range(steps + 1)
            ]
            for step, (start, end) in enumerate(pairwise(places)):
                yield start, end - start, event.pitch + event.sound.arpeggio[step % len(event.sound.arpeggio)]

    def _until(self, end: int) -> tuple[list[int], list[Note]]:
        notes: list[Note] = []
        while self._next is not None and self._next[0] < end:
            edges, note = self._sounding(*self._next)
            self._edges += edges
            notes.append(note)
            self._next = next(self._tones, None)
        count = bisect_left(self._edges, end)
        given = self._edges[:count]
        del self._edges[:count]
        return given, notes


def player(machine: Machine, score: Score, pins: bool = False) -> Player:
    """Who plays a piece on a machine: its speaker's best; `pins` are the cheap kind, for music in play."""
    if isinstance(machine, Pet):
        return Soloist(machine, score, _shifted)
    if isinstance(machine, Ega):
        return Soloist(machine, score, _square)
    if machine.CLOCK != CLOCK:
        raise ValueError(f"a {machine.NAME} plays no pieces")
    return Band(machine, score, Pins if pins else OneBit)


def with_music(machine: Machine, score: Score, part: Frames[T]) -> Frames[T]:
    """Run a part of a program, a picture that moves and waits for a key, with music beside it that ends with it."""
    music = player(machine, score)
    try:
        while True:
            music.step()
            try:
                next(part)
            except StopIteration as stop:
                result: T = stop.value
                return result
            yield
    finally:
        music.stop()
