"""Formulas as atoms that hold hands: the bonds that are tied, and the hands that stay free."""

from collections.abc import Sequence
from functools import cache

from arcade.games.valence import ART
from arcade.games.valence.compounds import Compound, Part
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.sprites import Sprite, from_bytes, sprite

ROWS = 3
"""Cell rows of the first part, of the bonds, and of the second part."""
HEIGHT = 8 * ROWS
FIRST_COLOURS, BOND_COLOURS, SECOND_COLOURS = pair("Yb"), pair("Wb"), pair("Cb")
FREE_LENGTH = 6
FREE_END = ART["free-end"]
TYING = 6
"""Frames from one bond to the next when a formula is right."""
GAP = 6


@cache
def body(letters: int) -> Sprite:
    """A round body for a symbol, longer for groups."""
    width, half = max(HEIGHT, 8 * letters + 8), HEIGHT // 2

    def inside(x: int, y: int) -> bool:
        away = max(half - x, x - (width - 1 - half), 0)
        # A pixel of room all round, so that the edge closes.
        return 4 * away * away + (2 * y + 1 - HEIGHT) ** 2 <= (HEIGHT - 2) ** 2

    rows = ["".join("#" if inside(x, y) else " " for x in range(width)) for y in range(HEIGHT)]
    return hollow(sprite(rows))


class Row:
    """Parts of one kind side by side, each with its hands."""

    def __init__(self, part: Part, count: int, left: int, width: int) -> None:
        """`left` and `width` are the pixels that the row has; many parts overlap."""
        self.part = part
        self.width = body(len(part.symbol)).width
        step = min(self.width + GAP, (width - self.width) // max(count - 1, 1))
        start = left + (width - self.width - step * (count - 1)) // 2
        self.lefts = [start + step * place for place in range(count)]

    @property
    def hands(self) -> list[int]:
        """The x of every hand, from the left to the right."""
        valence = self.part.valence
        apart = min(7, (self.width - 4) // valence)
        first = self.width // 2 - apart * (valence - 1) // 2
        return [left + first + apart * hand for left in self.lefts for hand in range(valence)]


class Molecule:
    """Draws a compound with any subscripts, in nine rows of cells."""

    def __init__(
        self, machine: Spectrum, compound: Compound, row: int = 4, column: int = 10, columns: int = 21
    ) -> None:
        self.machine = machine
        self.compound = compound
        self.row = row
        self.column = column
        self.columns = columns

    @property
    def _bonds_row(self) -> int:
        return self.row + ROWS

    @property
    def _second_row(self) -> int:
        return self.row + 2 * ROWS

    def parts(self, first: int, second: int) -> None:
        """So many of each part, all hands free."""
        fill(self.machine, self.row, self.column, 3 * ROWS, self.columns)
        for band, colours in enumerate((FIRST_COLOURS, BOND_COLOURS, SECOND_COLOURS)):
            colour_cells(self.machine, self.row + ROWS * band, self.column, ROWS, self.columns, colours)
        one, other = self._rows(first, second)
        for row, top in ((one, self.row), (other, self._second_row)):
            for left in row.lefts:
                self._body(row.part, left, 8 * top)
        self._free(one.hands, 1)
        self._free(other.hands, -1)

    def tied(self, first: int, second: int) -> Frames[None]:
        """So many of each part with the bonds tied one after the other; what is left over stays free."""
        self.parts(first, second)
        one, other = (row.hands for row in self._rows(first, second))
        for done in range(1, min(len(one), len(other)) + 1):
            self._tie(one, other, done)
            self.machine.chime(((0.015, 12.0 + done),))
            yield from self.machine.wait(TYING)

    def whole(self) -> None:
        """The right formula with all bonds tied, at once."""
        self.parts(*self.compound.subscripts)
        one, other = (row.hands for row in self._rows(*self.compound.subscripts))
        self._tie(one, other, self.compound.bonds)

    def _tie(self, one: Sequence[int], other: Sequence[int], done: int) -> None:
        fill(self.machine, self._bonds_row, self.column, ROWS, self.columns)
        self._bonds(list(zip(one[:done], other, strict=False)))
        self._free(one[done:], 1)
        self._free(other[done:], -1)

    def _rows(self, first: int, second: int) -> tuple[Row, Row]:
        left, width = 8 * self.column, 8 * self.columns
        return Row(self.compound.first, first, left, width), Row(self.compound.second, second, left, width)

    def _body(self, part: Part, left: int, top: int) -> None:
        picture = body(len(part.symbol))
        draw(self.machine, picture, left, top)
        assert self.machine.font is not None
        start = left + (picture.width - 8 * len(part.symbol)) // 2
        for place, letter in enumerate(part.symbol):
            lowered = 3 if letter.isdigit() else 0
            draw(self.machine, from_bytes(self.machine.font[letter]), start + 8 * place, top + 8 + lowered)

    def _bonds(self, pairs: Sequence[tuple[int, int]]) -> None:
        top = 8 * self._bonds_row
        for above, below in pairs:
            for down in range(HEIGHT):
                x = above + ((below - above) * down + HEIGHT // 2) // HEIGHT
                self.machine.stamp(x, top + down, (3,), 2)

    def _free(self, hands: Sequence[int], direction: int) -> None:
        """Short lines with open ends, downwards (1) from the first part or upwards (-1) from the second."""
        down = direction > 0
        edge = 8 * self._bonds_row if down else 8 * self._second_row - FREE_LENGTH
        end = edge + FREE_LENGTH - 1 if down else edge - FREE_END.height + 1
        for x in hands:
            self.machine.stamp(x, edge, (3,) * FREE_LENGTH, 2)
            draw(self.machine, FREE_END, x - 2, end)
