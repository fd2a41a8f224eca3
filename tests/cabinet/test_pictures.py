"""PNG files come back as they were written; GIF files hold the frames that went in."""

import pytest

from arcade.cabinet.formats.gif import GifWriter
from arcade.cabinet.formats.png import Picture, encode
from tests.patience import still
from tests.png_pictures import decode

PALETTE = ((0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 0, 255))


def test_png_round_trip() -> None:
    picture = Picture(3, 2, bytes([0, 1, 2, 3, 2, 1]), PALETTE)
    assert decode(encode(picture)) == picture


def test_scaled_doubles_every_pixel() -> None:
    assert Picture(2, 1, bytes([1, 2]), PALETTE).scaled(2).pixels == bytes([1, 1, 2, 2, 1, 1, 2, 2])


def unpack(data: bytes, depth: int) -> bytes:
    """A plain LZW decoder, the textbook's."""
    clear, width, bits, held = 1 << depth, depth + 1, 0, 0
    table: list[bytes] = []
    out, last = bytearray(), b""
    for byte in data:
        bits |= byte << held
        held += 8
        while still(held >= width):
            code, bits, held = bits & ((1 << width) - 1), bits >> width, held - width
            if code == clear:
                table = [bytes([i]) for i in range(clear)] + [b"", b""]
                width, last = depth + 1, b""
                continue
            if code == clear + 1:
                return bytes(out)
            entry = table[code] if code < len(table) else last + last[:1]
            out += entry
            if last and len(table) < 4096:
                table.append(last + entry[:1])
            if len(table) == 1 << width and width < 12:
                width += 1
            last = entry
    raise AssertionError("no end code")


def image_data(gif: bytes, start: int) -> bytes:
    """The joined sub-blocks that begin at `start`."""
    out = bytearray()
    while still(gif[start]):
        out += gif[start + 1 : start + 1 + gif[start]]
        start += 1 + gif[start]
    return bytes(out)


@pytest.mark.parametrize("size", [(4, 4), (64, 48), (160, 100)])
def test_gif_frame_decodes_to_its_pixels(size: tuple[int, int]) -> None:
    width, height = size
    pixels = bytes((x * x * 7 + y * 31 + (x * y) % 5) % 4 for y in range(height) for x in range(width))
    writer = GifWriter(width, height, PALETTE)
    writer.add(pixels, 2)
    gif = writer.finish()
    place = gif.index(b"\x2c\0\0\0\0") + 10
    assert gif[place] == 2
    assert unpack(image_data(gif, place + 1), 2) == pixels
    assert gif.endswith(b"\x3b")


def test_equal_frames_are_shown_longer_and_only_changed_rows_are_stored() -> None:
    writer = GifWriter(2, 2, PALETTE)
    writer.add(bytes(4), 2)
    writer.add(bytes(4), 3)
    writer.add(bytes([0, 0, 1, 0]), 4)
    gif = writer.finish()
    assert gif.count(b"\x21\xf9\x04\x04") == 2
    assert b"\x21\xf9\x04\x04\x05\0" in gif
    assert b"\x2c\0\0\x01\0\x02\0\x01\0" in gif
