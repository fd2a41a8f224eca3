"""The letters of the text screen: cells of 8 by 14, made from an 8x8 face by taller rows.

Rows of uprights are doubled and rows of bars are not, since a pixel of this screen is taller than wide. Letters with
marks are put together anew, since in eight rows the mark takes its room from the letter.
"""

from arcade.machine.font import GLYPH_ROWS, Font, sturdy

HEIGHT = 14
NONE = GLYPH_ROWS
"""The row after the eight of a glyph, which is blank."""
FILLING = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
"""Which of the eight rows each of the fourteen shows, in pictures that fill their cell."""
STANDING = (NONE, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7)
"""In capitals, digits and most signs."""
HIGH_BAR = (NONE, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7)
LOW_BAR = (NONE, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 7)
SMALL = (NONE, 0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7)
HANGING = (NONE, 0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7)
"""In letters with a tail, whose lowest bar is a row higher."""
FLAT = (*[NONE] * 3, *range(GLYPH_ROWS), *[NONE] * 3)
"""In arrows to both sides, which are too high when they are made taller."""
BUILT = (
    {"=": SMALL, "5": HIGH_BAR}
    | dict.fromkeys("A4", LOW_BAR)
    | dict.fromkeys("gjpqy", HANGING)
    | dict.fromkeys("←→", FLAT)
)
BREVE, ROOF, COMMA = bytes((0x66, 0x3C)), bytes((0x18, 0x66)), bytes((0x18, 0x30))
UNDER = (0, 1, 1, 2, 3, 4, 5, 5, 6)
"""The rows of capitals under a mark."""
OVER = (0, 1, 1, 2, 3, 4, 4, 5, 5, 6)
"""The rows of capitals over a comma."""
SMALL_UNDER, SMALL_OVER = SMALL[5:12], SMALL[3:12]
MARKED = {
    "ă": ("a", BREVE, SMALL_UNDER),
    "Ă": ("A", BREVE, UNDER),
    "â": ("a", ROOF, SMALL_UNDER),
    "Â": ("A", ROOF, UNDER),
    "î": ("i", ROOF, SMALL_UNDER),
    "Î": ("I", ROOF, UNDER),
    "ș": ("s", COMMA, SMALL_OVER),
    "Ș": ("S", COMMA, OVER),
    "ț": ("t", COMMA, SMALL_OVER),
    "Ț": ("T", COMMA, OVER),
}
"""Letters with a mark: the letter without it, the mark, the letter's rows."""
FOOT = 2
"""Rows below the line on which letters stand."""


class Face:
    """Fourteen row bytes for each character of a font."""

    def __init__(self, font: Font) -> None:
        self._font = sturdy(font)
        self._made: dict[str, bytes] = {}

    def __contains__(self, character: str) -> bool:
        return character in self._font

    def __getitem__(self, character: str) -> bytes:
        """The rows of a character; what the font lacks is a question mark."""
        made = self._made.get(character)
        if made is None:
            known = character if character in self._font else "?"
            made = self._made[character] = self._marked(known) if known in MARKED else self._tall(known)
        return made

    def _marked(self, character: str) -> bytes:
        """A letter with its mark above or below it, a clear row between them."""
        letter, mark, rows = MARKED[character]
        body = bytes(self._font[letter][row] for row in rows)
        if mark is COMMA:
            return (body + bytes(1) + mark).rjust(HEIGHT, b"\0")
        return (mark + bytes(1) + body + bytes(FOOT)).rjust(HEIGHT, b"\0")

    def _tall(self, character: str) -> bytes:
        glyph = self._font[character] + b"\0"
        if any(row & 0x81 == 0x81 for row in glyph):
            rows = FILLING
        else:
            rows = BUILT.get(character, SMALL if character.islower() else STANDING)
        return bytes(glyph[row] for row in rows)
