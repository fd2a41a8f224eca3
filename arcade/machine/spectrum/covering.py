"""How a picture is laid over the screen in few steps, worked out once for each place within a cell and a third.

The bitmap's layout helps: the 64 bytes of a column of a third lie 32 apart, the eight of a cell 256 apart, so that one
slice takes them all. What is replaced wholly need not even be looked at.
"""

from collections.abc import Iterator
from functools import lru_cache

THIRD = 2048
"""Bytes of a third of the bitmap."""
CELL_ROW = 32
"""Bytes from a row of cells to the next within a third."""
LINE = 256
"""Bytes from a pixel line of a cell to the next."""

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

PUT = 3
"""The cost of putting a line; only the ratio of the three costs counts."""
MERGE = 8
"""The cost of merging a line."""
COLUMN = 10
"""The cost of merging a column."""


@lru_cache(2048)
def steps(solid: Rows, ink: Rows, width: int, right: int, down: int) -> Steps:
    """Of a picture that begins `right` pixels (0 to 7) within a cell and `down` lines (0 to 63) within a third.

    Where `solid` has bits, `ink` replaces what is there. Slices count from the first byte of the cell. So all rows of
    cells in a third are alike, unless the picture reaches into the next one: see `depth`.
    """
    if not width:
        return NO_STEPS
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


def depth(y: int, height: int) -> int:
    """How far down a picture begins at a pixel line: within a cell, or if it reaches into the next third within one."""
    down = y & 63
    return down & 7 if down + height <= 64 else down


@lru_cache(256)
def inside(solid: Rows, ink: Rows, width: int, left: int, top: int, right: int, bottom: int) -> tuple[Rows, Rows]:
    """What is left of `solid` and `ink` when so many pixels are cut off at each edge, which must leave some."""
    field = (1 << width - left - right) - 1
    lines = slice(top, len(solid) - bottom)
    return tuple([row >> right & field for row in solid[lines]]), tuple([row >> right & field for row in ink[lines]])


def _lines(holes: list[bytes], inks: list[bytes], down: int) -> Iterator[Part]:
    above = (down >> 3) * CELL_ROW
    for y, (hole, bits) in enumerate(zip(holes, inks, strict=True), down):
        start = (y >> 6) * THIRD + (y & 7) * LINE + (y >> 3 & 7) * CELL_ROW - above
        yield start, start + len(hole), 1, hole, bits


def _columns(holes: list[bytes], inks: list[bytes], size: int, down: int) -> Iterator[Part]:
    """Of each third what is in a column from the first to the last byte that the picture may reach."""
    first, top = divmod(down, 8)
    blank = bytes(size)
    above, below = [blank] * top, [blank] * (-(top + len(holes)) % 8)
    hole, bits = [*above, *holes, *below], [*above, *inks, *below]
    begin, last = first, first + len(hole) // 8
    while begin < last:
        end = min(last, (begin // 8 + 1) * 8)
        lines = range(8 * (begin - first), 8 * (end - first))
        # In a single row of cells the eight bytes of each are enough; else those of other rows lie between.
        stride, between = (LINE, b"") if end - begin == 1 else (CELL_ROW, bytes(size * (8 - end + begin)))
        hollow, inked = (
            between.join([b"".join(part[lines.start + line : lines.stop : 8]) for line in range(8)])
            for part in (hole, bits)
        )
        start = begin // 8 * THIRD + (begin % 8 - first) * CELL_ROW
        reach = stride * (len(hollow) // size - 1) + 1
        for at in range(size):
            yield start + at, start + at + reach, stride, hollow[at::size], inked[at::size]
        begin = end
