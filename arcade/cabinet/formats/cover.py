"""A game's cover: the picture that stands for it on the wall and the shelf, kept as literal text.

``assets/covers/<slug>.txt`` has 48 lines of 64 letters, a letter a pixel: "kbrmgcyw" are black, blue, red, magenta,
green, cyan, yellow and white, capitals the bright ones. It keeps to the Spectrum's cells: in each square of 8 by 8
pixels there are at most two colours, both bright or neither; black goes with either.
"""

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Lid:
    """An eye's lid on a cover: its corner and size in pixels, its colour, and that of the line below it."""

    left: int
    top: int
    width: int
    height: int
    colour: int
    line: int


def read_lids(text: str) -> dict[str, tuple[Lid, ...]]:
    """The lids of each cover that has eyes, a line for each: slug, left, top, width, height, two colour letters.

    Raises ValueError with the number of a line that is none.
    """
    found: dict[str, tuple[Lid, ...]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            slug, *sizes, letters = line.split()
            left, top, width, height = map(int, sizes)
            colour, below = tuple(letters)
            lid = Lid(left, top, width, height, COLOURS[colour], COLOURS[below])
        except (KeyError, ValueError):
            raise ValueError(f"line {number} is no lid: {line!r}") from None
        if not (0 <= lid.left <= WIDTH - lid.width and 0 <= lid.top <= HEIGHT - lid.height and lid.height > 1):
            raise ValueError(f"the lid in line {number} leaves its cover")
        found[slug] = (*found.get(slug, ()), lid)
    return found


@cache
def lids() -> dict[str, tuple[Lid, ...]]:
    """The lids of the covers with eyes, by slug."""
    return read_lids(data_path("assets/covers/eyes.txt").read_text(encoding="ascii"))
