"""Shapes of one bit a pixel, and pictures of a byte a pixel: what is laid onto a raster."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

CLEAR = 255
"""The byte of a pixel that lets what is below it show."""
_COVERED = bytes(0 if colour == CLEAR else 255 for colour in range(256))
_UNCOVERED = bytes(range(255)) + b"\0"


@dataclass(frozen=True)
class Bits:
    """A shape: rows from the top, each of `width` bits, the left pixel in the highest."""

    width: int
    rows: tuple[int, ...]

    def beside(self, other: "Bits", left: int, top: int) -> "Bits":
        """The union with another shape whose corner lies at (left, top) of this one, within it."""
        rows = list(self.rows)
        shift = self.width - left - other.width
        for place, row in enumerate(other.rows, top):
            rows[place] |= row << shift if shift >= 0 else row >> -shift
        return Bits(self.width, tuple(rows))

    def grown(self, pixels: int = 1) -> "Bits":
        """The shape with a rim of so many pixels, on a field larger by that on every side."""
        width = self.width + 2 * pixels
        wide = [0] * pixels + [row << pixels for row in self.rows] + [0] * pixels
        for _ in range(pixels):
            wide = [row | row << 1 | row >> 1 for row in wide]
            wide = [
                row | (wide[place - 1] if place else 0) | (wide[place + 1] if place + 1 < len(wide) else 0)
                for place, row in enumerate(wide)
            ]
        mask = (1 << width) - 1
        return Bits(width, tuple(row & mask for row in wide))

    def dyed(self, colours: Sequence[int]) -> "Sprite":
        """The shape as a picture, row by row in these colours (one for all rows, or one for each), clear beside it."""
        rows: list[bytes] = []
        tables = [bytes.maketrans(b"01", bytes((CLEAR, ink))) for ink in colours]
        for place, row in enumerate(self.rows):
            table = tables[place if len(colours) > 1 else 0]
            rows.append(format(row, f"0{self.width}b").encode().translate(table) if self.width else b"")
        return Sprite(self.width, tuple(rows))


@dataclass(frozen=True)
class Sprite:
    """A picture: rows of `width` bytes, each a colour or CLEAR."""

    width: int
    rows: tuple[bytes, ...]

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    @cached_property
    def layers(self) -> tuple[tuple[int, int], ...]:
        """For each row what it covers and what it puts there, as numbers of `width` bytes."""
        return tuple(
            (int.from_bytes(row.translate(_COVERED)), int.from_bytes(row.translate(_UNCOVERED))) for row in self.rows
        )

    @cached_property
    def solid(self) -> bool:
        """Whether nothing shows through."""
        return not any(CLEAR in row for row in self.rows)

    def over(self, other: "Sprite", left: int, top: int) -> "Sprite":
        """This picture laid over another one, its corner at (left, top) of that, within it."""
        rows = list(other.rows)
        for place, row in enumerate(self.rows, top):
            below = rows[place]
            ours = bytes(a if a != CLEAR else b for a, b in zip(row, below[left:], strict=False))
            rows[place] = below[:left] + ours + below[left + self.width :]
        return Sprite(other.width, tuple(rows))

    def enlarged(self, times: int) -> "Sprite":
        """Every pixel as a square of so many by so many."""
        rows = [bytes(byte for byte in row for _ in range(times)) for row in self.rows]
        return Sprite(self.width * times, tuple(row for row in rows for _ in range(times)))

    def part(self, left: int, top: int, width: int, height: int) -> "Sprite":
        """A cut-out."""
        return Sprite(width, tuple(row[left : left + width] for row in self.rows[top : top + height]))


def clear(width: int, height: int) -> Sprite:
    """A picture of nothing."""
    return Sprite(width, (bytes((CLEAR,)) * width,) * height)


def drawn(rows: Sequence[str], colours: Mapping[str, int]) -> Sprite:
    """A picture in letters, one a pixel and all rows as wide; `colours` says which is which, a dot or a blank is clear.

    Raises KeyError for a letter without colour.
    """
    known = {**colours, ".": CLEAR, " ": CLEAR}
    return Sprite(len(rows[0]), tuple(bytes(known[letter] for letter in row) for row in rows))
