"""A picture of a byte a pixel that is drawn on: areas, pictures with or without holes, parts of other pictures."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from arcade.machine.monitor.bits import Sprite

Rect = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


def inside(rect: Rect, x: int, y: int) -> bool:
    """Whether a pixel is one of a rectangle's."""
    left, top, width, height = rect
    return left <= x < left + width and top <= y < top + height


def overlap(one: Rect, other: Rect) -> bool:
    """Whether both cover a pixel."""
    (a, b, width, height), (c, d, wide, high) = one, other
    return a < c + wide and c < a + width and b < d + high and d < b + height


class Raster:
    """`width` by `height` pixels. What reaches beyond them is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.bytes = bytearray(width * height)
        self.changes = 0
        """How often something was drawn."""
        self._window: Rect = (0, 0, width, height)

    @contextmanager
    def within(self, rect: Rect) -> Iterator[None]:
        """Leave out everything beyond a rectangle, while it lasts."""
        before, self._window = self._window, self.clipped(rect)
        try:
            yield
        finally:
            self._window = before

    def clipped(self, rect: Rect) -> Rect:
        """The part of a rectangle that lies on the picture; its width or height is 0 where there is none."""
        left, top, width, height = rect
        from_left, from_top, wide, high = self._window
        right, bottom = min(left + width, from_left + wide), min(top + height, from_top + high)
        left, top = max(left, from_left), max(top, from_top)
        return left, top, max(right - left, 0), max(bottom - top, 0)

    def fill(self, rect: Rect, colour: int) -> None:
        """Paint an area."""
        left, top, width, height = self.clipped(rect)
        self.changes += 1
        row = bytes((colour,)) * width
        pixels, stride = self.bytes, self.width
        for at in range(top * stride + left, (top + height) * stride + left, stride):
            pixels[at : at + width] = row

    def put(self, left: int, top: int, rows: Sequence[bytes], width: int) -> None:
        """Lay rows of `width` colours down as they are, holes and all."""
        self.changes += 1
        from_left, from_top, wide, high = self.clipped((left, top, width, len(rows)))
        skip = from_left - left
        pixels, stride = self.bytes, self.width
        at = from_top * stride + from_left
        for row in rows[from_top - top : from_top - top + high]:
            pixels[at : at + wide] = row[skip : skip + wide]
            at += stride

    def stamp(self, left: int, top: int, sprite: Sprite) -> None:
        """Lay a picture down; what is below shows through its holes."""
        from_left, from_top, wide, high = self.clipped((left, top, sprite.width, sprite.height))
        if sprite.solid:
            self.put(left, top, sprite.rows, sprite.width)
            return
        self.changes += 1
        if wide < sprite.width:
            sprite = sprite.part(from_left - left, 0, wide, sprite.height)
        pixels, stride = self.bytes, self.width
        at = from_top * stride + from_left
        for cover, ink in sprite.layers[from_top - top : from_top - top + high]:
            if cover:
                below = int.from_bytes(pixels[at : at + wide])
                pixels[at : at + wide] = (below & ~cover | ink).to_bytes(wide)
            at += stride

    def shade(self, rect: Rect, table: bytes) -> None:
        """Change every colour of an area by a table of 256."""
        left, top, width, height = self.clipped(rect)
        self.changes += 1
        pixels, stride = self.bytes, self.width
        for at in range(top * stride + left, (top + height) * stride + left, stride):
            pixels[at : at + width] = pixels[at : at + width].translate(table)

    def cut(self, rect: Rect) -> Sprite:
        """A copy of an area."""
        left, top, width, height = self.clipped(rect)
        stride = self.width
        first = top * stride + left
        return Sprite(
            width, tuple(bytes(self.bytes[at : at + width]) for at in range(first, first + height * stride, stride))
        )
