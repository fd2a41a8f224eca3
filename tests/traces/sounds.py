"""Tones of two performances: which of them are the same, in their order, and the silences between them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log2

MIDDLE_C = 261.6256
"""Hertz of semitone 0."""
DEEPEST = -41.5
"""Semitones below which the recorder heard no tone: half a wave took longer than a frame, and was a click to it."""
SEMITONES = 0.3
"""By how much the pitch of a tone may differ."""
PERIOD = 2.5e-6
"""The same for very high tones, in seconds of a wave: the ROM's loop makes waves in steps of 8 T-states."""
LENGTH, WAVES, LEAST = 0.1, 1.1, 0.001
"""By how much its length may: a part of it, or so many waves, or seconds."""
LATE, PART_LATE = 1, 0.1
"""How much sooner or later a tone may come where presses come at fixed frames: seconds, and a part of its time."""
APART, SHORT = 0.004, 0.2
"""Seconds of silence by which two tones are apart, and up to which a silence is part of a melody."""
SILENCE = 0.25
"""By which part of it a silence may differ, or by APART."""
STEP = 0.2
"""Seconds from tone to tone from which on a tempo can be told."""


@dataclass(frozen=True)
class Tone:
    """A tone that was heard: its start and length in seconds, and its pitch in semitones above middle C."""

    start: float
    seconds: float
    semitone: float

    @property
    def wave(self) -> float:
        """Seconds of one wave."""
        return 1 / (MIDDLE_C * 2 ** (self.semitone / 12))

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.seconds


def semitone(hertz: float) -> float:
    """How far a pitch is above middle C."""
    return 12 * log2(hertz / MIDDLE_C)


def alike(one: Tone, other: Tone) -> bool:
    """Whether two tones have the same pitch and length."""
    pitch = abs(one.semitone - other.semitone) <= SEMITONES or abs(one.wave - other.wave) <= PERIOD
    return pitch and abs(one.seconds - other.seconds) <= max(LENGTH * one.seconds, WAVES * one.wave, LEAST)


def at_one_time(one: Tone, other: Tone) -> bool:
    """Whether two tones come at about the same time."""
    return abs(one.start - other.start) <= LATE + PART_LATE * one.start


@dataclass(frozen=True)
class Pair:
    """A tone of each performance that are the same one, with their numbers."""

    number: int
    tone: Tone
    our_number: int
    our_tone: Tone


def matched(tones: Sequence[Tone], ours: Sequence[Tone], timed: bool) -> list[Pair]:
    """As many pairs of like tones as there are in the order of both; `timed`: only those at about the same time."""
    same = [[alike(one, other) and (not timed or at_one_time(one, other)) for other in ours] for one in tones]
    most = [[0] * (len(ours) + 1) for _ in range(len(tones) + 1)]
    for i in reversed(range(len(tones))):
        row, below, fits = most[i], most[i + 1], same[i]
        for j in reversed(range(len(ours))):
            row[j] = below[j + 1] + 1 if fits[j] else max(below[j], row[j + 1])
    pairs: list[Pair] = []
    j = 0
    for i, tone in enumerate(tones):
        later = next((k for k in range(j, len(ours)) if same[i][k]), None)
        if later is not None and (later == j or most[i + 1][later + 1] + 1 > most[i + 1][j]):
            pairs.append(Pair(i, tone, later, ours[later]))
            j = later + 1
    return pairs


@dataclass(frozen=True)
class Silence:
    """What lies between two tones that follow each other in both performances, in seconds."""

    original: float
    ours: float

    @property
    def kept(self) -> bool:
        """Whether our tones are apart, too."""
        return self.ours >= APART

    @property
    def alike(self) -> bool:
        """Whether ours is as long."""
        return abs(self.original - self.ours) <= max(APART, SILENCE * self.original)


def neighbours(pairs: Sequence[Pair]) -> Iterator[tuple[Pair, Pair]]:
    """Pairs between which there is no other tone on either side."""
    for one, next_one in pairwise(pairs):
        if next_one.number == one.number + 1 and next_one.our_number == one.our_number + 1:
            yield one, next_one


def silences(pairs: Sequence[Pair]) -> list[Silence]:
    """The short silences within the original's melodies, beside ours."""
    found = [
        Silence(after.tone.start - before.tone.end, after.our_tone.start - before.our_tone.end)
        for before, after in neighbours(pairs)
    ]
    return [silence for silence in found if APART < silence.original < SHORT]


def tempi(pairs: Sequence[Pair]) -> list[float]:
    """Our time from tone to tone, by that of the original."""
    steps = [
        (after.tone.start - before.tone.start, after.our_tone.start - before.our_tone.start)
        for before, after in neighbours(pairs)
    ]
    return [ours / original for original, ours in steps if original > STEP]
