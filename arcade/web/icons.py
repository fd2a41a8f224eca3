"""The arcade's icons for a browser's tab and a telephone's desktop, as PNG files."""

from arcade.cabinet.formats.png import Picture
from arcade.console.icon import COLOURS, SHAPE

GROUND = (88, 68, 170)
"""Behind the cabinet."""
ICONS = {"icon-192.png": (192, 10), "icon-512.png": (512, 20)}
"""Each file's side and the side of one of the drawing's points, in pixels.

A launcher may show no more of the large one than a circle of four fifths: the whole cabinet lies in it.
"""


def icons() -> dict[str, bytes]:
    """Every icon's file by name."""
    return {name: icon(side, point).png() for name, (side, point) in ICONS.items()}


def icon(side: int, point: int) -> Picture:
    """The cabinet in the middle of a square."""
    letters = list(COLOURS)
    palette = tuple((red, green, blue) if solid else GROUND for red, green, blue, solid in COLOURS.values())
    margin = (side - point * len(SHAPE)) // 2
    empty = letters.index(".")
    rows = [bytes([empty]) * side] * margin
    for line in SHAPE:
        row = b"".join(bytes([letters.index(letter)]) * point for letter in line)
        rows += [row.center(side, bytes([empty]))] * point
    rows += [bytes([empty]) * side] * margin
    return Picture(side, side, b"".join(rows), palette)
