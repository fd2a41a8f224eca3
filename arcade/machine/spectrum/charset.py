"""Which eight bytes a character is drawn with: letters of the font, block graphics, user-defined graphics."""

from collections.abc import Sequence

from arcade.machine.font import Font, spectrum_character

BLOCKS, FIRST_UDG = 128, 144
UDG_NAMES = "abcdefghijklmnopqrstu"

_ALIASES = {chr(code): spectrum_character(code) for code in (94, 96, 127)}
_T = chr(0xE000 + 163)
"""A Spectrum's user-defined graphic T, which it prints by code 163 and which stays that here."""
_POUND = chr(163)
"""The pound sign, which has that code in Unicode."""


def udg_character(name: str) -> str:
    """The character that prints the user-defined graphic "a" to "u": chr(144) to chr(164), but for "t" a private one.

    Raises ValueError for another name.
    """
    character = chr(FIRST_UDG + UDG_NAMES.index(udg_name(name)))
    return _T if character == _POUND else character


def udg_name(name: str) -> str:
    """The name in small letters of a user-defined graphic; ValueError for another name than a to u."""
    if len(name) != 1 or name.lower() not in UDG_NAMES:
        raise ValueError(f"user-defined graphics are named a to u, not {name!r}")
    return name.lower()


def block(code: int) -> bytes:
    """The pattern of block graphic 128 to 143: bit 0 top right, 1 top left, 2 bottom right, 3 bottom left."""
    halves = [(0x0F if code >> bit & 1 else 0) | (0xF0 if code >> bit & 2 else 0) for bit in (0, 2)]
    return bytes(halves[:1] * 4 + halves[1:] * 4)


def pattern(rows: bytes | Sequence[str]) -> bytes:
    """Eight bytes from eight bytes, or from eight texts of eight "#" (ink) and "." (paper); ValueError otherwise."""
    if isinstance(rows, bytes | bytearray):
        if len(rows) != 8:
            raise ValueError("a character cell has eight rows")
        return bytes(rows)
    if len(rows) != 8 or any(len(row) != 8 or set(row) - {"#", "."} for row in rows):
        raise ValueError("a character cell is eight rows of eight # or .")
    return bytes(int(row.replace("#", "1").replace(".", "0"), 2) for row in rows)


_UDG = {udg_character(name): name for name in UDG_NAMES}


class CharacterSet:
    """A font together with the user-defined graphics, which show the letters A to U until they are defined."""

    def __init__(self, font: Font) -> None:
        self.font = font
        self.udg: dict[str, bytes] = {}
        self._shapes: dict[str, bytes] = {chr(code): block(code) for code in range(BLOCKS, FIRST_UDG)}
        self._shapes |= font.glyphs
        for alias, character in _ALIASES.items():
            if alias not in font and character in font:
                self._shapes[alias] = font[character]
        for character, name in _UDG.items():
            if name.upper() in self._shapes:
                self._shapes[character] = self._shapes[name.upper()]

    def define(self, name: str, rows: bytes) -> None:
        """Give a user-defined graphic, by its small letter, eight bytes."""
        self.udg[name] = self._shapes[udg_character(name)] = rows

    def glyph(self, character: str) -> bytes:
        """The eight bytes of a printable character; ValueError for one the machine doesn't have."""
        return self.glyphs(character)[0]

    def glyphs(self, text: str) -> list[bytes]:
        """The eight bytes of each character of a text; ValueError for one the machine doesn't have."""
        shapes = self._shapes
        try:
            return [shapes[character] for character in text]
        except KeyError as error:
            raise ValueError(f"the Spectrum has no character {error.args[0]!r}") from None

    def has_letter(self, character: str) -> bool:
        """Whether a key types something: a character of the font, not a graphic."""
        return character in self.font

    def name(self, cell: bytes) -> str:
        """The character of the font that a cell shows, plain or inverse; "#" for anything else."""
        return self.font.names.get(cell, "#")

    def screen(self, cell: bytes) -> str:
        """SCREEN$: as `name`, but only codes 32 to 127, and an empty text for anything else."""
        character = self.font.names.get(cell, "")
        return character if character in _CODES else ""


_CODES = frozenset(spectrum_character(code) for code in range(32, 128))
