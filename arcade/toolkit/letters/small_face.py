"""A small face, four pixels a letter: sixty-four columns for notes, tables and programs."""

from functools import cache

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.sprites import Sprite

ADVANCE = 4
"""Pixels from a letter to the next."""
SMALL_COLUMNS = 64
_STRIPS = (
    ("ABCDEFGHIJKLMNOP", ART.rows("small a-p")),
    ("QRSTUVWXYZabcdef", ART.rows("small q-f")),
    ("ghijklmnopqrstuv", ART.rows("small g-v")),
    ("wxyz0123456789.,", ART.rows("small w-full stop")),
    (":;!?'\"()[]{}<>=+", ART.rows("small colon-equals")),
    ("-*/%_|&^~#@$\\", ART.rows("small minus-backslash")),
)
"""Signs, and their seven rows of pixels, four columns to a sign."""


@cache
def _glyphs() -> dict[str, tuple[int, ...]]:
    glyphs: dict[str, tuple[int, ...]] = {" ": (0,) * 8}
    for signs, rows in _STRIPS:
        for place, sign in enumerate(signs):
            cells = [row[ADVANCE * place :][:3] for row in rows]
            glyphs[sign] = (*(sum(8 >> x for x in range(3) if cell[x] == "#") for cell in cells), 0)
    return glyphs


def small(words: str) -> Sprite:
    """Words in the small face, eight pixels high; what it has no sign for becomes a question mark."""
    glyphs = _glyphs()
    rows = [0] * 8
    for letter in words:
        glyph = glyphs.get(letter, glyphs["?"])
        rows = [row << ADVANCE | bits for row, bits in zip(rows, glyph, strict=True)]
    return Sprite(max(ADVANCE * len(words), 1), tuple(rows), tuple(rows))


def write_small(machine: Spectrum, row: int, column: int, words: str, colours: int) -> None:
    """Print words in the small face from a cell on, up to the row's end, on cleared cells."""
    room = SMALL_COLUMNS - 2 * column
    words = words[:room]
    words += " " * (len(words) % 2)
    if words:
        picture = small(words)
        machine.stamp(8 * column, 8 * row, picture.ink, picture.width)
        colour_cells(machine, row, column, 1, len(words) // 2, colours)
