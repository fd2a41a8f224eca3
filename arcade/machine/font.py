"""Bitmap letters: a font maps characters to eight bytes, one a pixel row, the left pixel in bit 7."""

import re
from dataclasses import dataclass
from pathlib import Path

from arcade.machine.data import data_path

GLYPH_ROWS = 8
CELL = ["8", "8", "0", "-1"]
"""A glyph's width, height and offsets in the file: all cells alike, the lowest row below the baseline."""
ROM_LETTERS = 0x3D00
"""Address of the character set (codes 32 to 127) in a 16K Spectrum ROM image."""
ROM_IMAGE = 16_384
LAST_CODE_POINT = 0x10FFFF
SURROGATES = range(0xD800, 0xE000)
"""Code points that are no characters."""
_CODE = re.compile("-?[0-9]{1,7}")
_ROW = re.compile("[0-9A-Fa-f]{2}")
_LINE_ENDS = re.compile("\r\n|\r|\n")


class FontError(ValueError):
    """A font file that cannot be used; the message says why in one sentence."""


@dataclass(frozen=True)
class Font:
    """An 8x8 face. ``glyphs`` maps one character to its eight row bytes."""

    name: str
    glyphs: dict[str, bytes]

    def __getitem__(self, character: str) -> bytes:
        return self.glyphs[character]

    def __contains__(self, character: object) -> bool:
        return character in self.glyphs

    def over(self, other: "Font") -> "Font":
        """This font with the characters that it lacks from another."""
        return Font(self.name, other.glyphs | self.glyphs)

    def with_rom_letters(self, image: bytes) -> "Font":
        """This font with the letters 32 to 127 of a 16K Spectrum ROM image, or of 768 bytes of letters."""
        if len(image) == 768:
            letters = image
        elif len(image) == ROM_IMAGE:
            letters = image[ROM_LETTERS : ROM_LETTERS + 768]
        else:
            raise FontError("a ROM image of 16,384 bytes or a character set of 768 bytes is needed")
        glyphs = dict(self.glyphs)
        for index in range(96):
            glyphs[spectrum_character(32 + index)] = letters[8 * index : 8 * index + 8]
        return Font("ROM", glyphs)


def spectrum_character(code: int) -> str:
    """The character a Spectrum code from 32 to 127 stands for: ASCII but for the arrow, pound and copyright signs."""
    return {94: "↑", 96: "£", 127: "©"}.get(code, chr(code))


def parse_bdf(text: str, name: str = "") -> Font:
    """Read a Glyph Bitmap Distribution Format 2.1 file with 8x8 cells; raises FontError with the line that is wrong.

    The format's own words are ASCII, so a comment in any encoding does no harm.
    """
    glyphs: dict[str, bytes] = {}
    encoding: int | None = None
    rows: list[int] | None = None
    for number, line in enumerate(_LINE_ENDS.split(text), 1):
        keyword, _, rest = line.strip().partition(" ")
        try:
            if keyword == "ENCODING":
                encoding = _code_point(rest)
            elif keyword == "BBX" and rest.split() != CELL:
                raise ValueError("glyphs must fill cells of 8x8 pixels")
            elif keyword == "BITMAP":
                rows = []
            elif keyword == "ENDCHAR":
                if rows is None or encoding is None or len(rows) != GLYPH_ROWS:
                    raise ValueError("a glyph needs an encoding and eight rows")
                if encoding >= 0:
                    glyphs[chr(encoding)] = bytes(rows)
                encoding, rows = None, None
            elif rows is not None:
                rows.append(_row(keyword))
        except ValueError as error:
            raise FontError(f"line {number} of the font {name or 'file'} is wrong: {error}") from None
    if not glyphs:
        raise FontError(f"the font {name or 'file'} holds no glyphs")
    return Font(name, glyphs)


def _code_point(words: str) -> int:
    """The first number after ENCODING; negative for a glyph without one. Raises ValueError."""
    first = words.split()[:1]
    if first and _CODE.fullmatch(first[0]):
        found = int(first[0])
        if found <= LAST_CODE_POINT and found not in SURROGATES:
            return found
    raise ValueError("ENCODING must be the number of a character")


def _row(word: str) -> int:
    """The eight pixels of a row. Raises ValueError."""
    if not _ROW.fullmatch(word):
        raise ValueError("a row of eight pixels must be two hexadecimal digits")
    return int(word, 16)


def load_font(path: Path) -> Font:
    """Read a BDF file from disk."""
    return parse_bdf(path.read_text(encoding="latin-1"), path.name)


def load_builtin(name: str) -> Font:
    """One of the arcade's own faces: ``spectrum`` or ``pet``."""
    return load_font(data_path(f"fonts/{name}.bdf"))
