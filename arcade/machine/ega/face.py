"""The letters of the text screen: cells of 8 by 14, made from an 8x8 face by bolder uprights and taller rows."""

from arcade.machine.font import GLYPH_ROWS, Font

HEIGHT = 14
ROWS = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
"""Which of the eight rows each of the fourteen shows."""
FULL = 0xFF


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
            made = self._made[character] = _tall(self._font[character if character in self._font else "?"])
        return made


def _tall(rows: bytes) -> bytes:
    """Strokes two pixels wide; a picture that fills its cell to the edges stays as it is but for its height."""
    if any(row & 0x81 == 0x81 for row in rows) or len(rows) != GLYPH_ROWS:
        return bytes(rows[row] for row in ROWS)
    return bytes((rows[row] | rows[row] >> 1) & FULL for row in ROWS)
