"""Tunes for a one-bit loudspeaker, written as text: notes, rests, chords broken so fast that they blend, drums.

"C4/4 E/8 G" is a crotchet and two quavers: a letter with # or b, an octave (4 begins at middle C), a length as a part
of a whole note, dots for half as much again. An octave or length left out is that of the note before. "r" rests,
"C4+E4+G4" is a chord, "k", "s" and "x" are bass drum, snare and a click; bars "|" are for the eye.
"""

import re
from collections.abc import Iterator

Tune = tuple[tuple[float, float | None], ...]
"""Sounds one after the other: seconds, and semitones above middle C or None for silence."""

STEP_OF_CHORD = 0.02
"""Seconds that each note of a chord sounds in turn."""
BREATH = 0.018
"""Seconds of silence that part a note from the next, so that repeated notes are heard apart."""
SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
DRUMS: dict[str, Tune] = {
    "k": ((0.008, -4), (0.010, -12), (0.012, -20)),
    "s": ((0.003, 31), (0.003, 14), (0.004, 38), (0.003, 22), (0.004, 43), (0.003, 9), (0.004, 27)),
    "x": ((0.002, 50), (0.002, 57)),
}
_TOKEN = re.compile(r"(?P<sound>[rksx]|[A-G][#b]?\d?(?:\+[A-G][#b]?\d?)*)(?:/(?P<part>\d+)(?P<dots>\.*))?")
_NOTE = re.compile(r"([A-G])([#b]?)(\d?)")


def tune(notes: str, tempo: int = 120) -> Tune:
    """Read a tune; `tempo` counts crotchets a minute. Raises ValueError with the word that is not understood."""
    sounds: list[tuple[float, float | None]] = []
    octave, seconds = 4, 60 / tempo
    for word in notes.replace("|", " ").split():
        match = _TOKEN.fullmatch(word)
        if not match or match["part"] == "0":
            raise ValueError(f"{word!r} is not a note, rest, chord or drum")
        if match["part"]:
            seconds = 240 / tempo / int(match["part"]) * (2 - 0.5 ** len(match["dots"]))
        sound = match["sound"]
        if sound == "r":
            sounds.append((seconds, None))
        elif sound in DRUMS:
            sounds += DRUMS[sound]
            sounds.append((max(seconds - sum(part for part, _ in DRUMS[sound]), 0.001), None))
        else:
            pitches = []
            for name, sign, height in _NOTE.findall(sound):
                octave = int(height) if height else octave
                pitches.append(12 * (octave - 4) + SEMITONES[name] + {"#": 1, "b": -1, "": 0}[sign])
            sounds += _sounding(pitches, seconds)
    return tuple((round(length, 4), pitch) for length, pitch in sounds)


def _sounding(pitches: list[int], seconds: float) -> Iterator[tuple[float, float | None]]:
    breath = min(BREATH, seconds / 4)
    left = seconds - breath
    if len(pitches) == 1:
        yield left, pitches[0]
    else:
        steps = max(round(left / STEP_OF_CHORD), len(pitches))
        for step in range(steps):
            yield left / steps, pitches[step % len(pitches)]
    yield breath, None


def length(sounds: Tune) -> float:
    """The length of a tune in seconds."""
    return sum(seconds for seconds, _ in sounds)


def higher(sounds: Tune, semitones: int) -> Tune:
    """A tune moved up, or down by a negative number."""
    return tuple((seconds, None if pitch is None else pitch + semitones) for seconds, pitch in sounds)


def letter_notes(words: str) -> Tune:
    """A short sound for each letter, the higher the later it stands in the alphabet: a typewriter that sings."""
    return tuple((0.05, min(ord(letter), 127) / 4) for letter in words)
