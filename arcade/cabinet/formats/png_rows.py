"""The rows of a PNG file: unpacked, freed of the filters that made them small, and told where they belong."""

import zlib
from collections.abc import Iterator

from arcade.cabinet import strings
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.texts import Text

_ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
"""An interlaced file's seven passes: the first column and row of each, and from one to the next (PNG, 8.2)."""
Row = tuple[int, range, bytes]
"""Its place from the top, the columns of its pixels, and its bytes."""


def damaged(part: Text) -> UnreadableError:
    """What is wrong with a picture of which this part is."""
    return UnreadableError(strings.PNG_DAMAGED, part=part)


def png_rows(packed: bytes, width: int, height: int, bits: int, interlaced: bool = False) -> Iterator[Row]:
    """The rows of a picture with so many bits a pixel, in the order of the file. Raises UnreadableError."""
    passes = [
        (range(left, width, across), range(top, height, down))
        for left, top, across, down in (_ADAM7 if interlaced else ((0, 0, 1, 1),))
        if left < width and top < height
    ]
    size = sum(len(rows) * (1 + _stride(columns, bits)) for columns, rows in passes)
    try:
        # No more than the size is unpacked, however much a hostile file would grow to.
        raw = zlib.decompressobj().decompress(packed, size)
    except zlib.error:
        raw = b""
    if len(raw) != size:
        raise damaged(strings.PNG_PIXELS)
    before, place = max(bits // 8, 1), 0
    for columns, rows in passes:
        stride = _stride(columns, bits)
        line = bytes(stride)
        for row in rows:
            if raw[place] > 4:
                raise damaged(strings.PNG_PIXELS)
            line = _unfiltered(raw[place], raw[place + 1 : place + 1 + stride], line, before)
            place += 1 + stride
            yield row, columns, line


def _stride(columns: range, bits: int) -> int:
    """Bytes of a row."""
    return -(-len(columns) * bits // 8)


def _unfiltered(filtering: int, line: bytes, above: bytes, before: int) -> bytes:
    """A row's own bytes, given the row above it; `before` is how far back the byte lies that a filter adds."""
    if not filtering:
        return line
    row = bytearray(line)
    for place, value in enumerate(line):
        left = row[place - before] if place >= before else 0
        up, corner = above[place], above[place - before] if place >= before else 0
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[filtering]
        row[place] = value + guess & 255
    return bytes(row)


def _paeth(left: int, up: int, corner: int) -> int:
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner
