"""Grids of text as PNG files, and PNG files of paint programs as grids."""

import struct
import zlib

import pytest

from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.formats.png import SIGNATURE
from arcade.toolkit.contract.cartridge import UnreadableError
from tests.png_pictures import decode

GRID = "#..#\n.##.\n####\n"
INKED = [[sign == "#" for sign in row] for row in GRID.split()]


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, depth: int, kind: int, rows: bytes, *extra: bytes, interlaced: int = 0) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return SIGNATURE + chunk(b"IHDR", header) + b"".join(extra) + chunk(b"IDAT", zlib.compress(rows))


def lines(ink: bytes, paper: bytes) -> bytes:
    """The grid in samples of whole bytes, unfiltered."""
    return b"".join(b"\0" + b"".join(ink if inked else paper for inked in row) for row in INKED)


def packed(depth: int, ink: int, paper: int) -> bytes:
    """The grid in samples smaller than a byte."""
    found = b""
    for row in INKED:
        bits = "".join(f"{ink if inked else paper:0{depth}b}" for inked in row)
        bits = bits.ljust(-(-len(bits) // 8) * 8, "0")
        found += b"\0" + int(bits, 2).to_bytes(len(bits) // 8)
    return found


def test_a_grid_becomes_black_on_white_and_comes_back() -> None:
    picture = decode(png_of(GRID))
    assert (picture.width, picture.height) == (4, 3)
    assert picture.palette[picture.pixels[0]] == (0, 0, 0)
    assert picture.palette[picture.pixels[1]] == (255, 255, 255)
    assert grid_of(png_of(GRID)) == GRID


@pytest.mark.parametrize(
    "data",
    [
        png(4, 3, 8, 0, lines(b"\x10", b"\xf0")),
        png(4, 3, 16, 0, lines(b"\x10\xff", b"\xf0\x00")),
        png(4, 3, 1, 0, packed(1, 0, 1)),
        png(4, 3, 2, 0, packed(2, 1, 2)),
        png(4, 3, 4, 0, packed(4, 7, 8)),
        png(4, 3, 8, 2, lines(b"\x00\x00\xff", b"\xff\xff\x00")),
        png(4, 3, 16, 2, lines(b"\x00\x00" * 3, b"\xff\xff" * 3)),
        png(4, 3, 8, 4, lines(b"\x00\xff", b"\x00\x00")),
        png(4, 3, 8, 6, lines(b"\x00\x00\x00\xff", b"\x00\x00\x00\x10")),
        png(4, 3, 1, 3, packed(1, 1, 0), chunk(b"PLTE", b"\xff\xff\xff\x80\x00\x00")),
        png(4, 3, 4, 3, packed(4, 0, 1), chunk(b"PLTE", b"\x00" * 6), chunk(b"tRNS", b"\xff\x00")),
    ],
    ids=["grey", "grey 16", "grey 1", "grey 2", "grey 4", "rgb", "rgb 16", "grey+alpha", "rgba", "palette", "clear"],
)
def test_pictures_of_every_kind_are_read(data: bytes) -> None:
    assert grid_of(data) == GRID


def test_every_filter_is_undone() -> None:
    rows = (
        b"\x01\x00\xff\x00\x01"  # from the left: 0 255 255 0
        b"\x02\xff\x00\x01\x00"  # from above: 255 255 0 0
        b"\x03\x81\x00\x80\x00"  # half of both: 0 127 191 95
        b"\x04\xff\x80\x41\x5f"  # the nearest of three
    )
    assert grid_of(png(4, 4, 8, 0, rows)).splitlines()[:3] == ["#..#", "..##", "##.#"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (SIGNATURE, "damaged"),
        (png_of(GRID)[:60], "damaged"),
        (png(4, 3, 8, 0, b"\0" * 7), "damaged"),
        (png(4, 3, 8, 0, b"\x09" * 15), "damaged"),
        (png(4, 3, 8, 3, lines(b"\x00", b"\x05"), chunk(b"PLTE", b"\0\0\0")), "damaged"),
        (png(257, 3, 8, 0, b""), "over 256 pixels"),
        (png(0, 3, 8, 0, b""), "over 256 pixels"),
        (png(4, 3, 8, 0, lines(b"\0", b"\0"), interlaced=1), "unusual"),
        (png(4, 3, 3, 0, b""), "unusual"),
        (png(4, 3, 8, 5, b""), "unusual"),
    ],
)
def test_other_pictures_are_refused_with_a_sentence(data: bytes, words: str) -> None:
    with pytest.raises(UnreadableError, match=words) as caught:
        grid_of(data)
    assert caught.value.words.ro


def test_a_file_that_would_grow_without_end_is_refused() -> None:
    with pytest.raises(UnreadableError, match="damaged"):
        grid_of(png(200, 200, 8, 0, b"\x07" * 30_000_000))
