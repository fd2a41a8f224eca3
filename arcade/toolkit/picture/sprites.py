"""Sprites: small pictures written as text, with transparent pixels and colours cell by cell."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from operator import or_

from arcade.toolkit.picture.ink import BRIGHT_BIT, FLASH_BIT, INK_BITS, PAPER_BITS, colour

INK, PAPER, CLEAR = "#", ".", " "
CELL = 8

Paint = tuple[int, int]
"""What a cell's attribute becomes: the bits that change, and their new value; (0, 0) leaves it as it is."""
UNPAINTED: Paint = (0, 0)
Letters = str | Sequence[str]


@lru_cache(512)
def paint(ink: str = " ", paper: str = " ") -> Paint:
    """The paint of an ink letter and a paper letter; a blank leaves that half of the cell as it is.

    The cell becomes bright if either letter is a capital, and stops flashing.
    """
    mask = value = 0
    for letter, bits, shift in ((ink, INK_BITS, 0), (paper, PAPER_BITS, 3)):
        if letter != " ":
            number, bright = colour(letter)
            mask |= bits | BRIGHT_BIT | FLASH_BIT
            value |= number << shift | bright << 6
    return mask, value


@dataclass(frozen=True)
class Sprite:
    """A bitmap of any size. Rows are numbers of `width` bits, the left pixel in the highest.

    `ink` has the set pixels, `solid` those that cover the background; `paints` holds a row of paints for each eight
    pixel rows, or nothing when the sprite takes the colours of what it is drawn on.
    """

    width: int
    ink: tuple[int, ...]
    solid: tuple[int, ...]
    paints: tuple[tuple[Paint, ...], ...] = ()

    @cached_property
    def _hash(self) -> int:
        return hash((self.width, self.ink, self.solid, self.paints))

    def __hash__(self) -> int:
        """Worked out once: a sprite is looked up again and again by what is kept for it."""
        return self._hash

    @property
    def height(self) -> int:
        """Rows of pixels."""
        return len(self.ink)

    @property
    def columns(self) -> int:
        """Cells across, the last perhaps only partly filled."""
        return -(-self.width // CELL)

    @property
    def lines(self) -> int:
        """Cells down, the last perhaps only partly filled."""
        return -(-self.height // CELL)

    def rows(self) -> list[str]:
        """The picture as text, as `sprite` reads it."""
        return [
            "".join(INK if ink >> x & 1 else PAPER if solid >> x & 1 else CLEAR for x in range(self.width - 1, -1, -1))
            for ink, solid in zip(self.ink, self.solid, strict=True)
        ]

    def coloured(self, ink: Letters = "", paper: Letters = "") -> "Sprite":
        """The sprite in colours: one letter for all of it, or a text of letters, a letter a cell (blank: as it is).

        Shorter texts are repeated, so "RY" makes columns of red and yellow, ("R", "Y") rows.
        """
        return _in_colours(self, _letters(ink), _letters(paper))

    def paint_at(self, line: int, column: int) -> Paint:
        """The paint of one of the sprite's cells; beyond its edges that of the nearest cell."""
        if not self.paints:
            return UNPAINTED
        row = self.paints[min(max(line, 0), len(self.paints) - 1)]
        return row[min(max(column, 0), len(row) - 1)]

    def mirrored(self) -> "Sprite":
        """Left and right exchanged."""
        return _mirrored(self)

    def flipped(self) -> "Sprite":
        """Top and bottom exchanged."""
        return Sprite(self.width, self.ink[::-1], self.solid[::-1], self.paints[::-1])

    def rotated(self) -> "Sprite":
        """Turned by 90 degrees clockwise; colours turn along."""
        return Sprite(
            self.height,
            _turned(self.ink, self.width),
            _turned(self.solid, self.width),
            tuple(tuple(column) for column in zip(*self.paints[::-1], strict=True)),
        )

    def inverted(self) -> "Sprite":
        """Ink and paper exchanged where the sprite is solid."""
        return replace(self, ink=tuple([s & ~i for i, s in zip(self.ink, self.solid, strict=True)]))

    def opaque(self) -> "Sprite":
        """Transparent pixels made paper."""
        return replace(self, solid=((1 << self.width) - 1,) * self.height)

    def see_through(self) -> "Sprite":
        """Paper pixels made transparent."""
        return replace(self, solid=self.ink)

    def cut(self, left: int, top: int, width: int, height: int) -> "Sprite":
        """A window of the sprite; where it reaches beyond the edges it is transparent. Colours are not kept."""

        if (left, top, width, height) == (0, 0, self.width, self.height):
            return Sprite(width, self.ink, self.solid)
        shift = self.width - left - width
        full = (1 << width) - 1
        inside = slice(max(top, 0), max(top + height, 0))
        above = (0,) * min(max(-top, 0), height)

        def window(rows: tuple[int, ...]) -> tuple[int, ...]:
            shown = rows[inside]
            moved = [row >> shift & full for row in shown] if shift >= 0 else [row << -shift & full for row in shown]
            return (*above, *moved, *(0,) * (height - len(above) - len(moved)))

        return Sprite(width, window(self.ink), window(self.solid))

    def over(self, below: "Sprite", x: int = 0, y: int = 0) -> "Sprite":
        """This sprite laid on another at (x, y) of that one, whose size and colours are kept."""
        top = self.cut(-x, -y, below.width, below.height)
        return Sprite(
            below.width,
            tuple([b & ~s | i for b, i, s in zip(below.ink, top.ink, top.solid, strict=True)]),
            tuple(map(or_, below.solid, top.solid)),
            below.paints,
        )

    def enlarged(self, across: int, down: int) -> "Sprite":
        """Each pixel made a block of so many pixels across and down; colours are not kept."""

        blocks = {ord("0"): "0" * across, ord("1"): "1" * across}

        def enlarge(rows: tuple[int, ...]) -> tuple[int, ...]:
            wide = rows if across == 1 else [int(f"{row:b}".translate(blocks), 2) for row in rows]
            return tuple([row for row in wide for _ in range(down)])

        ink = enlarge(self.ink)
        return Sprite(self.width * across, ink, ink if self.solid == self.ink else enlarge(self.solid))


def sprite(picture: str | Sequence[str], ink: Letters = "", paper: Letters = "") -> Sprite:
    """Read a sprite: ``#`` ink, ``.`` paper, blank transparent; short rows are filled with transparent pixels.

    A text with line breaks loses an empty first and last line and the indentation common to all rows; where the left
    column is transparent throughout, give a sequence of rows instead. Colours are as in `Sprite.coloured`.
    Raises ValueError for other characters and for an empty picture.
    """
    rows = _dedented(picture) if isinstance(picture, str) else list(picture)
    width = max(map(len, rows), default=0)
    if not width:
        raise ValueError("a sprite needs at least one pixel")
    wrong = {character for row in rows for character in row} - {INK, PAPER, CLEAR}
    if wrong:
        raise ValueError(f"{''.join(sorted(wrong))!r} cannot stand in a sprite, only #, . and blank")
    rows = [row.ljust(width) for row in rows]
    drawn = Sprite(
        width,
        tuple(_bits(row, INK) for row in rows),
        tuple(_bits(row, INK + PAPER) for row in rows),
    )
    return drawn.coloured(ink, paper) if ink or paper else drawn


@lru_cache(1024)
def _in_colours(picture: Sprite, inks: tuple[str, ...], papers: tuple[str, ...]) -> Sprite:
    """Kept, as what moves is coloured anew in each frame."""
    return Sprite(picture.width, picture.ink, picture.solid, _paints(inks, papers, picture.lines, picture.columns))


@lru_cache(512)
def _paints(inks: tuple[str, ...], papers: tuple[str, ...], lines: int, columns: int) -> tuple[tuple[Paint, ...], ...]:
    """Those of so many cells, kept as many pictures of a size are coloured alike."""
    return tuple(
        [
            tuple(
                map(paint, _repeated(inks[line % len(inks)], columns), _repeated(papers[line % len(papers)], columns))
            )
            for line in range(lines)
        ]
    )


@lru_cache(512)
def _mirrored(picture: Sprite) -> Sprite:
    """Kept, as who walks to the left is mirrored in each frame."""
    width = picture.width
    return Sprite(
        width,
        tuple([_reversed(row, width) for row in picture.ink]),
        tuple([_reversed(row, width) for row in picture.solid]),
        tuple([row[::-1] for row in picture.paints]),
    )


def from_bytes(rows: bytes) -> Sprite:
    """A sprite eight pixels wide from its row bytes, such as a letter; what is not ink is transparent."""
    return Sprite(8, tuple(rows), tuple(rows))


def _letters(letters: Letters) -> tuple[str, ...]:
    if isinstance(letters, str):
        return (letters or " ",)
    return tuple([row for row in letters if row]) or (" ",)


def _repeated(row: str, count: int) -> str:
    return (row * -(-count // len(row)))[:count]


def _dedented(picture: str) -> list[str]:
    rows = picture.split("\n")
    if not rows[0].strip():
        del rows[0]
    if rows and not rows[-1].strip():
        del rows[-1]
    indent = min((len(row) - len(row.lstrip()) for row in rows if row.strip()), default=0)
    return [row[indent:].rstrip() for row in rows]


def _bits(row: str, characters: str) -> int:
    return int("".join(["1" if character in characters else "0" for character in row]), 2)


def _reversed(row: int, width: int) -> int:
    return int(f"{row:0{width}b}"[::-1], 2)


def _turned(rows: tuple[int, ...], width: int) -> tuple[int, ...]:
    # As texts of digits, which are turned at once; the lowest row becomes the left column, which is the highest digit.
    lines = [f"{row:0{width}b}" for row in reversed(rows)]
    return tuple([int("".join(column), 2) for column in zip(*lines, strict=True)])
