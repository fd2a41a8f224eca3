"""Grids of text, "#" for ink and "." for paper, as PNG pictures; and PNG pictures of any paint program as grids."""

import struct
from collections.abc import Iterator

from arcade.cabinet import strings
from arcade.cabinet.formats.png import Picture, chunks_of
from arcade.cabinet.formats.png_rows import png_rows
from arcade.toolkit.contract.cartridge import UnreadableError

SIDE = 256
"""Pixels that a picture may have each way: as many as the widest screen of the old machines."""
_INK, _PAPER = "#", "."
_PAPER_AND_INK = ((255, 255, 255), (0, 0, 0))
_GREY, _COLOUR, _PALETTE, _GREY_ALPHA, _COLOUR_ALPHA = 0, 2, 3, 4, 6
_DEPTHS = {
    _GREY: (1, 2, 4, 8, 16),
    _COLOUR: (8, 16),
    _PALETTE: (1, 2, 4, 8),
    _GREY_ALPHA: (8, 16),
    _COLOUR_ALPHA: (8, 16),
}
_SAMPLES = {_GREY: 1, _COLOUR: 3, _PALETTE: 1, _GREY_ALPHA: 2, _COLOUR_ALPHA: 4}
_HALF = 128
_Pixel = tuple[int, int, int, int]
"""Red, green, blue and how solid, 0 to 255 each."""


def png_of(grid: str) -> bytes:
    """A grid as a PNG file, black ink on white paper; rows must be of one length."""
    rows = grid.split()
    pixels = b"".join(bytes(sign == _INK for sign in row) for row in rows)
    return Picture(len(rows[0]), len(rows), pixels, _PAPER_AND_INK).png()


def grid_of(data: bytes) -> str:
    """The grid of a PNG file: what is dark and solid is ink. Raises UnreadableError."""
    chunks = chunks_of(data)
    try:
        width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    except (KeyError, struct.error):
        raise UnreadableError(strings.PNG_DAMAGED) from None
    if not (0 < width <= SIDE and 0 < height <= SIDE):
        raise UnreadableError(strings.PNG_TOO_LARGE, side=SIDE)
    if interlaced or depth not in _DEPTHS.get(kind, ()):
        raise UnreadableError(strings.PNG_UNUSUAL)
    bits = depth * _SAMPLES[kind]
    lines = png_rows(chunks.get(b"IDAT", b""), -(-width * bits // 8), height, max(bits // 8, 1))
    try:
        rows = [[_is_ink(pixel) for pixel in _pixels(line, width, depth, kind, chunks)] for line in lines]
    except IndexError:  # a colour that the palette has not
        raise UnreadableError(strings.PNG_DAMAGED) from None
    return "".join("".join(_INK if inked else _PAPER for inked in row) + "\n" for row in rows)


def _pixels(line: bytes, width: int, depth: int, kind: int, chunks: dict[bytes, bytes]) -> Iterator[_Pixel]:
    """The colours of one row."""
    if depth == 16:
        line = line[::2]  # the higher bytes are enough
    if depth < 8:
        full = (1 << depth) - 1
        values = [line[x * depth // 8] >> 8 - depth - x * depth % 8 & full for x in range(width)]
        line = bytes(values if kind == _PALETTE else [value * 255 // full for value in values])
    colours, solid = chunks.get(b"PLTE", b""), chunks.get(b"tRNS", b"") if kind == _PALETTE else b""
    samples = _SAMPLES[kind]
    for start in range(0, width * samples, samples):
        one = line[start : start + samples]
        if kind == _PALETTE:
            index = one[0]
            red, green, blue = (colours[3 * index + part] for part in range(3))
            yield red, green, blue, solid[index] if index < len(solid) else 255
        elif kind in (_GREY, _GREY_ALPHA):
            yield one[0], one[0], one[0], one[1] if kind == _GREY_ALPHA else 255
        else:
            yield one[0], one[1], one[2], one[3] if kind == _COLOUR_ALPHA else 255


def _is_ink(pixel: _Pixel) -> bool:
    red, green, blue, solid = pixel
    return solid >= _HALF and (299 * red + 587 * green + 114 * blue) // 1000 < _HALF
