"""The 6,912 bytes of the screen in their real layout: three thirds of eight rows, pixel lines interleaved."""

from collections.abc import Sequence
from enum import Enum

from arcade.machine.spectrum.covering import Colouring, Steps, depth, inside, steps

WIDTH, HEIGHT = 256, 192
ROWS, COLUMNS = 24, 32
LINES = tuple((y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 for y in range(HEIGHT))
"""Where in the bitmap each pixel line begins, from the top."""

_number = int.from_bytes
"""Looked up once: that takes as long as to convert a slice."""


class Mode(Enum):
    """How a bitmap meets what is on the screen."""

    SET = "set"
    """The rectangle is replaced."""
    OR = "or"
    """Its pixels are set."""
    XOR = "xor"
    """Its pixels are flipped; twice restores."""
    MASK = "mask"
    """Its pixels are cleared: the hole into which OR then puts a picture."""


class ScreenMemory:
    """Bitmap and attributes."""

    def __init__(self) -> None:
        self.display = bytearray(6144)
        self.attributes = bytearray(768)

    def cell(self, row: int, column: int) -> bytes:
        """The eight bytes of a cell, from the top."""
        start = LINES[8 * row] + column
        return bytes(self.display[start : start + 1793 : 256])

    def set_cell(self, row: int, column: int, rows: bytes) -> None:
        """Store eight bytes into a cell, from the top."""
        start = LINES[8 * row] + column
        self.display[start : start + 1793 : 256] = rows

    def scroll(self, rows: int, attribute: int) -> None:
        """Move the lowest `rows` rows (24: all, the top one is lost) up by one and clear the bottom row."""
        rows = min(rows, ROWS - 1)
        for row in range(ROWS - 1 - rows, ROWS - 1):
            for line in range(8 * row, 8 * row + 8):
                self.display[LINES[line] : LINES[line] + 32] = self.display[LINES[line + 8] : LINES[line + 8] + 32]
        first = COLUMNS * (ROWS - 1 - rows)
        self.attributes[first : 768 - COLUMNS] = self.attributes[first + COLUMNS :]
        self.clear(ROWS - 1, attribute)

    def clear(self, first_row: int, attribute: int) -> None:
        """Blank the rows from `first_row` to the bottom."""
        if first_row == 0:
            self.display[:] = bytes(6144)
        for line in range(8 * first_row, HEIGHT if first_row else 0):
            self.display[LINES[line] : LINES[line] + 32] = bytes(32)
        self.attributes[COLUMNS * first_row :] = bytes((attribute,)) * (COLUMNS * (ROWS - first_row))

    def stamp(self, x: int, y: int, rows: Sequence[int], width: int, mode: Mode) -> None:
        """Combine a bitmap with the screen: `rows` from the top, bit width-1 the leftmost pixel, its top left pixel
        at x from the left and y from the top; what lies outside the screen is cut off."""
        if mode is Mode.XOR and 0 <= x <= WIDTH - width and 0 <= y <= HEIGHT - len(rows):
            self._flip(x, y, rows, width)
            return
        first, size, shift, field = _span(x, width)
        if size <= 0:
            return
        always = field if mode is Mode.SET else 0
        cleared = field if mode in (Mode.OR, Mode.MASK) else 0
        flipped, whole = 0 if mode is Mode.MASK else field, (1 << 8 * size) - 1
        top = max(y, 0)
        for line, row in zip(range(top, HEIGHT), rows[top - y :], strict=False):
            start = LINES[line] + first
            bits = row << shift if shift >= 0 else row >> -shift
            if always == whole:  # not even looked at
                self.display[start : start + size] = (bits & field).to_bytes(size)
                continue
            old = _number(self.display[start : start + size])
            new = old & ~(always | bits & cleared) ^ bits & flipped
            self.display[start : start + size] = new.to_bytes(size)

    def _flip(self, x: int, y: int, rows: Sequence[int], width: int) -> None:
        """Flip a picture's pixels, in the steps of one laid over the screen: what is flipped is flipped back later."""
        display = self.display
        base = _first_byte(x, y)
        bits = tuple(rows)
        puts, merges = steps(bits, bits, width, x & 7, depth(y, len(bits)))
        for start, end, stride, added in puts:
            place = slice(base + start, base + end, stride)
            display[place] = bytearray((_number(display[place]) ^ _number(added)).to_bytes(len(added)))
        for start, end, stride, size, _, flipped in merges:
            place = slice(base + start, base + end, stride)
            display[place] = bytearray((_number(display[place]) ^ flipped).to_bytes(size))

    def cover(self, x: int, y: int, solid: Sequence[int], ink: Sequence[int], width: int) -> None:
        """Lay a picture over the screen in one pass: where `solid` has bits, `ink` replaces what is there.

        What lies outside the screen is cut off.
        """
        solid, ink = tuple(solid), tuple(ink)
        left, right = max(-x, 0), max(x + width - WIDTH, 0)
        top, bottom = max(-y, 0), max(y + len(solid) - HEIGHT, 0)
        if left or right or top or bottom:
            if left + right >= width or top + bottom >= len(solid):
                return
            solid, ink = inside(solid, ink, width, left, top, right, bottom)
            x, y, width = x + left, y + top, width - left - right
        self.lay(x, y, steps(solid, ink, width, x & 7, depth(y, len(solid))))

    def lay(self, x: int, y: int, laid: Steps, colouring: Colouring | None = None) -> None:
        """Take the steps that a picture's place within a cell or a third needs, at a pixel with such a place.

        A colouring's attributes count from the pixel's cell, too.
        """
        display = self.display
        base = _first_byte(x, y)
        puts, merges = laid
        for start, end, stride, bits in puts:
            display[base + start : base + end : stride] = bits
        for start, end, stride, size, keep, added in merges:
            place = slice(base + start, base + end, stride)
            display[place] = bytearray((_number(display[place]) & keep | added).to_bytes(size))
        if colouring is not None:
            first, size, keep, added = colouring
            first += (y >> 3) * COLUMNS + (x >> 3)
            cells = slice(first, first + size)
            self.attributes[cells] = bytearray((_number(self.attributes[cells]) & keep | added).to_bytes(size))

    def colour(self, x: int, y: int, width: int, height: int, attribute: int) -> None:
        """Give every cell that a rectangle of pixels touches an attribute."""
        left, right = max(x, 0) >> 3, min(x + width + 7, WIDTH) >> 3
        top, bottom = max(y, 0) >> 3, min(y + height + 7, HEIGHT) >> 3
        if left < right:
            fill = bytes((attribute,)) * (right - left)
            for row in range(top, bottom):
                self.attributes[COLUMNS * row + left : COLUMNS * row + right] = fill


def _first_byte(x: int, y: int) -> int:
    """Where in the bitmap a pixel's cell begins."""
    return (y & 0xC0) << 5 | (y & 0x38) << 2 | x >> 3


def _span(x: int, width: int) -> tuple[int, int, int, int]:
    """Of a strip of `width` pixels at x: its first byte in a line, its bytes, how far its bits are shifted left (or
    right, negative) to lie in them, and a mask of those on the screen."""
    first, last = max(x, 0) >> 3, min(x + width - 1, WIDTH - 1) >> 3
    size = last + 1 - first
    shift = 8 * (last + 1) - (x + width)
    box = (1 << width) - 1
    field = (box << shift if shift >= 0 else box >> -shift) & (1 << 8 * max(size, 0)) - 1
    return first, size, shift, field
