"""PNG files (W3C): written from palette indices (colour type 3, eight bits, not interlaced), and taken apart."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.formats.png_rows import damaged

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PARTS = {b"IHDR": strings.PNG_HEADER, b"PLTE": strings.PNG_PALETTE}
Palette = Sequence[tuple[int, int, int]]


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
    return SIGNATURE + body + _chunk(b"IEND", b"")


@dataclass(frozen=True)
class Header:
    """A PNG file's IHDR: `depth` is bits of a sample, the two methods are always 0, `interlace` is 0 or 1."""

    width: int
    height: int
    depth: int
    colour_type: int
    compression: int
    filter: int
    interlace: int


def chunks_of(data: bytes) -> dict[bytes, bytes]:
    """The parts of a PNG file by name, those of one name joined; whatever follows the last whole one is left out.

    Raises UnreadableError for a file that does not begin as one, and for a part that must be understood and whose
    checksum is wrong. Others are left out then.
    """
    if not data.startswith(SIGNATURE):
        raise damaged(strings.PNG_BEGINNING)
    found: dict[bytes, list[bytes]] = {}
    place = len(SIGNATURE)
    while place + 12 <= len(data):
        (size,) = struct.unpack_from(">I", data, place)
        kind, end = data[place + 4 : place + 8], place + 8 + size
        if end + 4 > len(data):
            break
        if zlib.crc32(data[place + 4 : end]) == int.from_bytes(data[end : end + 4]):
            found.setdefault(kind, []).append(data[place + 8 : end])
        elif kind[:1].isupper():
            raise damaged(_PARTS.get(kind, strings.PNG_PIXELS))
        place = end + 4
    return {kind: b"".join(parts) for kind, parts in found.items()}


def header_of(chunks: dict[bytes, bytes]) -> Header:
    """What the parts of a file say of its picture. Raises UnreadableError."""
    try:
        header = Header(*struct.unpack(">IIBBBBB", chunks[b"IHDR"]))
    except (KeyError, struct.error):
        raise damaged(strings.PNG_HEADER) from None
    if header.compression or header.filter or header.interlace > 1:
        raise damaged(strings.PNG_HEADER)
    return header
