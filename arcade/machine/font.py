"""Bitmap letters: a font maps characters to eight bytes, one a pixel row, the left pixel in bit 7."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from arcade.machine.bdf import Box, FontError, glyphs
from arcade.machine.data import data_path

GLYPH_ROWS = 8
CELL: Box = (8, 8, 0, -1)
"""A glyph's width, height and offsets in the file: all cells alike, the lowest row below the baseline."""
ROM_LETTERS = 0x3D00
"""Address of the character set (codes 32 to 127) in a 16K Spectrum ROM image."""
ROM_IMAGE = 16_384
_INVERSE = bytes(range(255, -1, -1))
"""For each row of eight pixels the row with ink and paper exchanged."""


@dataclass(frozen=True)
class Font:
    """An 8x8 face. ``glyphs`` maps one character to its eight row bytes."""

    name: str
    glyphs: dict[str, bytes]

    def __getitem__(self, character: str) -> bytes:
        return self.glyphs[character]

    def __contains__(self, character: object) -> bool:
        return character in self.glyphs

    @cached_property
    def names(self) -> dict[bytes, str]:
        """By the eight bytes of a cell the character that it shows: plain before inverse, ASCII before all others."""
        ascii_first = [spectrum_character(code) for code in range(32, 128)]
        known = [one for one in ascii_first if one in self] + sorted(set(self.glyphs) - set(ascii_first))
        found: dict[bytes, str] = {}
        for character in known:
            found.setdefault(self[character], character)
        for character in known:
            found.setdefault(self[character].translate(_INVERSE), character)
        return found

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


def bold(font: Font) -> Font:
    """Every stroke a pixel wider; pictures that fill their cell to both edges stay as they are."""
    return Font("bold", {sign: bytes(map(_wider, rows)) for sign, rows in font.glyphs.items()})


def _wider(row: int) -> int:
    return row if row & 0x81 == 0x81 else row | row >> 1


def sturdy(font: Font) -> Font:
    """The font with uprights of two pixels at least: itself, or made bold where its I is a line as the ROM's."""
    thin = any(row and row & row - 1 == 0 for row in font.glyphs.get("I", b""))
    return bold(font) if thin else font


def spectrum_character(code: int) -> str:
    """The character a Spectrum code from 32 to 127 stands for: ASCII but for the arrow, pound and copyright signs."""
    return {94: "↑", 96: "£", 127: "©"}.get(code, chr(code))


def parse_bdf(text: str, name: str = "") -> Font:
    """Read a Glyph Bitmap Distribution Format 2.1 file with 8x8 cells; raises FontError with the line that is wrong."""
    found = {glyph.character: bytes(glyph.rows) for glyph in glyphs(text, name, CELL)}
    if not found:
        raise FontError(f"the font {name or 'file'} holds no glyphs")
    return Font(name, found)


def load_font(path: Path) -> Font:
    """Read a BDF file from disk."""
    return parse_bdf(path.read_text(encoding="latin-1"), path.name)


@cache
def load_builtin(name: str) -> Font:
    """One of the arcade's own faces: ``spectrum`` or ``pet``."""
    return load_font(data_path(f"fonts/{name}.bdf"))
