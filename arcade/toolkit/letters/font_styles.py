"""Second sets of letters made from the machine's own: bold, italic, and letters that melt into their neighbours."""

from arcade.machine.font import Font, spectrum_character
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.sprites import Sprite

_CHARACTERS = tuple(map(spectrum_character, range(32, 128)))
_PLACES = {character: 8 * number for number, character in enumerate(_CHARACTERS)}
"""Where the character set has the first byte of each letter."""
SLANT = (1, 1, 1, 0, 0, 0, -1, -1)
"""How far each row of an italic letter leans to the right, in pixels."""


def italic(font: Font) -> Font:
    """Letters that lean to the right."""

    def lean(row: int, by: int) -> int:
        return row >> 1 if by > 0 else row << 1 & 0xFF if by < 0 else row

    leaning = {sign: bytes(map(lean, rows, SLANT)) for sign, rows in font.glyphs.items()}
    return Font("italic", leaning)


def write_in(machine: Spectrum, font: Font, row: int, column: int, words: str, colours: int) -> None:
    """Print words in another set of letters, whatever the machine's own is; they end at the row's end."""
    for place, letter in enumerate(words[: 32 - column], column):
        machine.cell(row, place, font[letter], colours)


def tall(font: Font, words: str, down: int = 8, across: int = 1) -> Sprite:
    """Words stretched, each pixel `down` high and `across` wide, with all their corners: the printer buffer's trick."""
    rows = [int.from_bytes(bytes(font[letter][y] for letter in words)) for y in range(8)]
    return Sprite(8 * len(words), tuple(rows), tuple(rows)).enlarged(across, down)


def melted(font: Font, words: str, offset: int) -> tuple[bytes, ...]:
    """The cells of words whose letters are looked for `offset` bytes too far on in the character set.

    Multiples of eight give other letters, what lies between pieces of two. Raises KeyError for a letter that has no
    code from 32 to 127.
    """
    store = b"".join(map(font.__getitem__, _CHARACTERS))
    starts = [(_PLACES[letter] + offset) % len(store) for letter in words]
    store += store[:8]  # the last letter melts into the first
    return tuple([store[start : start + 8] for start in starts])
