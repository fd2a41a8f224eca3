"""Words set as large as the screen allows, on one line or two."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.lettering import Shade, banner, big, fitting, room_for_marks
from arcade.toolkit.letters.poster import ABOVE, BELOW
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL

Area = tuple[int, int, int, int]
"""Row, column, height and width in cells."""


def setting(words: str, most: int = 3, width: int = COLUMNS) -> tuple[list[str], int]:
    """The lines that words are set in, `width` columns at most, and their scale, `most` at most.

    There are two lines only where one would be smaller than scale 2.
    """
    lines = [words]
    if fitting(words, width) < 2 and " " in words:
        parts = words.split(" ")
        splits = [(" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts))]
        lines = list(min(splits, key=lambda halves: max(map(len, halves))))
    return lines, min(fitting(line, width, most) for line in lines)


def extent(words: str, row: int, most: int = 3, width: int = COLUMNS) -> Area:
    """The cells that a headline's letters take, marks and shadows left out."""
    lines, scale = setting(words, most, width)
    height = _tops(lines, scale)[-1] + scale
    pixels = max(big(line, scale).width for line in lines)
    left = (COLUMNS * CELL - pixels) // 2 // CELL
    return row, left, height, COLUMNS - 2 * left


def _tops(lines: list[str], scale: int) -> list[int]:
    """The cell rows of the lines' bodies, counted from the first: marks above and below get rows of their own."""
    tops = [0]
    for upper, lower in pairwise(lines):
        marks = any(one in BELOW for one in upper.upper()) + any(one in ABOVE for one in lower.upper())
        tops.append(tops[-1] + scale + max(marks * room_for_marks(scale), 1))
    return tops


def headline(
    machine: Spectrum,
    words: str,
    row: int,
    inks: str | Sequence[str] = "W",
    paper: str = "",
    shade: Shade | None = outlined,
    most: int = 3,
    width: int = COLUMNS,
) -> Area:
    """Write words centred, as large as fits `width` columns up to scale `most`; returns their extent.

    The letters' bodies begin at `row`; marks and shadows may reach one cell row beyond the extent, two at scales above
    two. Inks and paper are as in `banner`.
    """
    lines, scale = setting(words, most, width)
    for line, top in zip(lines, _tops(lines, scale), strict=True):
        banner(machine, line, row + top, None, scale, inks, paper, shade)
    return extent(words, row, most, width)
