"""The PC's loudspeaker: a timer divides 1,193,182 hertz, SOUND and PLAY set the divisor."""

import re
from collections.abc import Iterator

from arcade.machine.speaker import Note

CLOCK = 1_193_182
MIDDLE_C = 261.6256
LOWEST, HIGHEST = 37, 32_767
"""Hertz that SOUND takes."""
TICKS_A_SECOND = 18.2
"""In which SOUND counts."""
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHARE = {"N": (7, 8), "L": (1, 1), "S": (3, 4)}
"""How much of a note's time it sounds: normal, legato, staccato."""
_COMMAND = re.compile(r"\s*(?:([A-G])([#+-]?)(\d*)(\.*)|([OLTPN])(\d+)(\.*)|(<)|(>)|M([NLSFB]))", re.IGNORECASE)

Timed = list[tuple[float, float | None]]
"""Seconds, and hertz or None for a rest."""


class PlayError(ValueError):
    """A PLAY string with something in it that is no command; the message says where."""


def divisor(hertz: float) -> int:
    """The timer's divisor nearest to a frequency, a 16-bit number."""
    return min(max(round(CLOCK / hertz), 1), 0xFFFF)


def square(start: int, ticks: int, hertz: float) -> tuple[list[int], Note]:
    """The level changes of a square wave sounding for `ticks`, and the note. The level is low before and after."""
    period = divisor(hertz)
    edges = [start + half * period // 2 for half in range(2 * ticks // period)]
    if len(edges) % 2:
        edges.append(start + ticks)
    return edges, Note(start, ticks, CLOCK / period)


def pitched(pitch: float) -> float:
    """The frequency of semitones above middle C."""
    return float(MIDDLE_C * 2 ** (pitch / 12))


def played(music: str) -> Timed:
    """The notes of a PLAY string: letters with lengths, O L T P N, < and >, MN ML MS; MF and MB change nothing."""
    return list(_played(music))


def _played(music: str) -> Iterator[tuple[float, float | None]]:
    octave, length, tempo, share = 4, 4, 120, SHARE["N"]
    place = 0
    while music[place:].strip():
        found = _COMMAND.match(music, place)
        if found is None:
            raise PlayError(f"PLAY can't read {music[place:].strip()[:8]!r} at place {place + 1}")
        place = found.end()
        name, sign, own, dots, command, number, more, down, up, style = found.groups()
        if name:
            pitch = 12 * (octave - 2) + NAMES[name.upper()] + {"#": 1, "+": 1, "-": -1}.get(sign, 0)
            yield from _sounded(pitch, int(own or length), len(dots), tempo, share)
        elif down or up:
            octave = min(max(octave + (1 if up else -1), 0), 6)
        elif style:
            share = SHARE.get(style.upper(), share)
        elif command.upper() == "O":
            octave = int(number)
        elif command.upper() == "L":
            length = int(number)
        elif command.upper() == "T":
            tempo = int(number)
        elif command.upper() == "P" or number == "0":
            yield _seconds(int(number) or length, len(more), tempo), None
        else:
            yield from _sounded(int(number) - 25, length, len(more), tempo, share)


def _seconds(length: int, dots: int, tempo: int) -> float:
    """How long a note of a length (4 is a quarter) lasts; each dot adds half as much again."""
    return 240 / tempo / length * 1.5**dots


def _sounded(
    pitch: int, length: int, dots: int, tempo: int, share: tuple[int, int]
) -> Iterator[tuple[float, float | None]]:
    seconds = _seconds(length, dots, tempo)
    sounding = seconds * share[0] / share[1]
    yield sounding, pitched(pitch)
    if sounding < seconds:
        yield seconds - sounding, None
