"""Words in the house's text face: lines, paragraphs, columns; what does not fit is an error and never cut."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from arcade.machine.monitor import Monitor, TooWideError
from arcade.machine.monitor.face import load_face
from arcade.machine.signs import fitting

TEXT = "text12"
LINE = 12
"""Pixels from line to line in lists."""
AIRY = 14
"""Pixels from line to line in sentences."""
CAPITALS = 8
"""Height of a capital."""
MORE = "…"


def known(words: str, face: str = TEXT) -> str:
    """Words with another sign for each that a face lacks: names of files, devices and cabinets are anybody's.

    A letter loses its accents; for what then is still lacking stands a question mark.
    """
    lacking = load_face(face).lacks(words)
    return "".join(_plain(sign, face) if sign in lacking else sign for sign in words) if lacking else words


def _plain(sign: str, face: str) -> str:
    return fitting(sign, load_face(face).shapes.__contains__) or "?"


@lru_cache(4096)
def width(words: str, face: str = TEXT) -> int:
    """Pixels that a line takes."""
    return load_face(face).width(known(words, face))


@lru_cache(1024)
def wrapped(words: str, room: int, face: str = TEXT) -> tuple[str, ...]:
    """Words broken at blanks into lines of at most `room` pixels; new lines stay.

    Raises TooWideError for a word that is wider than that.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width(longer, face) > room and line:
                lines.append(line)
                longer = word
            if width(longer, face) > room:
                raise TooWideError(f"{word!r} is {width(word, face)} pixels wide and has {room}")
            line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(256)
def evened(words: str, room: int) -> str:
    """Words broken into as few lines as `wrapped` makes, and those as even as can be. Raises TooWideError."""
    lines = wrapped(words, room)
    while True:
        try:
            narrower = wrapped(words, max(map(width, lines)) - 1)
        except TooWideError:
            break
        if len(narrower) > len(lines):
            break
        lines = narrower
    return "\n".join(lines)


def folded(words: str, room: int, face: str = TEXT) -> tuple[str, ...]:
    """Words as `wrapped` does; what comes from outside, such as a path, is broken anywhere where it must be."""
    paragraphs = (
        " ".join(piece for word in paragraph.split(" ") for piece in _pieces(word, room, face))
        for paragraph in words.split("\n")
    )
    return wrapped("\n".join(paragraphs), room, face)


def _pieces(word: str, room: int, face: str) -> Iterator[str]:
    piece = ""
    for sign in word if width(word, face) > room else ():
        if piece and width(piece + sign, face) > room:
            yield piece
            piece = ""
        piece += sign
    yield piece or word


def shortened(words: str, room: int, face: str = TEXT) -> str:
    """What comes from outside, such as a file's name, with dots for what does not fit."""
    words = known(words, face)
    if width(words, face) <= room:
        return words
    while words and width(words + MORE, face) > room:
        words = words[:-1].rstrip()
    return words + MORE


def put(monitor: Monitor, left: int, top: int, words: str, ink: int, room: int = 0) -> int:
    """A line whose capitals begin at `top`; the pixel after it. Raises TooWideError when it takes more than `room`."""
    return left + monitor.text(left, top, words, ink, room)


def put_right(monitor: Monitor, right: int, top: int, words: str, ink: int, room: int = 0) -> int:
    """A line that ends at `right`; the pixel where it begins."""
    left = right - width(words) + 1  # the air after the last letter stays outside
    monitor.text(left, top, words, ink, room)
    return left


def put_centred(monitor: Monitor, left: int, top: int, room: int, words: str, ink: int) -> int:
    """A line in the middle of `room` pixels; the pixel where it begins."""
    found = left + (room - width(words) + 1) // 2
    monitor.text(found, top, words, ink, room)
    return found


def put_lines(
    monitor: Monitor,
    left: int,
    top: int,
    words: str,
    ink: int,
    room: int,
    rows: int = 0,
    step: int = AIRY,
    centred: bool = False,
) -> int:
    """A paragraph of at most `rows` lines (0: any); the top of the line that would follow.

    Raises TooWideError where it needs more of them.
    """
    lines = wrapped(words, room)
    if rows and len(lines) > rows:
        raise TooWideError(f"{words!r} takes {len(lines)} lines of {room} pixels and has {rows}")
    for line in lines:
        if centred:
            put_centred(monitor, left, top, room, line, ink)
        else:
            put(monitor, left, top, line, ink)
        top += step
    return top


def put_runs(monitor: Monitor, left: int, top: int, runs: Sequence[tuple[str, int]], room: int = 0) -> int:
    """Words of several colours in one line; the pixel after the last. Raises TooWideError past `room`."""
    at = left
    for words, ink in runs:
        at = put(monitor, at, top, words, ink, left + room - at if room else 0)
    return at
