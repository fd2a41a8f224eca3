"""Pictures of palette indices as PNG files (W3C PNG, colour type 3, eight bits, not interlaced)."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
Palette = Sequence[tuple[int, int, int]]


class PngError(ValueError):
    """A file that is not a PNG of the kind we write; the message says why."""


@dataclass(frozen=True)
class Picture:
    """Palette indices row by row, and the colours they stand for."""

    width: int
    height: int
    pixels: bytes
    palette: tuple[tuple[int, int, int], ...]

    def png(self) -> bytes:
        """The picture as a PNG file's bytes."""
        return encode(self)

    def scaled(self, factor: int) -> "Picture":
        """The picture with every pixel `factor` times as wide and high."""
        stretch = [bytes([index]) * factor for index in range(256)]
        rows: list[bytes] = []
        for start in range(0, len(self.pixels), self.width):
            row = b"".join([stretch[index] for index in self.pixels[start : start + self.width]])
            rows += [row] * factor
        return Picture(self.width * factor, self.height * factor, b"".join(rows), self.palette)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(picture: Picture) -> bytes:
    """The picture as a PNG file's bytes."""
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in picture.palette)
    starts = range(0, len(picture.pixels), picture.width)
    rows = b"".join(b"\0" + picture.pixels[start : start + picture.width] for start in starts)
    body = _chunk(b"IHDR", header) + _chunk(b"PLTE", colours) + _chunk(b"IDAT", zlib.compress(rows, 9))
    return _SIGNATURE + body + _chunk(b"IEND", b"")


def decode(data: bytes) -> Picture:
    """Read back a file that `encode` wrote; raises PngError for any other."""
    if not data.startswith(_SIGNATURE):
        raise PngError("this is not a PNG file")
    chunks: dict[bytes, bytes] = {}
    place = len(_SIGNATURE)
    while place + 12 <= len(data):
        (size,) = struct.unpack_from(">I", data, place)
        kind = data[place + 4 : place + 8]
        chunks[kind] = chunks.get(kind, b"") + data[place + 8 : place + 8 + size]
        place += 12 + size
    try:
        width, height, *form = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
        if form != [8, 3, 0, 0, 0]:
            raise PngError("only eight-bit palette PNG files are read")
        rows = zlib.decompress(chunks[b"IDAT"])
        colours = chunks[b"PLTE"]
    except (KeyError, struct.error, zlib.error) as error:
        raise PngError(f"the PNG file is damaged: {error}") from None
    if len(rows) != height * (width + 1) or any(rows[:: width + 1]):
        raise PngError("only unfiltered PNG files are read")
    pixels = b"".join(rows[start + 1 : start + 1 + width] for start in range(0, len(rows), width + 1))
    palette = tuple((colours[i], colours[i + 1], colours[i + 2]) for i in range(0, len(colours) - 2, 3))
    return Picture(width, height, pixels, palette)
