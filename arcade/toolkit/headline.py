"""Words set as large as the screen allows, on one line or two."""

from collections.abc import Sequence

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.lettering import Shade, banner, big, fitting
from arcade.toolkit.shading import outlined
from arcade.toolkit.sprites import CELL

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
    pixels = max(big(line, scale).width for line in lines)
    left = (COLUMNS * CELL - pixels) // 2 // CELL
    return row, left, len(lines) * (scale + 1) - 1, COLUMNS - 2 * left


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
    for place, line in enumerate(lines):
        banner(machine, line, row + place * (scale + 1), None, scale, inks, paper, shade)
    return extent(words, row, most, width)
