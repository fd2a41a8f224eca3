"""The picture of 640 by 350 palette indices, a byte each, and what draws on it: PSET, LINE, CIRCLE, PAINT, GET, PUT.

Whole numbers only, so that every computer draws the same; what lies outside the picture is left out.
"""

import re
import zlib
from dataclasses import dataclass
from functools import lru_cache
from math import cos, isqrt, pi, sin
from typing import Self

from arcade.machine.essence import Essential

WIDTH, HEIGHT = 640, 350
COLOURS = 16
ASPECT = (35, 48)
"""The height of a circle to its width in pixels that look round: 4 * (350 / 640) / 3."""
_FINE = 4096


@dataclass(frozen=True)
class Block:
    """A rectangle of pixels that GET took: rows of palette indices."""

    rows: tuple[bytes, ...]

    @property
    def width(self) -> int:
        """Pixels across."""
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        """Pixels down."""
        return len(self.rows)

    def under(self, other: "Block", left: int, top: int, clear: int) -> "Block":
        """This one with another, which lies within it, on it: a picture to be put at once.

        Pixels of the colour `clear` are left out.
        """
        rows = list(map(bytearray, self.rows))
        for row, above in zip(rows[top:], other.rows, strict=False):
            at = left
            for run in above.split(bytes((clear,))):
                row[at : at + len(run)] = run
                at += len(run) + 1
        return Block(tuple(map(bytes, rows)))


class Canvas(Essential):
    """What the adapter's memory shows."""

    def __init__(self) -> None:
        self.bytes = bytearray(WIDTH * HEIGHT)
        self._picture = b""

    def essence(self) -> bytes:
        return zlib.compress(self.bytes, 1)

    @classmethod
    def from_essence(cls, essence: bytes) -> Self:
        """Raises ValueError or zlib.error for what is no canvas."""
        canvas = cls()
        pixels = zlib.decompressobj().decompress(essence, WIDTH * HEIGHT)
        if len(pixels) != WIDTH * HEIGHT:
            raise ValueError(f"{len(pixels)} pixels")
        canvas.bytes[:] = pixels
        return canvas

    @property
    def picture(self) -> bytes:
        """All pixels, row by row; the same object as long as nothing changes."""
        if self.bytes != self._picture:
            self._picture = bytes(self.bytes)
        return self._picture

    def clear(self) -> None:
        """Every pixel to colour 0."""
        self.bytes[:] = bytes(WIDTH * HEIGHT)

    def pset(self, x: int, y: int, colour: int) -> None:
        """One pixel."""
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.bytes[WIDTH * y + x] = colour

    def point(self, x: int, y: int) -> int:
        """The colour of a pixel, or -1 outside."""
        return self.bytes[WIDTH * y + x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else -1

    def span(self, left: int, right: int, y: int, colour: int) -> None:
        """A row of pixels, both ends included."""
        left, right = max(left, 0), min(right, WIDTH - 1)
        if left <= right and 0 <= y < HEIGHT:
            start = WIDTH * y + left
            self.bytes[start : start + right - left + 1] = bytes((colour,)) * (right - left + 1)

    def line(self, start: tuple[int, int], end: tuple[int, int], colour: int) -> None:
        """A line, both ends included, the same from either (J. E. Bresenham, 1965)."""
        (y, x), (to_y, to_x) = sorted(((start[1], start[0]), (end[1], end[0])))
        if y == to_y:
            self.span(min(x, to_x), max(x, to_x), y, colour)
            return
        across, down = abs(to_x - x), to_y - y
        right = 1 if to_x >= x else -1
        error = across - down
        while True:
            self.pset(x, y, colour)
            if (x, y) == (to_x, to_y):
                return
            twice = 2 * error
            if twice > -down:
                error -= down
                x += right
            if twice < across:
                error += across
                y += 1

    def box(self, start: tuple[int, int], end: tuple[int, int], colour: int, filled: bool = False) -> None:
        """A rectangle between two corners: LINE with B, or with BF."""
        left, right = sorted((start[0], end[0]))
        top, bottom = sorted((start[1], end[1]))
        for y in range(top, bottom + 1) if filled else (top, bottom):
            self.span(left, right, y, colour)
        if not filled:
            self._column(left, top, bottom, colour)
            self._column(right, top, bottom, colour)

    def _column(self, x: int, top: int, bottom: int, colour: int) -> None:
        top, bottom = max(top, 0), min(bottom, HEIGHT - 1)
        if 0 <= x < WIDTH and top <= bottom:
            self.bytes[WIDTH * top + x : WIDTH * bottom + x + 1 : WIDTH] = bytes((colour,)) * (bottom - top + 1)

    def circle(
        self,
        x: int,
        y: int,
        radius: int,
        colour: int,
        start: float = 0.0,
        end: float = 2 * pi,
        aspect: tuple[int, int] = ASPECT,
    ) -> None:
        """A circle, ellipse (`aspect` is height to width) or arc from an angle to another, counted against the clock.

        The radius is the larger one. A negative angle draws the radius there, too.
        """
        across, down = _radii(radius, aspect)
        whole = start == 0.0 and end == 2 * pi
        first, last = _vector(abs(start), across, down), _vector(abs(end), across, down)
        for right, below in _outline(across, down):
            if whole or _between((right, below), first, last, abs(start), abs(end)):
                self.pset(x + right, y + below, colour)
        for angle, (right, below) in ((start, first), (end, last)):
            if angle < 0:
                self.line((x, y), (x + right // _FINE, y + below // _FINE), colour)

    def disc(self, x: int, y: int, radius: int, colour: int, aspect: tuple[int, int] = ASPECT) -> None:
        """A filled circle, as CIRCLE and PAINT would make it."""
        across, down = _radii(radius, aspect)
        for below, half in _halves(across, down):
            self.span(x - half, x + half, y + below, colour)

    def paint(self, x: int, y: int, colour: int, border: int | None = None) -> None:
        """Fill from a pixel on: up to a border colour (the fill's own where none is named)."""
        edge = colour if border is None else border
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            return
        todo, pixels = [(x, y)], self.bytes
        while todo:
            x, y = todo.pop()
            row = WIDTH * y
            if pixels[row + x] in (edge, colour):
                continue
            left = right = x
            while left > 0 and pixels[row + left - 1] not in (edge, colour):
                left -= 1
            while right < WIDTH - 1 and pixels[row + right + 1] not in (edge, colour):
                right += 1
            self.span(left, right, y, colour)
            for other in (y - 1, y + 1):
                if 0 <= other < HEIGHT:
                    line = WIDTH * other
                    todo += [
                        (at, other)
                        for at in range(left, right + 1)
                        if pixels[line + at] not in (edge, colour)
                        and (at == right or pixels[line + at + 1] in (edge, colour))
                    ]

    def get(self, left: int, top: int, width: int, height: int) -> Block:
        """A rectangle that lies within the picture, to be put again."""
        starts = range(WIDTH * top + left, WIDTH * (top + height) + left, WIDTH)
        return Block(tuple(bytes(self.bytes[start : start + width]) for start in starts))

    def put(self, block: Block, left: int, top: int, clear: int | None = None) -> None:
        """Put a rectangle; what is outside is cut off, and pixels of the colour `clear` are left out."""
        rows = block.rows
        if not (0 <= left <= WIDTH - block.width and 0 <= top <= HEIGHT - block.height):
            shown = slice(max(-left, 0), max(WIDTH - left, 0))
            rows = tuple([row[shown] for row in rows[max(-top, 0) : max(HEIGHT - top, 0)]])
            left, top = max(left, 0), max(top, 0)
        pixels, start = self.bytes, WIDTH * top + left
        if clear is None:
            width = len(rows[0]) if rows else 0
            for row in rows:
                pixels[start : start + width] = row
                start += WIDTH
        else:
            for at, end, run in _runs(rows, clear):
                pixels[start + at : start + end] = run


@lru_cache(256)
def _runs(rows: tuple[bytes, ...], clear: int) -> tuple[tuple[int, int, bytes], ...]:
    """Pixels side by side that are not of the colour `clear`: where in the picture they begin and end, counted from
    the first row's first."""
    opaque = re.compile(b"[^" + re.escape(bytes((clear,))) + b"]+")
    return tuple(
        (WIDTH * y + run.start(), WIDTH * y + run.end(), run.group())
        for y, row in enumerate(rows)
        for run in opaque.finditer(row)
    )


def _radii(radius: int, aspect: tuple[int, int]) -> tuple[int, int]:
    """How far an ellipse reaches across and down; the larger of the two is its radius."""
    tall, wide = aspect
    return (radius, radius * tall // wide) if tall <= wide else (radius * wide // tall, radius)


def _half(below: int, down: int, across: int) -> int:
    """How far an ellipse reaches to the side, rounded, so many rows from its middle."""
    return (isqrt(4 * across * across * (down * down - below * below) // max(down * down, 1)) + 1) // 2


@lru_cache(256)
def _outline(across: int, down: int) -> frozenset[tuple[int, int]]:
    """The pixels of an ellipse from its middle; found by columns and by rows, so that there are no gaps."""
    points: set[tuple[int, int]] = set()
    for right in range(-across, across + 1):
        below = _half(right, across, down)
        points |= {(right, below), (right, -below)}
    for below in range(-down, down + 1):
        right = _half(below, down, across)
        points |= {(right, below), (-right, below)}
    return frozenset(points)


@lru_cache(256)
def _halves(across: int, down: int) -> tuple[tuple[int, int], ...]:
    """The rows of an ellipse from its middle, and how far each reaches to either side."""
    halves: dict[int, int] = {}
    for right, below in _outline(across, down):
        halves[below] = max(halves.get(below, 0), right)
    return tuple(halves.items())


def _vector(angle: float, across: int, down: int) -> tuple[int, int]:
    """The way from the middle to an ellipse's edge at an angle, in 4096ths of a pixel."""
    return round(across * _FINE * cos(angle)), -round(down * _FINE * sin(angle))


def _between(point: tuple[int, int], first: tuple[int, int], last: tuple[int, int], start: float, end: float) -> bool:
    """Whether a point is on the arc that leads against the clock from one vector to another."""

    def left_of(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return one[1] * other[0] - one[0] * other[1] >= 0

    after, before = left_of(first, point), left_of(point, last)
    return (after and before) if (end - start) % (2 * pi) <= pi else (after or before)
