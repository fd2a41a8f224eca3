"""The rows of a PNG file: unpacked, and freed of the filters that made them small."""

import zlib
from collections.abc import Iterator

from arcade.cabinet import strings
from arcade.toolkit.contract.cartridge import UnreadableError


def png_rows(packed: bytes, stride: int, height: int, before: int) -> Iterator[bytes]:
    """The bytes of each row; `before` is how far back the byte lies that a filter adds. Raises UnreadableError."""
    size = height * (stride + 1)
    try:
        # No more than the size is unpacked, however much a hostile file would grow to.
        raw = zlib.decompressobj().decompress(packed, size)
    except zlib.error:
        raw = b""
    if len(raw) != size:
        raise UnreadableError(strings.PNG_DAMAGED)
    above = bytes(stride)
    for start in range(0, size, stride + 1):
        if raw[start] > 4:
            raise UnreadableError(strings.PNG_DAMAGED)
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + stride], above, before)
        yield above


def _unfiltered(filtering: int, line: bytes, above: bytes, before: int) -> bytes:
    """A row's own bytes, given the row above it."""
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
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
