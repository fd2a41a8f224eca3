"""PNG pictures that the arcade wrote, read back."""

import zlib

from arcade.cabinet.formats.png import SIGNATURE, Picture, chunks_of

FORM = bytes((8, 3, 0, 0, 0))
"""Eight bits of a palette, not interlaced."""


def decode(data: bytes) -> Picture:
    """The picture of a file that `encode` wrote; no other is read."""
    assert data.startswith(SIGNATURE)
    chunks = chunks_of(data)
    header, colours, rows = chunks[b"IHDR"], chunks[b"PLTE"], zlib.decompress(chunks[b"IDAT"])
    width, height = int.from_bytes(header[:4]), int.from_bytes(header[4:8])
    assert header[8:] == FORM
    assert len(rows) == height * (width + 1)
    assert not any(rows[:: width + 1]), "no row is filtered"
    pixels = b"".join(rows[start + 1 : start + 1 + width] for start in range(0, len(rows), width + 1))
    palette = tuple((colours[i], colours[i + 1], colours[i + 2]) for i in range(0, len(colours) - 2, 3))
    return Picture(width, height, pixels, palette)
