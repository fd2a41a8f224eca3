"""Reading bitmap letters: Glyph Bitmap Distribution Format 2.1, as far as faces of the arcade's kinds need it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

LAST_CODE_POINT = 0x10FFFF
SURROGATES = range(0xD800, 0xE000)
"""Code points that are no characters."""
_CODE = re.compile("-?[0-9]{1,7}")
_ROW = re.compile("[0-9A-Fa-f]{2,8}")
Box = tuple[int, int, int, int]
"""A glyph's width and height in pixels, and the offset of its lower left corner from the pen on the baseline."""


class FontError(ValueError):
    """A font file that cannot be used; the message says why in one sentence."""


@dataclass(frozen=True)
class Glyph:
    """A character's picture: ``rows`` from the top, each the `box`'s width in bits, the left pixel in the top one."""

    character: str
    advance: int
    """Pixels to the next letter."""
    box: Box
    rows: tuple[int, ...]


def glyphs(text: str, name: str = "", cell: Box | None = None) -> Iterator[Glyph]:
    """The glyphs of a file in its order; raises FontError with the line that is wrong.

    With `cell` every box must be that one. Glyphs without a character are left out. The format's own words are ASCII,
    so a comment in any encoding does no harm.
    """
    encoding: int | None = None
    seen: dict[str, int] = {}  # rows read before: a face has few that differ
    advance, box = cell[0] if cell else 0, cell
    rows: list[int] | None = None
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        if rows is not None and line in seen:
            rows.append(seen[line])
            continue
        keyword, _, rest = line.strip().partition(" ")
        try:
            if keyword == "ENCODING":
                encoding = _code_point(rest)
            elif keyword == "DWIDTH":
                advance = _numbers(rest, 2)[0]
            elif keyword == "BBX":
                if (here := _box(rest, cell)) != box:
                    box, seen = here, {}
            elif keyword == "BITMAP":
                rows = []
            elif keyword == "ENDCHAR":
                if rows is None or encoding is None or box is None or len(rows) != box[1]:
                    raise ValueError(f"a glyph needs an encoding and {_height(box)} rows")
                if encoding >= 0:
                    yield Glyph(chr(encoding), advance, box, tuple(rows))
                encoding, rows = None, None
            elif rows is not None and box is not None:
                rows.append(_row(keyword, box[0]))
                seen[line] = rows[-1]
        except ValueError as error:
            raise FontError(f"line {number} of the font {name or 'file'} is wrong: {error}") from None


def _height(box: Box | None) -> str:
    if box is None:
        return "its"
    return {8: "eight"}.get(box[1], str(box[1]))


@lru_cache(64)
def _numbers(words: str, count: int) -> tuple[int, ...]:
    found = words.split()
    if len(found) != count or not all(_CODE.fullmatch(word) for word in found):
        raise ValueError(f"{count} numbers are wanted")
    return tuple(map(int, found))


@lru_cache(64)
def _box(words: str, cell: Box | None) -> Box:
    """A glyph's box. Raises ValueError where it is not the one that all must have."""
    if cell is not None and words.split() != [str(size) for size in cell]:
        raise ValueError(f"glyphs must fill cells of {cell[0]}x{cell[1]} pixels")
    width, height, left, below = _numbers(words, 4)
    if not (0 < width <= 32 and 0 < height <= 64):
        raise ValueError("a glyph may be 32 pixels wide and 64 high")
    return width, height, left, below


def _code_point(words: str) -> int:
    """The first number after ENCODING; negative for a glyph without one. Raises ValueError."""
    first = words.split()[:1]
    if first and _CODE.fullmatch(first[0]):
        found = int(first[0])
        if found <= LAST_CODE_POINT and found not in SURROGATES:
            return found
    raise ValueError("ENCODING must be the number of a character")


def _row(word: str, width: int) -> int:
    """The pixels of a row of the box. Raises ValueError."""
    digits = 2 * -(-width // 8)
    if len(word) != digits or not _ROW.fullmatch(word):
        of = "eight" if width == 8 else str(width)
        raise ValueError(f"a row of {of} pixels must be {'two' if digits == 2 else digits} hexadecimal digits")
    return int(word, 16) >> 4 * digits - width
