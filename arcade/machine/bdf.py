"""Reading bitmap letters: Glyph Bitmap Distribution Format 2.1, as far as 8x8 letters and the house's faces need it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import lru_cache

LAST_CODE_POINT = 0x10FFFF
SURROGATES = range(0xD800, 0xE000)
"""Code points that are no characters."""
_SIDE = 256
"""Pixels that a box may have each way."""
_CODE = re.compile("-?[0-9]{1,7}")
_ROW = re.compile("[0-9A-Fa-f]{2,80}")
Box = tuple[int, int, int, int]
"""A glyph's width and height in pixels, and the offset of its lower left corner from the pen on the baseline."""


class Fault(StrEnum):
    """What is wrong with a font."""

    NUMBERS = auto()
    BOX = auto()
    ENCODING = auto()
    ROW = auto()
    GLYPH = auto()
    NO_GLYPHS = auto()
    NOT_FILLING = auto()
    TOO_LARGE = auto()
    TOO_HIGH = auto()
    NO_SET = auto()
    IMAGE_TOO_LARGE = auto()


class FontError(ValueError):
    """A font file that cannot be used."""

    def __init__(self, fault: Fault, line: int = 0, **values: object) -> None:
        """`line` counts from 1; 0 where the fault is in no line. A sentence about it names the `values`."""
        self.fault, self.line, self.values = fault, line, values
        known = {"line": line, **values} if line else values
        super().__init__(", ".join((fault, *(f"{name} {value}" for name, value in known.items()))))


@dataclass(frozen=True)
class Glyph:
    """A character's picture: ``rows`` from the top, each the `box`'s width in bits, the left pixel in the top one."""

    character: str
    advance: int
    """Pixels to the next letter."""
    box: Box
    rows: tuple[int, ...]


def glyphs(text: str) -> Iterator[Glyph]:
    """The glyphs of a file in its order; raises FontError with the line that is wrong.

    Glyphs without a character are left out. The format's own words are ASCII, so a comment in any encoding does no
    harm.
    """
    encoding: int | None = None
    seen: dict[str, int] = {}  # rows read before: a face has few that differ
    advance, box = 0, None
    rows: list[int] | None = None
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        if rows is not None and line in seen:
            rows.append(seen[line])
            continue
        keyword, _, rest = line.strip().partition(" ")
        try:
            if rows is not None and keyword not in ("ENDCHAR", ""):  # a box in the middle of its rows is none
                if box is None:
                    raise FontError(Fault.GLYPH)
                rows.append(_row(keyword, box[0]))
                seen[line] = rows[-1]
            elif keyword == "ENCODING":
                encoding = _code_point(rest)
            elif keyword == "DWIDTH":
                advance = _numbers(rest, 2)[0]
            elif keyword == "BBX":
                if (here := _box(rest)) != box:
                    box, seen = here, {}
            elif keyword == "BITMAP":
                rows = []
            elif keyword == "ENDCHAR":
                if rows is None or encoding is None or box is None or len(rows) != box[1]:
                    raise FontError(Fault.GLYPH)
                if encoding >= 0:
                    yield Glyph(chr(encoding), advance, box, tuple(rows))
                encoding, rows = None, None
        except FontError as error:
            raise FontError(error.fault, number, **error.values) from None


@lru_cache(64)
def _numbers(words: str, count: int) -> tuple[int, ...]:
    found = words.split()
    if len(found) != count or not all(_CODE.fullmatch(word) for word in found):
        raise FontError(Fault.NUMBERS, count=count)
    return tuple(map(int, found))


@lru_cache(64)
def _box(words: str) -> Box:
    """A glyph's box, of no pixels for a blank. Raises FontError."""
    width, height, left, below = _numbers(words, 4)
    if not (0 <= width <= _SIDE and 0 <= height <= _SIDE):
        raise FontError(Fault.BOX, most=_SIDE)
    return width, height, left, below


def _code_point(words: str) -> int:
    """The first number after ENCODING; negative for a glyph without one. Raises FontError."""
    first = words.split()[:1]
    if first and _CODE.fullmatch(first[0]):
        found = int(first[0])
        if found <= LAST_CODE_POINT and found not in SURROGATES:
            return found
    raise FontError(Fault.ENCODING)


def _row(word: str, width: int) -> int:
    """The pixels of a row of the box; digits beyond its width are passed over. Raises FontError."""
    digits = 2 * -(-width // 8)
    if len(word) < digits or not _ROW.fullmatch(word):
        raise FontError(Fault.ROW, width=width, digits=digits)
    return int(word[:digits] or "0", 16) >> 4 * digits - width
