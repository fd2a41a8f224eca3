"""Kept pictures and films are read as they were written, and what is none is told in a sentence."""

import os
import struct
import zlib
from pathlib import Path

import pytest

from arcade.cabinet.formats.exports import PICTURES, discard, taken
from arcade.cabinet.formats.gif import GifWriter
from arcade.cabinet.formats.gif_films import Film, Unpacking, film_of
from arcade.cabinet.formats.picture_files import SIDE, halved, picture_of
from arcade.cabinet.formats.png import Picture, encode
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

PALETTE = ((0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 0, 255))


def noise(width: int, height: int, seed: int, colours: int = 4) -> bytes:
    """Pixels without any order."""
    dice = SplitMix(seed)
    return bytes(dice.below(colours) for _ in range(width * height))


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (320, 240), (1280, 7)])
def test_a_picture_comes_back(size: tuple[int, int]) -> None:
    picture = Picture(*size, noise(*size, 1), PALETTE)
    assert picture_of(encode(picture)) == picture


def test_only_what_was_doubled_is_halved() -> None:
    picture = Picture(6, 4, noise(6, 4, 2), PALETTE)
    assert halved(picture.scaled(2)) == picture
    assert halved(picture) is picture
    spoilt = bytearray(picture.scaled(2).pixels)
    spoilt[-1] ^= 1
    other = Picture(12, 8, bytes(spoilt), PALETTE)
    assert halved(other) is other
    odd = Picture(5, 5, bytes(25), PALETTE)
    assert halved(odd) is odd


def patched(data: bytes, **fields: int) -> bytes:
    """A PNG file with other numbers in its header."""
    names = ("width", "height", "depth", "kind", "packing", "filtering", "interlaced")
    values = dict(zip(names, struct.unpack_from(">IIBBBBB", data, 16), strict=True)) | fields
    header = b"IHDR" + struct.pack(">IIBBBBB", *values.values())
    return data[:12] + header + struct.pack(">I", zlib.crc32(header)) + data[33:]


GOOD = encode(Picture(4, 4, noise(4, 4, 3), PALETTE))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "the picture is damaged in its first bytes"),
        (b"x" + GOOD[1:], "the picture is damaged in its first bytes"),
        (GOOD[:30], "the picture is damaged in its header"),
        (GOOD.replace(b"IDAT", b"IDXT"), "the picture is damaged in its pixels"),
        (GOOD.replace(b"PLTE\0\0\0", b"PLTE\1\0\0"), "the picture is damaged in its palette"),
        (patched(GOOD, height=9), "the picture is damaged in its pixels"),
        (patched(GOOD, depth=4), "the picture is a PNG of another kind than the arcade's own"),
        (patched(GOOD, kind=2), "the picture is a PNG of another kind than the arcade's own"),
        (patched(GOOD, interlaced=1), "the picture is a PNG of another kind than the arcade's own"),
        (patched(GOOD, width=SIDE + 1), f"the picture has over {SIDE} pixels a side"),
        (patched(GOOD, width=0), f"the picture has over {SIDE} pixels a side"),
    ],
)
def test_what_is_no_picture_of_ours_is_told(data: bytes, words: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        picture_of(data)
    assert refused.value.words.english == words


def test_a_picture_that_would_unpack_to_too_much_is_refused() -> None:
    bomb = zlib.compress(bytes(10_000_000))
    packed = b"IDAT" + bomb
    data = GOOD[:33] + struct.pack(">I", len(bomb)) + packed + struct.pack(">I", zlib.crc32(packed))
    with pytest.raises(UnreadableError, match="damaged"):
        picture_of(data)


def film(width: int = 40, height: int = 30, count: int = 5, colours: int = 4) -> tuple[bytes, list[bytes]]:
    """A film and its pictures; each changes some rows."""
    palette = tuple((index, 0, 0) for index in range(colours))
    writer = GifWriter(width, height, palette)
    pixels = bytearray(noise(width, height, 4, colours))
    pictures: list[bytes] = []
    for number in range(count):
        row = number * 3 % height
        pixels[row * width : (row + 2) * width] = noise(width, min(2, height - row), number + 9, colours)
        pictures.append(bytes(pixels))
        writer.add(pictures[-1], 10)
    return writer.finish(), pictures


def pictures_of(found: Film) -> list[Picture]:
    """All pictures of a film, unpacked at once."""
    unpacking = Unpacking(found)
    return [at_once(unpacking.picture(number)) for number in range(len(found.frames))]


@pytest.mark.parametrize("colours", [2, 4, 16, 200])
@pytest.mark.parametrize("size", [(1, 1), (40, 30), (320, 240)])
def test_a_film_comes_back(size: tuple[int, int], colours: int) -> None:
    data, pictures = film(*size, count=3, colours=colours)
    found = film_of(data)
    assert (found.width, found.height) == size
    assert found.hundredths == 30
    seen = [(picture.pixels, frame.hundredths) for picture, frame in zip(pictures_of(found), found.frames, strict=True)]
    kept = [picture for place, picture in enumerate(pictures) if not place or picture != pictures[place - 1]]
    assert [pixels for pixels, _ in seen] == kept


FILM = film()[0]
IMAGE = FILM.index(b"\x2c\0\0")


def spoilt(at: int, byte: int) -> bytes:
    return FILM[:at] + bytes((byte,)) + FILM[at + 1 :]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "the film is damaged"),
        (b"PK" + FILM[2:], "the film is damaged"),
        (FILM[:200], "the film is damaged"),
        (FILM[:IMAGE] + b"\x3b", "the film is damaged"),
        (spoilt(IMAGE, 0x77), "the film is damaged"),
        (spoilt(IMAGE + 5, 99), "the film is damaged"),
        (spoilt(IMAGE + 10, 1), "the film is damaged"),
        (spoilt(IMAGE + 9, 0x40), "the film is of an unusual kind of GIF"),
        (spoilt(10, 0), "the film is of an unusual kind of GIF"),
        (spoilt(7, 0xFF), f"the picture has over {SIDE} pixels a side"),
    ],
)
def test_what_is_no_film_of_ours_is_told(data: bytes, words: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        pictures_of(film_of(data))
    assert refused.value.words.english == words


def test_a_film_with_any_byte_spoilt_is_shown_or_told() -> None:
    for at in range(len(FILM)):
        for byte in (0, 0xFF, FILM[at] ^ 1):
            try:
                for picture in pictures_of(film_of(spoilt(at, byte))):
                    assert len(picture.pixels) == picture.width * picture.height
                    assert max(picture.pixels) < len(picture.palette)
            except UnreadableError:
                pass


def test_what_is_taken_is_found_newest_first_and_discarded_whole(tmp_path: Path) -> None:
    folder = tmp_path / PICTURES
    assert taken(None) == taken(tmp_path) == []
    folder.mkdir()
    for name in ("a-1.png", "a-1.scr", "a-1.gif", "b-1.png", "c.txt"):
        (folder / name).write_bytes(b"x")
    (folder / "d.png").mkdir()
    order = ("b-1.png", "a-1.gif", "a-1.png")
    for age, name in enumerate(order):
        os.utime(folder / name, (1_000_000 - age, 1_000_000 - age))
    assert [path.name for path in taken(tmp_path)] == list(order)
    discard(folder / "a-1.png")
    assert sorted(path.name for path in folder.iterdir()) == ["a-1.gif", "b-1.png", "c.txt", "d.png"]
