"""The letters of the text screen: cells of 8 by 14, made from an 8x8 face by bolder uprights and taller rows.

Letters with marks are put together anew, since in eight rows the mark takes its room from the letter.
"""

from arcade.machine.font import GLYPH_ROWS, Font

HEIGHT = 14
ROWS = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
"""Which of the eight rows each of the fourteen shows."""
SMALL, SMALL_RAISED = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6), (2, 2, 3, 3, 4, 5, 5, 6, 6)
CAPITAL = (1, 1, 2, 2, 3, 4, 4, 5, 5, 6)
"""The rows of letters under a mark; small ones over a comma are a row lower."""
BREVE, ROOF, COMMA = bytes((0x66, 0x3C)), bytes((0x18, 0x66)), bytes((0x18, 0x30))
MARKED = {
    "ă": ("a", BREVE),
    "Ă": ("A", BREVE),
    "â": ("a", ROOF),
    "Â": ("A", ROOF),
    "î": ("i", ROOF),
    "Î": ("I", ROOF),
    "ș": ("s", COMMA),
    "Ș": ("S", COMMA),
    "ț": ("t", COMMA),
    "Ț": ("T", COMMA),
}


class Face:
    """Fourteen row bytes for each character of a font."""

    def __init__(self, font: Font) -> None:
        self._font = font
        self._made: dict[str, bytes] = {}

    def __contains__(self, character: str) -> bool:
        return character in self._font

    def __getitem__(self, character: str) -> bytes:
        """The rows of a character; what the font lacks is a question mark."""
        made = self._made.get(character)
        if made is None:
            known = character if character in self._font else "?"
            made = self._made[character] = self._marked(known) if known in MARKED else _tall(self._font[known])
        return made

    def _marked(self, character: str) -> bytes:
        """A letter with its mark above or below it."""
        letter, mark = MARKED[character]
        rows = _bold(self._font[letter])
        if letter == "t":
            body = bytes(rows[row] for row in (1, *SMALL_RAISED))
        elif letter.islower():
            body = bytes(rows[row] for row in (SMALL_RAISED if mark is COMMA else SMALL))
        else:
            body = bytes(rows[row] for row in CAPITAL)
        if mark is COMMA:
            return (body + bytes(letter.isupper()) + mark).rjust(HEIGHT, b"\0")
        return (mark + bytes(1) + body).ljust(HEIGHT, b"\0")


def _bold(rows: bytes) -> bytes:
    return bytes(row | row >> 1 for row in rows)


def _tall(rows: bytes) -> bytes:
    """Strokes two pixels wide; a picture that fills its cell to the edges stays as it is but for its height."""
    if any(row & 0x81 == 0x81 for row in rows) or len(rows) != GLYPH_ROWS:
        return bytes(rows[row] for row in ROWS)
    bold = _bold(rows)
    return bytes(bold[row] for row in ROWS)
