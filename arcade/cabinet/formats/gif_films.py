"""Films that the arcade kept, read again: GIF files of one palette, as `gif` writes them."""

import struct
from collections.abc import Generator
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.formats.gif import CODE_LIMIT
from arcade.cabinet.formats.picture_files import SIDE
from arcade.cabinet.formats.png import Palette, Picture
from arcade.toolkit.contract.cartridge import UnreadableError

HEADS = (b"GIF89a", b"GIF87a")
EXTENSION, IMAGE, END = 0x21, 0x2C, 0x3B
CONTROL = 0xF9
"""The extension that says how long a frame is shown."""
TRANSPARENT = 1
PIECE = 512
"""Bytes that are unpacked at once: about a millisecond's work."""
LEAST_DEPTH, MOST_DEPTH = 2, 8


@dataclass(frozen=True)
class Frame:
    """A part of the picture that changes, packed, and for how many hundredths of a second it is seen."""

    left: int
    top: int
    width: int
    height: int
    depth: int
    packed: bytes
    hundredths: int


@dataclass(frozen=True)
class Film:
    """Frames that follow each other on one picture."""

    width: int
    height: int
    palette: Palette
    frames: tuple[Frame, ...]

    @property
    def hundredths(self) -> int:
        """How long it lasts."""
        return sum(frame.hundredths for frame in self.frames)


class Unpacking:
    """The pictures of a film, one after the other, each made in small pieces of work."""

    def __init__(self, film: Film) -> None:
        self._film = film
        self._pixels = bytearray(film.width * film.height)

    def picture(self, number: int) -> Generator[int, None, Picture]:
        """The picture of a frame, once those before it were made. Raises UnreadableError where it is damaged."""
        film, frame = self._film, self._film.frames[number]
        part = yield from _unpacked(frame.packed, frame.depth, frame.width * frame.height)
        if part.translate(None, bytes(range(len(film.palette)))):  # what is left has no colour
            raise UnreadableError(strings.GIF_DAMAGED)
        for row in range(frame.height):
            at = (frame.top + row) * film.width + frame.left
            self._pixels[at : at + frame.width] = part[row * frame.width : (row + 1) * frame.width]
        return Picture(film.width, film.height, bytes(self._pixels), tuple(film.palette))


def film_of(data: bytes) -> Film:
    """The film of a file, whose frames are unpacked when they are looked at. Raises UnreadableError."""
    try:
        return _parsed(data)
    except (IndexError, struct.error):
        raise UnreadableError(strings.GIF_DAMAGED) from None


def _parsed(data: bytes) -> Film:
    if not data.startswith(HEADS):
        raise UnreadableError(strings.GIF_DAMAGED)
    width, height, flags = struct.unpack_from("<HHB", data, 6)
    if not (0 < width <= SIDE and 0 < height <= SIDE):
        raise UnreadableError(strings.PNG_TOO_LARGE, side=SIDE)
    if not flags & 0x80:
        raise UnreadableError(strings.GIF_UNUSUAL)
    count = 2 << (flags & 7)
    palette = tuple((data[at], data[at + 1], data[at + 2]) for at in range(13, 13 + 3 * count, 3))
    place, hundredths = 13 + 3 * count, 0
    frames: list[Frame] = []
    while data[place] != END:
        kind = data[place]
        if kind == EXTENSION:
            block, after = _blocks(data, place + 2)
            if data[place + 1] == CONTROL:
                flags, hundredths = struct.unpack_from("<BH", block)
                if flags & TRANSPARENT:
                    raise UnreadableError(strings.GIF_UNUSUAL)
            place = after
            continue
        if kind != IMAGE:
            raise UnreadableError(strings.GIF_DAMAGED)
        left, top, wide, high, flags, depth = struct.unpack_from("<HHHHBB", data, place + 1)
        if flags:
            raise UnreadableError(strings.GIF_UNUSUAL)
        inside = 0 < wide <= width - left and 0 < high <= height - top
        if not inside or not LEAST_DEPTH <= depth <= MOST_DEPTH:
            raise UnreadableError(strings.GIF_DAMAGED)
        packed, place = _blocks(data, place + 11)
        frames.append(Frame(left, top, wide, high, depth, packed, hundredths))
    if not frames:
        raise UnreadableError(strings.GIF_DAMAGED)
    return Film(width, height, palette, tuple(frames))


def _blocks(data: bytes, place: int) -> tuple[bytes, int]:
    """The joined blocks that begin at a place, and the place after them. Raises IndexError where they have no end."""
    parts: list[bytes] = []
    while data[place]:
        parts.append(data[place + 1 : place + 1 + data[place]])
        place += 1 + data[place]
    return b"".join(parts), place + 1


def _unpacked(packed: bytes, depth: int, size: int) -> Generator[int, None, bytes]:
    """So many palette indices out of a stream of codes, after Welch. Raises UnreadableError."""
    clear = 1 << depth
    single = [*(bytes((index,)) for index in range(clear)), b"", b""]
    table, width, last = list(single), depth + 1, b""
    bits = held = 0
    out = bytearray()
    for place, byte in enumerate(packed):
        if place % PIECE == PIECE - 1:
            yield len(out)
        bits |= byte << held
        held += 8
        while held >= width:
            code, bits = bits & (1 << width) - 1, bits >> width
            held -= width
            if code == clear:
                table, width, last = list(single), depth + 1, b""
                continue
            if code < len(table):
                run = table[code]
            elif last and code == len(table):
                run = last + last[:1]
            else:
                raise UnreadableError(strings.GIF_DAMAGED)
            if not run:  # the code that ends it
                if len(out) != size:
                    raise UnreadableError(strings.GIF_DAMAGED)
                return bytes(out)
            out += run
            if len(out) > size:
                raise UnreadableError(strings.GIF_DAMAGED)
            if last and len(table) < CODE_LIMIT:
                table.append(last + run[:1])
                if len(table) == 1 << width and len(table) < CODE_LIMIT:
                    width += 1
            last = run
    raise UnreadableError(strings.GIF_DAMAGED)
