"""Big lettering on the screen: banners in the poster face or the machine's own letters, coloured row by row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from arcade.machine.font import Font
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import spread
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly, stretched
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

Shade = Callable[[Sprite], Sprite]
"""What makes lettering plastic: outlined, shadowed, extruded ... of `shading`, or several in turn."""


def letters(font: Font, words: str, across: int = 2, down: int = 2) -> Sprite:
    """Words in the machine's own letters enlarged, diagonals smoothed."""
    return stretched(beside(*(from_bytes(font[character]) for character in words)), across, down)


def figures(font: Font, number: str, across: int = 2, down: int = 2) -> Sprite:
    """A number in the machine's own letters enlarged; its zero has no stroke, which would make it an eight."""
    return letters(font, number.replace("0", "O"), across, down)


@lru_cache(512)
def big(words: str, scale: int = 2, gap: int = 1, boxed: bool = False) -> Sprite:
    """Words in the poster face, `scale` cells high, with whole cells above and below for the marks of letters.

    `boxed` letters are `scale` cells wide each, so that every letter can have colours of its own.
    """
    picture = smoothly(poster(words, gap, BODY if boxed else 0), scale)
    room = room_for_marks(scale) * CELL - MARK * scale
    return picture.cut(0, -room, picture.width, picture.height + 2 * room)


def room_for_marks(scale: int) -> int:
    """Cell rows that `big` keeps above and below the letters' bodies."""
    return -(-MARK * scale // CELL)


def fitting(words: str, width: int = COLUMNS, most: int = 4) -> int:
    """The largest scale, up to `most`, in which words fit into so many columns; 1 if they never do."""
    pixels = poster(words).width
    return max((scale for scale in range(1, most + 1) if pixels * scale <= CELL * width), default=1)


@dataclass(frozen=True)
class LetterStyle:
    """How big words are coloured and shaded."""

    inks: str | tuple[str, ...] = "W"
    """Spread over the rows of the letters' bodies ("RYW": red above, white below); or the colours of the bodies cell by
    cell, letter by letter where these are boxed, in rows that are repeated as needed (("RYGC",))."""
    paper: str = ""
    """A colour's letter; blank leaves the paper that is there."""
    shade: Shade | None = None


PLAIN = LetterStyle()


def banner(
    machine: Spectrum,
    words: str,
    row: int,
    style: LetterStyle = PLAIN,
    column: int | None = None,
    scale: int = 2,
    boxed: bool = False,
) -> None:
    """Write big words whose bodies fill `scale` cell rows from `row` on, from a column or centred.

    Marks and shadows beyond the body take the colours next to them; cells with ink lose what was drawn in them. Raises
    ValueError when the words are too wide.
    """
    draw_cells(machine, _set(words, column, scale, style, boxed), row - room_for_marks(scale) - 1, 0, clear=True)


@lru_cache(64)
def _set(words: str, column: int | None, scale: int, style: LetterStyle, boxed: bool) -> Sprite:
    """A banner as one picture as wide as the screen, a cell row more than the marks need above and below."""
    picture = big(words, scale, boxed=boxed)
    if picture.width > WIDTH:
        raise ValueError(f"{words!r} is {picture.width} pixels wide at scale {scale}; the screen has {WIDTH}")
    first = (WIDTH - picture.width) // (2 * CELL) if column is None else column
    x = (WIDTH - picture.width) // 2 if column is None and not boxed else CELL * first
    above = room_for_marks(scale) + 1
    canvas = picture.cut(-x, -CELL, WIDTH, picture.height + 2 * CELL)
    if style.shade is not None:
        canvas = style.shade(canvas)
    inks = style.inks
    if isinstance(inks, str):
        body = [ink * COLUMNS for ink in spread(inks, scale)]
    else:
        times = scale if boxed else 1
        body = [_from(first, [ink for ink in line for _ in range(times)]) for line in inks]
    rows = [body[min(max(line - above, 0), scale - 1) % len(body)] for line in range(canvas.lines)]
    return canvas.coloured(rows, style.paper)


def _from(first: int, inks: Sequence[str]) -> str:
    """Inks for a whole row, repeated from column `first` on in both directions."""
    return "".join(inks[(column - first) % len(inks)] for column in range(COLUMNS))
