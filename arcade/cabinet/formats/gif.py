"""Moving pictures as GIF files (CompuServe GIF89a, LZW after Welch 1984), written without anybody's help."""

import struct
from collections.abc import Iterator

from arcade.cabinet.formats.png import Palette

CODE_LIMIT = 4096


def _lzw(pixels: bytes, depth: int) -> bytes:
    """Compress palette indices below 2**depth into a GIF code stream."""
    clear = 1 << depth
    out = bytearray()
    bits = held = 0
    width = depth + 1
    codes: dict[bytes, int] = {}

    def emit(code: int) -> None:
        nonlocal bits, held
        bits |= code << held
        held += width
        while held >= 8:
            out.append(bits & 255)
            bits >>= 8
            held -= 8

    def restart() -> None:
        nonlocal codes, width
        codes = {bytes([index]): index for index in range(clear)}
        width = depth + 1

    restart()
    emit(clear)
    following = clear + 2
    run = b""
    for index in pixels:
        longer = run + bytes([index])
        if longer in codes:
            run = longer
            continue
        emit(codes[run])
        if following < CODE_LIMIT:
            codes[longer] = following
            following += 1
            if following > 1 << width and width < 12:
                width += 1
        else:
            emit(clear)
            restart()
            following = clear + 2
        run = bytes([index])
    if run:
        emit(codes[run])
    emit(clear + 1)
    if held:
        out.append(bits & 255)
    return bytes(out)


def _blocks(data: bytes) -> bytes:
    parts = (data[start : start + 255] for start in range(0, len(data), 255))
    return b"".join(bytes([len(part)]) + part for part in parts) + b"\0"


class GifWriter:
    """Collects frames of one size and palette; `finish` gives the file.

    A frame is palette indices row by row; one equal to its predecessor only lengthens it.
    """

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self._size = (width, height)
        self._depth = max(2, (len(palette) - 1).bit_length())
        padded = [*palette, *[(0, 0, 0)] * ((1 << self._depth) - len(palette))]
        flags = 0x80 | (self._depth - 1) << 4 | (self._depth - 1)
        self._head = b"GIF89a" + struct.pack("<HHBBB", width, height, flags, 0, 0)
        self._head += b"".join(bytes(colour) for colour in padded)
        self._head += b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
        self._frames: list[tuple[bytes, int]] = []

    def add(self, pixels: bytes, hundredths: int) -> None:
        """Show a frame for so long."""
        if self._frames and self._frames[-1][0] == pixels:
            self._frames[-1] = (pixels, self._frames[-1][1] + hundredths)
        else:
            self._frames.append((pixels, hundredths))

    def finish(self) -> bytes:
        """The whole file."""
        return b"".join(self.parts())

    def parts(self) -> Iterator[bytes]:
        """The file frame by frame; after the first only the rows that changed are stored."""
        yield self._head
        before = b""
        for pixels, hundredths in self._frames:
            top, height = self._changed(before, pixels)
            width = self._size[0]
            control = b"\x21\xf9\x04\x04" + struct.pack("<H", min(hundredths, 65535)) + b"\0\0"
            place = b"\x2c" + struct.pack("<HHHHB", 0, top, width, height, 0)
            part = pixels[top * width : (top + height) * width]
            yield control + place + bytes([self._depth]) + _blocks(_lzw(part, self._depth))
            before = pixels
        yield b"\x3b"

    def _changed(self, before: bytes, after: bytes) -> tuple[int, int]:
        """First row and number of rows in which two frames differ."""
        width, height = self._size
        if not before:
            return 0, height
        lines = [slice(row * width, (row + 1) * width) for row in range(height)]
        rows = [row for row, line in enumerate(lines) if before[line] != after[line]]
        return (rows[0], rows[-1] - rows[0] + 1) if rows else (0, 1)
