"""Finished pictures as bytes, and many of them as one file.

A file begins with a line of text for each picture: bytes, width, height, name. After an empty line follow the pictures,
compressed one by one, so that one is read without the others.
"""

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from arcade.machine.ega import Block
from arcade.toolkit.picture.sprites import CELL, Paint, Sprite


@dataclass(frozen=True)
class Pixels:
    """A picture as plain bytes.

    Of a block, its rows. Of a sprite, the rows of its ink and of what is solid; if it is coloured, for each cell the
    bits of the attribute that change, then their values.
    """

    width: int
    height: int
    content: bytes


def pack(picture: Sprite | Block) -> Pixels:
    """A picture as plain bytes; raises ValueError for a sprite that has not a colour for each of its cells."""
    if isinstance(picture, Block):
        return Pixels(picture.width, picture.height, b"".join(picture.rows))
    cells = [paint for row in picture.paints for paint in row]
    if picture.paints and [len(row) for row in picture.paints] != [picture.columns] * picture.lines:
        raise ValueError("a sprite to be packed has a colour for each of its cells or none at all")
    rows = [row.to_bytes(picture.columns) for row in (*picture.ink, *picture.solid)]
    colours = bytes(mask for mask, _ in cells) + bytes(value for _, value in cells)
    return Pixels(picture.width, picture.height, b"".join(rows) + colours)


def as_block(pixels: Pixels) -> Block:
    """A block of pixels that was packed; raises ValueError where there are too few bytes or too many."""
    if len(pixels.content) != pixels.width * pixels.height:
        raise ValueError("a packed block has a byte for each pixel")
    return Block(tuple(_parts(pixels.content, pixels.width)))


def as_sprite(pixels: Pixels) -> Sprite:
    """A sprite that was packed; raises ValueError where there are too few bytes or too many."""
    columns, lines = -(-pixels.width // CELL), -(-pixels.height // CELL)
    plane, cells = columns * pixels.height, columns * lines
    if len(pixels.content) not in (2 * plane, 2 * plane + 2 * cells):
        raise ValueError("a packed sprite has a bit for each pixel, twice, and two bytes for each cell or none at all")
    rows = [int.from_bytes(row) for row in _parts(pixels.content[: 2 * plane], columns)]
    masks, values = (pixels.content[2 * plane + part * cells :][:cells] for part in range(2))
    # Cells of one colour share it: a picture has hundreds of cells and few colours.
    shared: dict[Paint, Paint] = {}
    paints = [shared.setdefault(paint, paint) for paint in zip(masks, values, strict=True)]
    return Sprite(
        pixels.width,
        tuple(rows[: pixels.height]),
        tuple(rows[pixels.height :]),
        tuple(tuple(paints[start : start + columns]) for start in range(0, len(paints), columns)),
    )


def _parts(content: bytes, length: int) -> Iterator[bytes]:
    return (content[start : start + length] for start in range(0, len(content), length))


def written(pictures: Mapping[str, Pixels]) -> bytes:
    """Pictures by name as their file."""
    packed = {name: zlib.compress(pixels.content, 9) for name, pixels in pictures.items()}
    lines = [f"{len(packed[name])} {pixels.width} {pixels.height} {name}\n" for name, pixels in pictures.items()]
    return "".join([*lines, "\n"]).encode() + b"".join(packed.values())


class PackedFile:
    """A file of pictures, of which each is read when it is asked for."""

    def __init__(self, path: Path) -> None:
        """Read where each picture is; raises OSError, and ValueError where this is no file of pictures."""
        self._path = path
        self._places: dict[str, tuple[int, int, int, int]] = {}
        """Beginning, bytes, width and height by name."""
        with path.open("rb") as file:
            at = 0
            while (line := file.readline()) != b"\n":
                length, width, height, name = line.decode().rstrip("\n").split(" ", 3)
                self._places[name] = at, int(length), int(width), int(height)
                at += int(length)
            self._start = file.tell()

    @property
    def names(self) -> list[str]:
        """What the pictures are called, in the order of the file."""
        return list(self._places)

    def pixels(self, name: str) -> Pixels:
        """A picture; raises KeyError for one it has not, OSError and ValueError where it cannot be read."""
        at, length, width, height = self._places[name]
        with self._path.open("rb") as file:
            file.seek(self._start + at)
            packed = file.read(length)
        try:
            return Pixels(width, height, zlib.decompress(packed))
        except zlib.error as error:
            raise ValueError(f"the picture {name!r} in {self._path} is damaged: {error}") from None
