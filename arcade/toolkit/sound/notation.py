"""Pieces for three voices and drums, written as text.

    tempo: 123                                 ; crotchets a minute
    sound lead: 50 46 42 38 30 26              ; the duty in per cent, tick by tick; the last stays
    sound minor: 25 24 22 18 14 12 ~ 0 3 7     ; after ~ an arpeggio: semitones, one a tick
    A 1: @lead A4/8 C5 E/8. D/16 | E/4 r       ; pattern and voice; octave and length carry over
    A 2: @minor A3/2 | E/2
    A drums: k/8 x s x | k x s x
    play: |: A A                               ; from the end it goes on at |:

A line that begins with no name and colon belongs to the one before. Drums are k, s and x. All voices of a pattern have
the same bars; one that is not written rests. Sounds that pieces share stand in a bank of `sound` lines alone.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import accumulate
from types import MappingProxyType

from arcade.machine.one_bit import DRUMS, DUTIES, VOICES
from arcade.toolkit.sound.score import GRID, Event, Pattern, Score, Sound
from arcade.toolkit.sound.tunes import SEMITONES

LOOP = "|:"
LOWEST, HIGHEST = -36, 36
"""Semitones from middle C: C1 to C7."""
TEMPI = range(30, 301)
DRUM_LINE = "drums"
VOICE_NAMES = tuple(str(voice) for voice in range(1, VOICES + 1))
_HEADER = re.compile(r"([^:|]+):(?:\s+|$)(.*)")
_NOTE = re.compile(r"([A-Gr])([#b]?)(\d?)(?:/(\d+)(\.*))?")
_DRUM = re.compile(rf"([{''.join(DRUMS)}r])(?:/(\d+)(\.*))?")


class NotationError(ValueError):
    """A mistake in a piece; the message is a sentence that says where."""


def sound_bank(text: str) -> Mapping[str, str]:
    """The sounds of a bank by name, each as it is written. Raises NotationError."""
    bank: dict[str, str] = {}
    for name, words in _lines(text):
        match name.split():
            case ["sound", sound] if sound not in bank:
                bank[sound] = words
            case ["sound", sound]:
                raise NotationError(f"sound {sound!r} is written twice")
            case _:
                raise NotationError(f"{name!r} is not a sound")
    return bank


def score(text: str, bank: Mapping[str, str] = MappingProxyType({})) -> Score:
    """Read a piece that plays sounds of its own and of a bank (see `sound_bank`). Raises NotationError."""
    tempo: int | None = None
    sounds = _Sounds(bank)
    lines: dict[str, dict[str, str]] = {}
    play: list[str] | None = None
    for name, words in _lines(text):
        match name.split():
            case ["tempo"]:
                if not (words.isdecimal() and int(words) in TEMPI):
                    raise NotationError(f"the tempo is a number from {TEMPI[0]} to {TEMPI[-1]}, not {words!r}")
                tempo = int(words)
            case ["sound", sound]:
                sounds.add(sound, words)
            case ["play"]:
                play = words.split()
            case [pattern, voice] if voice in (*VOICE_NAMES, DRUM_LINE):
                if voice in lines.setdefault(pattern, {}):
                    raise NotationError(f"{_where(pattern, voice)} is written twice")
                lines[pattern][voice] = words
            case _:
                raise NotationError(f"{name!r} is not a tempo, a sound, a pattern's voice or the order of play")
    if tempo is None or not play:
        raise NotationError(f"the piece has no {'tempo' if tempo is None else 'order of play'}")
    patterns = {name: _pattern(name, voices, sounds) for name, voices in lines.items()}
    return _ordered(tempo, play, patterns)


class _Sounds:
    """What a piece can name: its own sounds, and those of a bank, which are read when they are named."""

    def __init__(self, bank: Mapping[str, str]) -> None:
        self._bank = bank
        self._read: dict[str, Sound] = {}

    def add(self, name: str, words: str) -> None:
        """One of its own. Raises NotationError."""
        if name in self._bank:
            raise NotationError(f"sound {name!r} is in the bank already")
        if name in self._read:
            raise NotationError(f"sound {name!r} is written twice")
        self._read[name] = _sound(name, words)

    def named(self, name: str) -> Sound | None:
        """The sound of that name, or None where there is none. Raises NotationError."""
        if name not in self._read and name in self._bank:
            self._read[name] = _sound(name, self._bank[name])
        return self._read.get(name)


def _ordered(tempo: int, play: list[str], patterns: dict[str, Pattern]) -> Score:
    names = [name for name in play if name != LOOP]
    for name in names:
        if name not in patterns:
            raise NotationError(f"there is no pattern {name!r} to play")
    loop = play.index(LOOP) if LOOP in play else None
    if len(play) - len(names) > 1 or loop == len(names):
        raise NotationError(f"{LOOP} stands once in the order of play, before a pattern")
    return Score(tempo, tuple(patterns[name] for name in names), loop)


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """The names of lines and what stands behind them, comments left out and continued lines joined."""
    found: list[tuple[str, str]] = []
    for raw in text.splitlines():
        line = raw.partition(";")[0].strip()
        header = _HEADER.fullmatch(line)
        if header:
            found.append((header[1].strip(), header[2].strip()))
        elif line and found:
            found[-1] = found[-1][0], f"{found[-1][1]} {line}".strip()
        elif line:
            raise NotationError(f"{line!r} stands before any name and colon")
    yield from found


def _sound(name: str, words: str) -> Sound:
    duties, tilde, steps = words.partition("~")
    shares = duties.split()
    if not shares or not all(share.isdecimal() and int(share) < 100 for share in shares):
        raise NotationError(f"sound {name!r} has duties from 0 to 99 per cent, not {duties.strip()!r}")
    arpeggio = steps.split() if tilde else ["0"]
    if not arpeggio or not all(re.fullmatch(r"-?\d{1,2}", step) for step in arpeggio):
        raise NotationError(f"sound {name!r} has semitones after ~, not {steps.strip()!r}")
    return Sound(tuple(int(share) * DUTIES // 100 for share in shares), tuple(map(int, arpeggio)))


def _pattern(name: str, voices: dict[str, str], sounds: _Sounds) -> Pattern:
    lengths: dict[str, list[int]] = {}
    drums: list[tuple[int, str]] = []
    notes: dict[str, tuple[Event, ...]] = {}
    for voice, words in voices.items():
        if voice == DRUM_LINE:
            drums, lengths[voice] = _drums(name, words)
        else:
            notes[voice], lengths[voice] = _notes(name, voice, words, sounds)
    first, wanted = next(iter(lengths.items()))
    for voice, bars in lengths.items():
        if len(bars) != len(wanted):
            raise NotationError(
                f"{_where(name, voice)} ends with bar {len(bars)}, and {_called(first)} with {len(wanted)}"
            )
        for bar, (length, other) in enumerate(zip(bars, wanted, strict=True), 1):
            if length != other:
                place = f"{_where(name, voice)}, bar {bar}"
                raise NotationError(f"{place} is {length}/{GRID} long, and in {_called(first)} it is {other}/{GRID}")
    starts = tuple(accumulate(wanted[:-1], initial=0))
    return Pattern(sum(wanted), tuple(notes.get(voice, ()) for voice in VOICE_NAMES), tuple(drums), starts)


def _notes(pattern: str, voice: str, words: str, sounds: _Sounds) -> tuple[tuple[Event, ...], list[int]]:
    events: list[Event] = []
    lengths: list[int] = []
    sound: Sound | None = None
    octave, length = 4, GRID // 4
    for bar, place, tokens in _bars(pattern, voice, words):
        at = sum(lengths)
        for word in tokens:
            if word[0] == "@":
                sound = sounds.named(word[1:])
                if sound is None:
                    raise NotationError(f"{place}: there is no sound {word[1:]!r}")
                continue
            note = _NOTE.fullmatch(word)
            if not note or (note[1] == "r" and (note[2] or note[3])):
                raise NotationError(f"{place}: {word!r} is not a note, a rest or a sound")
            length = _length(place, word, note[4], note[5], length)
            if note[1] != "r":
                if sound is None:
                    raise NotationError(f"{place}: {word!r} comes before any sound")
                octave = int(note[3] or octave)
                pitch = 12 * (octave - 4) + SEMITONES[note[1]] + {"#": 1, "b": -1, "": 0}[note[2]]
                event = Event(at, length, pitch, sound)
                chord = event.chord
                if chord[0] < LOWEST or chord[-1] > HIGHEST:
                    raise NotationError(f"{place}: {word!r} leaves what is played, C1 to C7")
                events.append(event)
            at += length
        lengths.append(at - sum(lengths))
        _not_empty(place, lengths[bar - 1])
    return tuple(events), lengths


def _drums(pattern: str, words: str) -> tuple[list[tuple[int, str]], list[int]]:
    beats: list[tuple[int, str]] = []
    lengths: list[int] = []
    length = GRID // 4
    for bar, place, tokens in _bars(pattern, DRUM_LINE, words):
        at = sum(lengths)
        for word in tokens:
            drum = _DRUM.fullmatch(word)
            if not drum:
                raise NotationError(f"{place}: {word!r} is not a drum or a rest")
            length = _length(place, word, drum[2], drum[3], length)
            if drum[1] != "r":
                beats.append((at, drum[1]))
            at += length
        lengths.append(at - sum(lengths))
        _not_empty(place, lengths[bar - 1])
    return beats, lengths


def _bars(pattern: str, voice: str, words: str) -> Iterator[tuple[int, str, list[str]]]:
    """The bars of a voice: number, where that is in words, and its signs. A bar line at the end closes the last one."""
    bars = words.rstrip().removesuffix("|").split("|")
    for bar, signs in enumerate(bars, 1):
        yield bar, f"{_where(pattern, voice)}, bar {bar}", signs.split()


def _length(place: str, word: str, part: str | None, dots: str | None, before: int) -> int:
    """A length in 32nds; that of the note before where none is written."""
    if not part:
        return before
    length, rest = divmod(GRID, int(part)) if int(part) else (0, 1)
    half = length
    for _ in dots or "":
        rest |= half & 1
        half //= 2
        length += half
    if rest:
        raise NotationError(f"{place}: the length of {word!r} is no multiple of a {GRID}nd")
    return length


def _not_empty(place: str, length: int) -> None:
    if not length:
        raise NotationError(f"{place} is empty")


def _called(voice: str) -> str:
    return voice if voice == DRUM_LINE else f"voice {voice}"


def _where(pattern: str, voice: str) -> str:
    return f"pattern {pattern}, {_called(voice)}"
