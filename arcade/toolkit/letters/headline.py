"""Words set as large as the screen allows, on one line or two."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.lettering import LetterStyle, Shade, banner, big, fitting, room_for_marks
from arcade.toolkit.letters.poster import ABOVE, BELOW, poster
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.scale2x import stretched
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
    two. Inks and paper are as in `LetterStyle`.
    """
    lines, scale = setting(words, most, width)
    style = LetterStyle(inks if isinstance(inks, str) else tuple(inks), paper, shade)
    for line, top in zip(lines, _tops(lines, scale), strict=True):
        banner(machine, line, row + top, style, scale=scale)
    return extent(words, row, most, width)


def tall_words(
    machine: Spectrum, words: str, row: int, column: int, width: int, inks: str, lower: int = 0, paper: str = "k"
) -> None:
    """Words two rows high in the middle of so many columns, as broad as fits; an ink for each of the rows.

    They may stand some pixels lower, in one ink then.
    """
    picture = big(words, 2)
    if picture.width > CELL * width:
        tall = stretched(poster(words), 1, 2)
        picture = tall.cut(0, (tall.height - picture.height) // 2, tall.width, picture.height)
    whole = picture.cut((picture.width - CELL * width) // 2, 0, CELL * width, picture.height)
    draw(
        machine, whole.coloured((inks[0], inks[0], inks[-1], inks[-1]), paper), CELL * column, CELL * (row - 1) + lower
    )
