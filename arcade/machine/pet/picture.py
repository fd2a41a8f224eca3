"""The PET's character generator: screen codes become dots."""

from functools import cache

from arcade.machine.essence import Essential
from arcade.machine.font import GLYPH_ROWS, Font, load_builtin
from arcade.machine.pet.charset import CODES, EXTENDED, EXTENSION, REVERSED, CharacterSet
from arcade.machine.pet.screen import COLUMNS, ROWS

BORDER = 32
"""Dark dots on each side of the 320x200 screen."""
WIDTH = 8 * COLUMNS + 2 * BORDER
HEIGHT = GLYPH_ROWS * ROWS + 2 * BORDER

PRIVATE_USE = {CharacterSet.GRAPHICS: 0xE000, CharacterSet.LETTERS: 0xE100}
"""Where the font keeps the 128 shapes of each set."""

_SIDE = bytes(BORDER)
_EDGE = bytes(WIDTH * BORDER)
_DOTS = [bytes(byte >> bit & 1 for bit in range(7, -1, -1)) for byte in range(256)]

Lines = list[list[bytes]]
"""For each of the eight lines of a cell, the eight dots of every screen code."""


def generator(font: Font, charset: CharacterSet) -> Lines:
    """The dots of a face that holds both sets."""
    glyphs = [_glyph(font, code, charset) for code in range(CODES)]
    return [[_DOTS[glyph[line]] for glyph in glyphs] for line in range(GLYPH_ROWS)]


@cache
def _own_generator(charset: CharacterSet) -> Lines:
    return generator(load_builtin("pet"), charset)


def _glyph(font: Font, code: int, charset: CharacterSet) -> bytes:
    index = code % REVERSED
    blank = bytes(GLYPH_ROWS)
    if code < EXTENDED:
        glyph = font[chr(PRIVATE_USE[charset] + index)]
    else:
        glyph = font.glyphs.get(EXTENSION[index], blank) if index < len(EXTENSION) else blank
    return bytes(byte ^ 0xFF for byte in glyph) if code & REVERSED else glyph


def holds_both_sets(font: Font) -> bool:
    """Whether a face has the 256 shapes at their private-use places."""
    return all(chr(base + index) in font for base in PRIVATE_USE.values() for index in range(REVERSED))


class Picture(Essential):
    """Draws screens, text rows that did not change since the last one from memory."""

    def __init__(self, font: Font | None = None) -> None:
        """A face that does not hold both sets is passed over for our own."""
        self._font = font
        if font is not None and holds_both_sets(font):
            self._generators = {charset: generator(font, charset) for charset in CharacterSet}
        else:
            self._generators = {charset: _own_generator(charset) for charset in CharacterSet}
        self._source: tuple[list[int], CharacterSet] | None = None
        """All that the last picture was made from."""
        self._rows = [b""] * ROWS
        self._whole = b""

    def essence(self) -> Font | None:
        return self._font

    @classmethod
    def from_essence(cls, essence: Font | None) -> "Picture":
        return cls(essence)

    def draw(self, codes: list[int], charset: CharacterSet) -> bytes:
        """The picture of 1,000 screen codes, border included, one byte a dot: 0 dark, 1 bright.

        The same object as long as nothing changes.
        """
        before, self._source = self._source, (codes, charset)
        if before == self._source:
            return self._whole
        shown = before[0] if before is not None and before[1] is charset else []
        lines = self._generators[charset]
        for row in range(ROWS):
            text = codes[row * COLUMNS : (row + 1) * COLUMNS]
            if text != shown[row * COLUMNS : (row + 1) * COLUMNS]:
                self._rows[row] = b"".join([_SIDE + b"".join([line[code] for code in text]) + _SIDE for line in lines])
        self._whole = b"".join([_EDGE, *self._rows, _EDGE])
        return self._whole
