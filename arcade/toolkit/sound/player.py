"""Plays a piece frame by frame beside a picture that moves or waits; other sounds go before the music."""

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

from arcade.machine.ega import Ega
from arcade.machine.ega import sound as timer
from arcade.machine.machine import Frames, Machine
from arcade.machine.one_bit import CLOCK, MIDDLE_C, RAISED, ROUND, TICK, OneBit, Pins
from arcade.machine.pet import Pet
from arcade.machine.pet import sound as shift_register
from arcade.machine.speaker import Kind, Note
from arcade.toolkit.contract.program import in_each_frame
from arcade.toolkit.sound.pieces import Playable, score_of
from arcade.toolkit.sound.score import Event, Moments, Score, lead
from arcade.toolkit.sound.tunes import BREATH, STEP_OF_CHORD

T = TypeVar("T")


class Player(ABC):
    """Music on a machine's speaker. What an effect covers is not heard, and the music goes on in time."""

    def __init__(self, machine: Machine, score: Score, kind: Kind, carrier: bool = False) -> None:
        """Music of a kind begins now, in place of what was heard of that kind; `carrier` if voices take turns."""
        self.machine = machine
        self.tempo = score.tempo
        """Crotchets a minute from the next bar on."""
        self.start = machine.now
        """The tick at which the piece begins."""
        if kind is Kind.MUSIC:
            machine.speaker.cut(self.start)
        self._lane = machine.speaker.begun(kind, self.start)
        self._lane.carrier = carrier

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether all of it was laid out; a piece with a loop never is over."""

    def step(self) -> None:
        """Lay out the present frame; to be called once in each."""
        start = self.machine.frame * self.machine.FRAME
        self._lane.notes += self._lay_out(start, start + self.machine.FRAME)

    def stop(self) -> None:
        """Silence at once, and notes as short as they were heard; an effect over the music goes on."""
        self._lane.stop(self.machine.now)

    @abstractmethod
    def _lay_out(self, start: int, end: int) -> list[Note]:
        """Lay out the level changes from a tick to before another; the notes that begin before that."""


class Band(Player):
    """Three voices and drums: of all its processor's time where it has nothing else to do, and of an eighth in play."""

    def __init__(self, machine: Machine, score: Score, kind: Kind) -> None:
        super().__init__(machine, score, kind, kind is Kind.MUSIC)
        self._new: list[Note] = []
        begun = Moments(score, self._heard, self._wanted)
        self._raised = 1 if kind is Kind.MUSIC else RAISED
        self._engine: OneBit | Pins = (
            OneBit(begun, self.start) if kind is Kind.MUSIC else Pins(begun, self.start, machine.FRAME)
        )

    @property
    def over(self) -> bool:
        return self._engine.over

    def _wanted(self) -> int:
        return self.tempo

    def _heard(self, begins: int, rounds: int, event: Event) -> None:
        start = self.start + begins * ROUND
        for pitch in event.chord:
            self._new.append(Note(start, rounds * ROUND, self._raised * MIDDLE_C * 2 ** (pitch / 12)))

    def _lay_out(self, start: int, end: int) -> list[Note]:
        self._engine.plan(end)
        self._lane.follow(self._engine, start, end)
        notes, self._new = self._new, []
        return notes


Sounding = Callable[[int, int, float], tuple[list[int], Note]]
"""The level changes of a note from its start, its ticks and its semitones above middle C, and the note it makes."""


def _shifted(start: int, ticks: int, pitch: float) -> tuple[list[int], Note]:
    return shift_register.shifted(start, *shift_register.tone(pitch), ticks)


def _square(start: int, ticks: int, pitch: float) -> tuple[list[int], Note]:
    return timer.square(start, ticks, timer.pitched(pitch))


class Soloist(Player):
    """The first voice alone, its chords broken so fast that they blend, on a machine with one tone and one loudness."""

    def __init__(self, machine: Machine, score: Score, kind: Kind, sounding: Sounding) -> None:
        super().__init__(machine, score, kind)
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
        for begins, length, event in lead(score, lambda: self.tempo):
            heard = length - min(round(BREATH * CLOCK / ROUND), length // 4)
            if 0 in event.sound.duties:
                heard = min(heard, event.sound.duties.index(0) * TICK)
            steps = 1 if len(event.chord) == 1 else max(heard * ROUND // round(STEP_OF_CHORD * CLOCK), 1)
            places = [
                self.start + (begins + heard * step // steps) * ROUND * clock // CLOCK for step in range(steps + 1)
            ]
            for step, (start, end) in enumerate(pairwise(places)):
                yield start, end - start, event.pitch + event.sound.arpeggio[step % len(event.sound.arpeggio)]

    def _lay_out(self, start: int, end: int) -> list[Note]:
        notes: list[Note] = []
        while self._next is not None and self._next[0] < end:
            edges, note = self._sounding(*self._next)
            self._edges += edges
            notes.append(note)
            self._next = next(self._tones, None)
        count = bisect_left(self._edges, end)
        self._lane.lay_out(self._edges[bisect_left(self._edges, start) : count])
        del self._edges[:count]
        return notes


def player(machine: Machine, music: Playable, pins: bool = False) -> Player:
    """Who plays a piece on a machine: its speaker's best; `pins` leave the machine its time, for music in play.

    Raises FileNotFoundError, NotationError for a piece whose file cannot be read.
    """
    score = score_of(music)
    kind = Kind.PLAY if pins else Kind.MUSIC
    if isinstance(machine, Pet):
        return Soloist(machine, score, kind, _shifted)
    if isinstance(machine, Ega):
        return Soloist(machine, score, kind, _square)
    if machine.CLOCK != CLOCK:
        raise ValueError(f"a {machine.NAME} plays no pieces")
    return Band(machine, score, kind)


def with_music(machine: Machine, music: Playable, part: Frames[T], pins: bool = False) -> Frames[T]:
    """Run a part of a program with music beside it that ends with it: a picture that waits, or with `pins` a game."""
    return (yield from until_over(player(machine, music, pins), part))


def until_over(music: Player, part: Frames[T]) -> Frames[T]:
    """Run a part of a program with music that ends with it."""
    try:
        return (yield from beside(music, part))
    finally:
        music.stop()


def beside(music: Player, part: Frames[T]) -> Frames[T]:
    """Run a part of a program and let music go on in each of its frames."""
    return in_each_frame(part, music.step)
