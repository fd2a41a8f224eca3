"""An easel for the pictures: light on black, dithered when a picture is done, and an ink for each cell."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import isqrt

from arcade.toolkit.picture.patterns import FULL, dither_line
from arcade.toolkit.picture.sprites import CELL, Sprite

_DITHER = [[[dither_line(tone, y) >> 7 - x & 1 for x in range(8)] for tone in range(FULL + 1)] for y in range(8)]

Point = tuple[int, int]
Span = tuple[int, int, int]
"""A row of pixels: y, the first x, and the x after the last."""
Tone = int | Callable[[int, int], int]
"""How much ink, 0 to 64: the same everywhere or by x and y."""


class DitheredScene:
    """A picture in the making; nothing drawn outside it harms."""

    def __init__(self, ink: str, columns: int, rows: int) -> None:
        """A dark picture of so many cells in an ink, a colour letter."""
        self.width, self.height = CELL * columns, CELL * rows
        self._light = [[0] * self.width for _ in range(self.height)]
        self._inks = [[ink] * columns for _ in range(rows)]

    def fill(self, shape: Iterable[Span], tone: Tone) -> None:
        """Fill a shape with a tone."""
        for y, left, right in shape:
            if 0 <= y < self.height:
                row = self._light[y]
                columns = range(max(left, 0), min(right, self.width))
                if not isinstance(tone, int):
                    for x in columns:
                        row[x] = min(max(tone(x, y), 0), FULL)
                elif columns:
                    row[columns.start : columns.stop] = [tone] * len(columns)

    def shade(self, shape: Iterable[Span], change: Tone) -> None:
        """Make a shape lighter, or darker by a negative tone."""
        for y, left, right in shape:
            if 0 <= y < self.height:
                row = self._light[y]
                for x in range(max(left, 0), min(right, self.width)):
                    more = change if isinstance(change, int) else change(x, y)
                    row[x] = min(max(row[x] + more, 0), FULL)

    def body(self, shape: Iterable[Span], tone: Tone, rim: int = 0) -> None:
        """Fill a shape within a rim, one pixel of another tone, that parts it from what is behind."""
        spans = list(shape)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            self.fill(((y + down, left + right, end + right) for y, left, end in spans), rim)
        self.fill(spans, tone)

    def stroke(self, points: Iterable[Point], tone: Tone = FULL, width: int = 1) -> None:
        """Draw lines from point to point, `width` pixels thick."""
        for (x, y), (to_x, to_y) in pairwise(points):
            steps = max(abs(to_x - x), abs(to_y - y), 1)
            for step in range(steps + 1):
                at_x = x + (2 * step * (to_x - x) + steps) // (2 * steps)
                at_y = y + (2 * step * (to_y - y) + steps) // (2 * steps)
                half = (width - 1) // 2
                self.fill(box(at_x - half, at_y - half, width, width), tone)

    def put(self, picture: Sprite, x: int, y: int) -> None:
        """Draw a sprite: its ink is full light, its paper none."""
        for down, (ink, solid) in enumerate(zip(picture.ink, picture.solid, strict=True), y):
            for place in range(picture.width):
                bit = 1 << picture.width - 1 - place
                if solid & bit:
                    self.fill(((down, x + place, x + place + 1),), FULL if ink & bit else 0)

    def colour(self, row: int, column: int, height: int, width: int, ink: str) -> None:
        """Give cells an ink, a colour letter."""
        for line in range(max(row, 0), min(row + height, len(self._inks))):
            for place in range(max(column, 0), min(column + width, len(self._inks[0]))):
                self._inks[line][place] = ink

    def tint(self, shape: Iterable[Span], ink: str, least: int = 20, around: int | None = None) -> None:
        """Give an ink to the cells of which a shape covers at least so many pixels.

        Where `around` is given, what is not of the shape in these cells gets that tone, so that it does not show in
        the wrong colour.
        """
        covered: dict[Point, set[Point]] = {}
        for y, left, right in shape:
            if 0 <= y < self.height:
                for x in range(max(left, 0), min(right, self.width)):
                    covered.setdefault((y // CELL, x // CELL), set()).add((x, y))
        for (row, column), pixels in covered.items():
            if len(pixels) < least:
                continue
            self._inks[row][column] = ink
            if around is not None:
                for y, left, right in box(CELL * column, CELL * row, CELL, CELL):
                    for x in range(left, right):
                        if (x, y) not in pixels:
                            self._light[y][x] = around

    def lamp(self, x: int, y: int, *rings: tuple[int, str]) -> None:
        """Colour the cells round a light: each ring is a radius in pixels and an ink, the widest first."""
        for radius, ink in rings:
            for row, inks in enumerate(self._inks):
                for column in range(len(inks)):
                    across, down = CELL * column + CELL // 2 - x, CELL * row + CELL // 2 - y
                    if across * across + down * down <= radius * radius:
                        inks[column] = ink

    def finished(self) -> Sprite:
        """The picture, dithered and coloured."""
        ink = []
        for y, row in enumerate(self._light):
            tones, bits = _DITHER[y % 8], 0
            for x, tone in enumerate(row):
                bits = bits << 1 | tones[tone][x & 7]
            ink.append(bits)
        picture = Sprite(self.width, tuple(ink), ((1 << self.width) - 1,) * self.height)
        return picture.coloured(["".join(row) for row in self._inks], "k")


def box(x: int, y: int, width: int, height: int) -> Iterator[Span]:
    """A rectangle."""
    return ((line, x, x + width) for line in range(y, y + height))


def ellipse(x: int, y: int, across: int, down: int) -> Iterator[Span]:
    """An ellipse round (x, y) with two half axes in pixels; with half axes of 0 it is a point."""
    for line in range(-down, down + 1):
        half = isqrt(across * across * (down * down - line * line)) // max(down, 1) if line else across
        yield y + line, x - half, x + half + 1


def polygon(*points: Point) -> Iterator[Span]:
    """A polygon, filled by the even-odd rule; a pixel row's crossings are taken at its middle."""
    edges = list(zip(points, (*points[1:], points[0]), strict=True))
    for y in range(min(y for _, y in points), max(y for _, y in points) + 1):
        crossings = []
        for (x1, y1), (x2, y2) in edges:
            if (y1 <= y < y2) or (y2 <= y < y1):
                crossings.append(x1 + (2 * (y - y1) + 1) * (x2 - x1) // (2 * (y2 - y1)))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            yield y, left, right + 1


@lru_cache(1 << 14)
def scattered(x: int, y: int, seed: int) -> int:
    """A number from 0 to 255 for a place, as good as random."""
    value = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ seed * 0xC2B2AE3D) & 0xFFFFFFFF
    value = (value ^ value >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    value = (value ^ value >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return (value ^ value >> 15) & 0xFF


def noise(x: int, y: int, size: int, seed: int = 0) -> int:
    """Hills and dales, 0 to 64: random heights at points `size` pixels apart, smoothly joined (value noise)."""
    column, across = divmod(x, size)
    row, down = divmod(y, size)
    # Smoothstep in 256ths.
    across = across * across * (3 * size - 2 * across) * 256 // size**3
    down = down * down * (3 * size - 2 * down) * 256 // size**3
    top = scattered(column, row, seed) * (256 - across) + scattered(column + 1, row, seed) * across
    low = scattered(column, row + 1, seed) * (256 - across) + scattered(column + 1, row + 1, seed) * across
    return (top * (256 - down) + low * down) >> 18
