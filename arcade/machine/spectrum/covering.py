"""How a picture is laid over the screen in few steps, worked out once for each place within a cell and a third.

The bitmap's layout helps: the 64 bytes of a column of a third lie 32 apart, the eight of a cell 256 apart, so that one
slice takes them all. What is replaced wholly need not even be looked at.
"""

from collections.abc import Iterator
from functools import lru_cache

THIRD = 2048
"""Bytes of a third of the bitmap."""
CELL_ROW, LINE = 32, 256
"""Bytes from a row of cells to the next within a third, and from a pixel line of a cell to the next."""

Put = tuple[int, int, int, bytearray]
"""A slice of the bitmap and what it becomes: as a byte array, which another takes without a copy."""
Merge = tuple[int, int, int, int, int, int]
"""A slice of the bitmap, its bytes, and as numbers what of them stays and what is added."""
Steps = tuple[tuple[Put, ...], tuple[Merge, ...]]
NO_STEPS: Steps = ((), ())
Colouring = tuple[int, int, int, int]
"""The first of some attributes, how many, and as numbers, the last lowest, what of them stays and what is added."""
Rows = tuple[int, ...]
Part = tuple[int, int, int, bytes, bytes]
"""A slice of the bitmap, where it has a hole, and its ink."""

PUT, MERGE, COLUMN = 3, 8, 10
"""What it costs to put a line, to merge a line, and to merge a column; only their ratio counts."""


@lru_cache(2048)
def steps(solid: Rows, ink: Rows, width: int, right: int, down: int) -> Steps:
    """Of a picture that begins `right` pixels (0 to 7) within a cell and `down` lines (0 to 63) within a third.

    Where `solid` has bits, `ink` replaces what is there. Slices count from the first line of the third, at the cell.
    """
    size = right + width + 7 >> 3
    shift = 8 * size - right - width
    field = (1 << width) - 1
    holes = [((row & field) << shift).to_bytes(size) for row in solid]
    inks = [((row & field) << shift).to_bytes(size) for row in ink]
    opaque = not (right or shift) and solid.count(field) == len(solid)
    columns = size * (down + len(solid) + 63 >> 6)
    by_lines = len(solid) * (PUT if opaque else MERGE) < columns * COLUMN
    puts: list[Put] = []
    merges: list[Merge] = []
    for start, end, stride, hole, bits in _lines(holes, inks, down) if by_lines else _columns(holes, inks, size, down):
        taken, added, full = int.from_bytes(hole), int.from_bytes(bits), (1 << 8 * len(hole)) - 1
        if taken == full:
            puts.append((start, end, stride, bytearray(bits)))
        elif taken or added:
            merges.append((start, end, stride, len(hole), full ^ taken, added))
    return tuple(puts), tuple(merges)


def _lines(holes: list[bytes], inks: list[bytes], down: int) -> Iterator[Part]:
    for y, (hole, bits) in enumerate(zip(holes, inks, strict=True), down):
        start = (y >> 6) * THIRD + (y & 7) * LINE + (y >> 3 & 7) * CELL_ROW
        yield start, start + len(hole), 1, hole, bits


def _columns(holes: list[bytes], inks: list[bytes], size: int, down: int) -> Iterator[Part]:
    top = down & 7
    if top + len(holes) <= 8:  # in a single row of cells: the eight bytes of each
        first, height, stride = (down >> 3) * CELL_ROW, 8, LINE
    else:
        first, height, stride, top = 0, 64, CELL_ROW, down
    blank = bytes(size)
    above, below = [blank] * top, [blank] * (-(top + len(holes)) % height)
    hole, bits = [*above, *holes, *below], [*above, *inks, *below]
    for begin in range(0, len(hole), height):
        lines = slice(begin, begin + height)
        hollow, inked = _as_in_memory(hole[lines]), _as_in_memory(bits[lines])
        start = first + begin // 64 * THIRD
        for column in range(size):
            at = start + column
            yield at, at + stride * (height - 1) + 1, stride, hollow[column::size], inked[column::size]


def _as_in_memory(lines: list[bytes]) -> bytes:
    """Lines of a third, or of a row of cells, in the order of memory: the first line of each cell, the second ..."""
    return b"".join([part for line in range(8) for part in lines[line::8]])
