"""Grids of text as PNG files, and PNG files of paint programs as grids."""

import struct
import zlib
from collections.abc import Mapping, Sequence

import pytest

from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.formats.pattern_files import text_of
from arcade.cabinet.formats.png import SIGNATURE
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.dice import SplitMix
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


def sampled(grid: Sequence[str], depth: int, samples: Mapping[str, Sequence[int]]) -> list[list[str]]:
    """The bits of each pixel of a grid."""
    return [["".join(f"{value:0{depth}b}" for value in samples[sign]) for sign in row] for row in grid]


def rows_of(pixels: Sequence[Sequence[str]]) -> bytes:
    """Unfiltered rows of pixels given as bits."""
    found = b""
    for row in pixels:
        bits = "".join(row)
        bits = bits.ljust(-(-len(bits) // 8) * 8, "0")
        found += b"\0" + int(bits, 2).to_bytes(len(bits) // 8)
    return found


def adam7(pixels: Sequence[Sequence[str]]) -> bytes:
    """The seven passes, each beginning at its first column and row and going on by its steps, as in PNG's table."""
    passes = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
    found = b""
    for left, top, across, down in passes:
        found += rows_of([part for row in pixels[top::down] if (part := row[left::across])])
    return found


KINDS: dict[str, tuple[int, int, dict[str, tuple[int, ...]]]] = {
    "grey 1": (1, 0, {"#": (0,), ".": (1,)}),
    "grey 2": (2, 0, {"#": (1,), ".": (2,)}),
    "grey 4": (4, 0, {"#": (7,), ".": (8,)}),
    "grey 8": (8, 0, {"#": (0x7F,), ".": (0x80,)}),
    "grey 16": (16, 0, {"#": (0x7FFF,), ".": (0x80FF,)}),
    "rgb 8": (8, 2, {"#": (0, 0, 255), ".": (255, 255, 0)}),
    "rgb 16": (16, 2, {"#": (0, 0, 65535), ".": (65535, 65535, 0)}),
    "palette 1": (1, 3, {"#": (1,), ".": (0,)}),
    "palette 2": (2, 3, {"#": (1,), ".": (0,)}),
    "palette 4": (4, 3, {"#": (1,), ".": (0,)}),
    "palette 8": (8, 3, {"#": (1,), ".": (0,)}),
    "grey and alpha 8": (8, 4, {"#": (0, 255), ".": (0, 0)}),
    "grey and alpha 16": (16, 4, {"#": (0, 65535), ".": (0, 0)}),
    "rgb and alpha 8": (8, 6, {"#": (0, 0, 0, 255), ".": (0, 0, 0, 0)}),
    "rgb and alpha 16": (16, 6, {"#": (0, 0, 0, 65535), ".": (65535, 65535, 65535, 65535)}),
}
PALETTE = chunk(b"PLTE", b"\xff\xff\xff\x80\x00\x00")


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (5, 5), (9, 3), (3, 9), (8, 8), (33, 17)])
@pytest.mark.parametrize("kind", KINDS)
def test_interlaced_pictures_are_like_others(kind: str, size: tuple[int, int]) -> None:
    depth, colour_type, samples = KINDS[kind]
    dice = SplitMix(size[0])
    grid = ["".join(dice.pick("#.") for _ in range(size[0])) for _ in range(size[1])]
    pixels = sampled(grid, depth, samples)
    text = "".join(f"{row}\n" for row in grid)
    assert grid_of(png(*size, depth, colour_type, rows_of(pixels), PALETTE)) == text
    assert grid_of(png(*size, depth, colour_type, adam7(pixels), PALETTE, interlaced=1)) == text


GHOST = ("......", ".####.", ".#o#o#", ".#####", ".#.#.#", "......")
"""A figure with eyes on transparent ground: dots are transparent, # its body, o its eyes."""
BODY = "......\n.####.\n.#.#.#\n.#####\n.#.#.#\n......\n"


@pytest.mark.parametrize(
    ("depth", "kind", "samples", "extra"),
    [
        (2, 0, {".": (0,), "#": (3,), "o": (1,)}, chunk(b"tRNS", b"\0\0")),
        (8, 0, {".": (7,), "#": (200,), "o": (9,)}, chunk(b"tRNS", b"\0\7")),
        (16, 0, {".": (0x0700,), "#": (0xFF01,), "o": (0x0701,)}, chunk(b"tRNS", b"\7\0")),
        (8, 2, {".": (0, 0, 9), "#": (255, 255, 9), "o": (0, 9, 9)}, chunk(b"tRNS", b"\0\0\0\0\0\x09")),
        (16, 2, {".": (1, 2, 3), "#": (65535, 65535, 3), "o": (1, 2, 4)}, chunk(b"tRNS", b"\0\1\0\2\0\3")),
        (2, 3, {".": (0,), "#": (1,), "o": (2,)}, chunk(b"PLTE", b"\0\0\0\xff\xff\xff\0\0\0") + chunk(b"tRNS", b"\0")),
        (8, 4, {".": (0, 0), "#": (255, 255), "o": (0, 255)}, b""),
        (8, 6, {".": (9, 9, 9, 127), "#": (255, 255, 0, 128), "o": (255, 0, 0, 255)}, b""),
    ],
    ids=["grey 2", "grey 8", "grey 16", "rgb 8", "rgb 16", "palette", "grey and alpha", "rgb and alpha"],
)
def test_a_light_figure_on_transparent_ground_is_a_figure(
    depth: int, kind: int, samples: dict[str, tuple[int, ...]], extra: bytes
) -> None:
    assert grid_of(png(6, 6, depth, kind, rows_of(sampled(GHOST, depth, samples)), extra)) == BODY


ALPHA = {".": (0, 0), "#": (0, 255), "o": (255, 255)}
"""Transparent, dark and light, as grey and how solid."""


@pytest.mark.parametrize(
    "grid",
    [
        GHOST,
        ("......", ".####.", ".#oo#.", ".#oo#.", ".####.", "......"),
        (".oooooo.", "oo####oo", "oooooooo", "oo####oo", ".oooooo."),
        ("......", ".oooo.", ".o##o.", ".####.", ".####.", ".o##o."),
    ],
    ids=["light eyes", "dark outline", "sheet with round corners", "dark with a halo"],
)
def test_in_every_other_picture_what_is_dark_is_ink(grid: tuple[str, ...]) -> None:
    drawn = "".join(f"{row}\n" for row in grid).replace("o", ".")
    assert grid_of(png(len(grid[0]), len(grid), 8, 4, rows_of(sampled(grid, 8, ALPHA)))) == drawn


def broken(data: bytes, at: int) -> bytes:
    """The file with one bit of a byte turned."""
    return data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :]


GREY = png(4, 3, 8, 0, lines(b"\x10", b"\xf0"))


@pytest.mark.parametrize("at", [*range(8), 16, 20, 24, 28, 32, 41, 45, len(GREY) - 1])
def test_a_picture_of_which_a_bit_is_wrong_is_refused(at: int) -> None:
    with pytest.raises(UnreadableError, match=r"damaged in its (first bytes|header|pixels)"):
        text_of(broken(GREY, at))


def test_a_part_that_need_not_be_understood_may_be_damaged() -> None:
    comment = chunk(b"tEXt", b"Comment\0a figure")
    for data in (comment, broken(comment, 12)):
        assert grid_of(png(4, 3, 8, 0, lines(b"\x10", b"\xf0"), data)) == GRID


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
        (png(4, 3, 8, 0, lines(b"\0", b"\0")[:9], interlaced=1), "damaged in its pixels"),
        (png(4, 3, 8, 0, lines(b"\0", b"\0"), interlaced=2), "damaged in its header"),
        (png(4, 3, 3, 0, b""), "no PNG of colour type 0 and bit depth 3"),
        (png(4, 3, 8, 5, b""), "no PNG of colour type 5 and bit depth 8"),
        (png(4, 3, 1, 2, b""), "no PNG of colour type 2 and bit depth 1"),
        (png(4, 3, 16, 3, b""), "no PNG of colour type 3 and bit depth 16"),
        (SIGNATURE + chunk(b"IDAT", b""), "damaged in its header"),
        (SIGNATURE + chunk(b"IHDR", b"\0" * 12), "damaged in its header"),
    ],
)
def test_other_pictures_are_refused_with_a_sentence(data: bytes, words: str) -> None:
    with pytest.raises(UnreadableError, match=words) as caught:
        grid_of(data)
    assert caught.value.words.in_language("ro")


def test_a_file_that_would_grow_without_end_is_refused() -> None:
    with pytest.raises(UnreadableError, match="damaged"):
        grid_of(png(200, 200, 8, 0, b"\x07" * 30_000_000))
