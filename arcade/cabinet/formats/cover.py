"""A game's cover: the picture that stands for it on the wall and the shelf, kept as literal text.

``assets/covers/<slug>.txt`` has 48 lines of 64 letters, a letter a pixel: "kbrmgcyw" are black, blue, red, magenta,
green, cyan, yellow and white, capitals the bright ones. It keeps to the Spectrum's cells: in each square of 8 by 8
pixels there are at most two colours, both bright or neither; black goes with either.
"""

from functools import cache

from arcade.machine.data import data_path
from arcade.toolkit.picture.ink import LETTERS

WIDTH, HEIGHT, CELL = 64, 48, 8
COLOURS = {letter: colour for colour, letter in enumerate(LETTERS + LETTERS.upper()) if letter != "K"}
"""The number of each letter's colour on the Spectrum, 0 to 15; black is never bright."""


def read_cover(text: str) -> tuple[bytes, ...]:
    """The 48 rows of 64 colours, 0 to 15, that a cover's text shows; raises ValueError, saying why, if it is none."""
    lines = text.splitlines()
    if len(lines) != HEIGHT or any(len(line) != WIDTH for line in lines):
        raise ValueError(f"a cover has {HEIGHT} lines of {WIDTH} letters")
    wrong = sorted(set("".join(lines)) - COLOURS.keys())
    if wrong:
        raise ValueError(f"{wrong[0]!r} is no colour of a cover")
    for top in range(0, HEIGHT, CELL):
        for left in range(0, WIDTH, CELL):
            found = set("".join(line[left : left + CELL] for line in lines[top : top + CELL]))
            if len(found) > 2 or len({letter.isupper() for letter in found - {"k"}}) > 1:
                place = f"row {top // CELL}, column {left // CELL}"
                raise ValueError(f"the cell in {place} has the colours {''.join(sorted(found))}")
    return tuple(bytes(COLOURS[letter] for letter in line) for line in lines)


@cache
def cover(slug: str) -> tuple[bytes, ...]:
    """A game's cover, row by row; raises FileNotFoundError where there is none."""
    return read_cover(data_path(f"assets/covers/{slug}.txt").read_text(encoding="ascii"))
