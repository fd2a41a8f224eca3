"""Pictures that the arcade kept, read again: PNG files of a palette, as `png` writes them."""

from arcade.cabinet import strings
from arcade.cabinet.formats.png import Picture, chunks_of, header_of
from arcade.cabinet.formats.png_rows import damaged, png_rows
from arcade.toolkit.contract.cartridge import UnreadableError

SIDE = 2048
"""Pixels that a picture may have each way."""
OURS = (8, 3, 0)
"""Eight bits, a palette, not interlaced."""


def picture_of(data: bytes) -> Picture:
    """The picture of a file. Raises UnreadableError."""
    chunks = chunks_of(data)
    header = header_of(chunks)
    if (header.depth, header.colour_type, header.interlace) != OURS:
        raise UnreadableError(strings.PNG_UNUSUAL)
    width, height = header.width, header.height
    if not (0 < width <= SIDE and 0 < height <= SIDE):
        raise UnreadableError(strings.PNG_TOO_LARGE, side=SIDE)
    pixels = b"".join(line for _, _, line in png_rows(chunks.get(b"IDAT", b""), width, height, 8))
    colours = chunks.get(b"PLTE", b"")
    palette = tuple((colours[at], colours[at + 1], colours[at + 2]) for at in range(0, len(colours) - 2, 3))
    if max(pixels) >= len(palette):
        raise damaged(strings.PNG_PALETTE)
    return Picture(width, height, pixels, palette)


def halved(picture: Picture) -> Picture:
    """A picture of which every pixel is two wide and two high as it was drawn; any other one as it is."""
    width, height = picture.width, picture.height
    if width % 2 or height % 2:
        return picture
    rows = [picture.pixels[at : at + width] for at in range(0, width * height, width)]
    if rows[::2] != rows[1::2] or any(row[::2] != row[1::2] for row in rows[::2]):
        return picture
    return every_second(picture)


def every_second(picture: Picture) -> Picture:
    """Every second pixel of every second row."""
    width, height = picture.width, picture.height
    rows = [picture.pixels[at : at + width : 2] for at in range(0, width * height, 2 * width)]
    return Picture(-(-width // 2), len(rows), b"".join(rows), picture.palette)
