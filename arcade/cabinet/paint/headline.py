"""Headlines: capitals of thick strokes in two tones, with a black rim and a shadow."""

from dataclasses import dataclass
from functools import lru_cache

from arcade.cabinet.paint.typeset import known
from arcade.machine.monitor import Monitor, TooWideError
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Bits, Sprite
from arcade.machine.monitor.face import Face, load_face
from arcade.machine.monitor.monitor import capital_top

LARGE, MIDDLE, SMALL = 22, 15, 12
"""Heights of the capitals."""
SPLIT = 55
"""Percent of a capital that have the upper tone."""
RIM, SHADOW = 1, 2


@dataclass(frozen=True)
class Tones:
    """The colours of the upper and the lower part."""

    upper: int
    lower: int


GOLD = Tones(c.BRIGHT_YELLOW, c.AMBER)
ICE = Tones(c.BRIGHT_WHITE, c.BRIGHT_CYAN)
VIOLET = Tones(c.BRIGHT_WHITE, c.LILAC)
DARK = Tones(c.INK, c.INK)
RUST = Tones(c.BRIGHT_YELLOW, c.BRIGHT_RED)


def face_of(size: int) -> Face:
    return load_face(f"headline{size}")


def headline_width(words: str, size: int) -> int:
    """Pixels from the first stroke to the last, without rim and shadow."""
    face = face_of(size)
    return face.width(_capitals(words, size)) - _air(face)


def largest(words: str, room: int, most: int = LARGE, least: int = SMALL) -> int | None:
    """The largest capitals in which words have room; None where there are none."""
    sizes = (size for size in (LARGE, MIDDLE, SMALL) if least <= size <= most)
    return next((size for size in sizes if headline_width(words, size) <= room), None)


def headline(
    monitor: Monitor, left: int, top: int, words: str, size: int, tones: Tones = GOLD, room: int = 0, rim: bool = True
) -> int:
    """Words whose capitals begin at (left, top); the pixel after them. Raises TooWideError past `room`."""
    wide = headline_width(words, size)
    room = room or monitor.raster.width - left
    if left < 0 or wide > min(room, monitor.raster.width - left):
        raise TooWideError(f"{words!r} is {wide} pixels wide in capitals of {size} and has {room}")
    face = face_of(size)
    edge = RIM if rim else 0
    monitor.stamp(left - edge, top - capital_top(face) - edge, _set(_capitals(words, size), size, tones, rim))
    monitor.note(words, (left, top, wide, size))
    return left + wide


def headline_centred(
    monitor: Monitor, left: int, top: int, room: int, words: str, size: int, tones: Tones = GOLD
) -> None:
    """Words in the middle of `room` pixels."""
    headline(monitor, left + (room - headline_width(words, size)) // 2, top, words, size, tones, room)


def poster_width(words: str, size: int, times: int) -> int:
    """Pixels that enlarged capitals take, their rim and their shadow included."""
    return times * (headline_width(words, size) + 2 * RIM + SHADOW)


def poster(
    monitor: Monitor, left: int, top: int, room: int, words: str, size: int, times: int, tones: Tones = GOLD
) -> None:
    """Words in capitals `times` as large, in the middle of `room` pixels. Raises TooWideError past it."""
    wide = poster_width(words, size, times)
    if wide > room:
        raise TooWideError(f"{words!r} is {wide} pixels wide in capitals of {times} times {size} and has {room}")
    at = left + (room - wide) // 2
    above = times * (capital_top(face_of(size)) + RIM)
    monitor.stamp(at, top - above, _enlarged(_capitals(words, size), size, tones, times))
    monitor.note(words, (at, top, wide, times * size))


@lru_cache(32)
def _enlarged(words: str, size: int, tones: Tones, times: int) -> Sprite:
    return _set(words, size, tones, True).enlarged(times)


@lru_cache(512)
def broken(words: str, size: int, room: int) -> tuple[str, ...]:
    """Words in as few lines of at most `room` pixels as can be, and those as even as can be.

    Raises TooWideError for a word that is wider than that.
    """
    parts = words.split(" ")
    best: dict[int, tuple[int, int, tuple[str, ...]]] = {0: (0, 0, ())}
    for end in range(1, len(parts) + 1):
        for start in range(end):
            line = " ".join(parts[start:end])
            wide = headline_width(line, size)
            if wide <= room and start in best:
                count, uneven, lines = best[start]
                found = (count + 1, uneven + (room - wide) ** 2, (*lines, line))
                best[end] = min(best.get(end, found), found)
    if len(parts) not in best:
        raise TooWideError(f"a word of {words!r} is wider than {room} in capitals of {size}")
    return best[len(parts)][2]


def _capitals(words: str, size: int) -> str:
    return known(words.upper(), f"headline{size}")


def _air(face: Face) -> int:
    """Pixels of air after a letter."""
    shape = face.shapes["H"]
    return min((row & -row).bit_length() - 1 for row in shape.rows if row)


@lru_cache(256)
def _set(words: str, size: int, tones: Tones, rim: bool) -> Sprite:
    """The picture: the rim lies one pixel outside the letters, the shadow two right and below."""
    face = face_of(size)
    letters = face.line(words)
    middle = capital_top(face) + size * SPLIT // 100
    inks = [tones.upper if row < middle else tones.lower for row in range(face.height)]
    if not rim:
        return letters.dyed(inks)
    edged = letters.grown(RIM)
    wide, high = edged.width + SHADOW, len(edged.rows) + SHADOW
    ground = Bits(wide, (0,) * high).beside(edged, SHADOW, SHADOW).beside(edged, 0, 0)
    return letters.dyed(inks).over(ground.dyed((c.BLACK,)), RIM, RIM)
