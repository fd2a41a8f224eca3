"""Bitmap letters: a font maps characters to eight bytes, one a pixel row, the left pixel in bit 7."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import ascii_uppercase

from arcade.machine.bdf import Fault, FontError, Glyph, glyphs
from arcade.machine.data import data_path

GLYPH_ROWS = 8
GLYPH_COLUMNS = 8
DESCENT = 1
"""Rows below the baseline where a file does not say."""
ASCII = frozenset(map(chr, range(33, 127)))
_DESCENT = re.compile(r"^FONT_DESCENT +(-?[0-9]{1,4})\s*$", re.MULTILINE)
ROM_LETTERS = 0x3D00
"""Address of the character set (codes 32 to 127) in a 16K Spectrum ROM image."""
ROM_IMAGE = 16_384
LETTERS_SIZE = 768
"""Bytes of a character set: 96 letters."""
MOST_IMAGE = 65_536
"""The largest image that is searched."""
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
        """This font with the letters 32 to 127 that `letters_in` finds in an image. Raises FontError."""
        letters = letters_in(image)
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


def letters_in(image: bytes) -> bytes:
    """The 768 bytes of a character set: all of them, those at the ROM's address, or such as look like one.

    Raises FontError. Elsewhere than where the ROM has its own, letters must be well drawn to be told from code; that
    they begin at a multiple of eight tells where a row of them is the first.
    """
    if len(image) > MOST_IMAGE:
        raise FontError(Fault.IMAGE_TOO_LARGE, most=MOST_IMAGE)
    if len(image) == LETTERS_SIZE and _are_letters(image):
        return image
    for bank in range(ROM_LETTERS, len(image), ROM_IMAGE):
        letters = image[bank : bank + LETTERS_SIZE]
        if _are_letters(letters) and (len(image) == ROM_IMAGE or _are_drawn(letters)):
            return letters
    for place in range(0, len(image) - LETTERS_SIZE + 1, GLYPH_ROWS):
        letters = image[place : place + LETTERS_SIZE]
        if _are_letters(letters) and _are_drawn(letters):
            return letters
    raise FontError(Fault.NO_SET, bytes=len(image))


_BLANK = bytes(GLYPH_ROWS)


def _cell(letters: bytes, character: str) -> bytes:
    place = GLYPH_ROWS * (ord(character) - 32)
    return letters[place : place + GLYPH_ROWS]


def _are_letters(letters: bytes) -> bool:
    """Whether the blank is blank, and A to Z are none and all different."""
    if len(letters) < LETTERS_SIZE or any(letters[:GLYPH_ROWS]):
        return False
    capitals = {_cell(letters, character) for character in ascii_uppercase}
    return len(capitals) == len(ascii_uppercase) and _BLANK not in capitals


def _are_drawn(letters: bytes) -> bool:
    """Whether small signs are where they belong: the full stop below, the apostrophe above, the hyphen between.

    And capitals have a row or column at one side that hardly any of them touches.
    """
    stop, apostrophe, hyphen = (_cell(letters, sign) for sign in ".'-")
    if any(stop[:4]) or any(apostrophe[5:]) or any(hyphen[:2]) or hyphen[7] or _BLANK in (stop, apostrophe, hyphen):
        return False
    capitals = [_cell(letters, character) for character in ascii_uppercase]
    sides = [
        sum(bool(one[0]) for one in capitals),
        sum(bool(one[-1]) for one in capitals),
        sum(any(row & 0x80 for row in one) for one in capitals),
        sum(any(row & 1 for row in one) for one in capitals),
    ]
    return min(sides) <= 2


def parse_bdf(text: str, name: str = "") -> Font:
    """Read a Glyph Bitmap Distribution Format 2.1 file whose letters fit cells of 8x8; raises FontError.

    Boxes are placed in the cell by their offsets and by the font's descent; a box that would leave it is moved to its
    edge. Other characters than those of ASCII are left out where they are larger.
    """
    found = list(glyphs(text))
    if not found:
        raise FontError(Fault.NO_GLYPHS)
    letters = [glyph for glyph in found if glyph.character in ASCII] or found
    for glyph in letters:
        if not _fits(glyph):
            width, height = glyph.box[:2]
            raise FontError(Fault.TOO_LARGE, character=repr(glyph.character), width=width, height=height)
    descent = _descent(text, letters)
    return Font(name, {glyph.character: _placed(glyph, descent) for glyph in found if _fits(glyph)})


def _fits(glyph: Glyph) -> bool:
    return glyph.box[0] <= GLYPH_COLUMNS and glyph.box[1] <= GLYPH_ROWS


def _descent(text: str, letters: Sequence[Glyph]) -> int:
    """How many rows of a cell are below the baseline: as many as the file says, if all letters fit so."""
    inked = [glyph.box for glyph in letters if any(glyph.rows)]
    top = max((height + below for _, height, _, below in inked), default=0)
    bottom = min((below for _, _, _, below in inked), default=0)
    if top - bottom > GLYPH_ROWS:
        raise FontError(Fault.TOO_HIGH, top=top, below=-bottom)
    said = _DESCENT.search(text)
    return min(max(int(said[1]) if said else DESCENT, -bottom), GLYPH_ROWS - top)


def _placed(glyph: Glyph, descent: int) -> bytes:
    """The eight rows of a glyph's cell."""
    width, height, left, below = glyph.box
    above = min(max(GLYPH_ROWS - descent - below - height, 0), GLYPH_ROWS - height)
    right = GLYPH_COLUMNS - width - min(max(left, 0), GLYPH_COLUMNS - width)
    return bytes(above) + bytes(row << right for row in glyph.rows) + bytes(GLYPH_ROWS - above - height)


def load_font(path: Path) -> Font:
    """Read a BDF file from disk."""
    return parse_bdf(path.read_text(encoding="latin-1"), path.name)


@cache
def load_builtin(name: str) -> Font:
    """One of the arcade's own faces: ``spectrum`` or ``pet``."""
    return load_font(data_path(f"fonts/{name}.bdf"))
