"""Sprites joined into larger ones."""

from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.polyominoes import Cells, corner
from arcade.toolkit.picture.sprites import Sprite


def beside(*sprites: Sprite, gap: int = 0) -> Sprite:
    """Sprites side by side, tops aligned, `gap` transparent pixels between them; colours are not kept."""
    width = sum(one.width for one in sprites) + gap * (len(sprites) - 1)
    height = max(one.height for one in sprites)
    ink, solid = [0] * height, [0] * height
    x = width
    for one in sprites:
        x -= one.width
        for y, (inked, covered) in enumerate(zip(one.ink, one.solid, strict=True)):
            ink[y] |= inked << x
            solid[y] |= covered << x
        x -= gap
    return Sprite(width, tuple(ink), tuple(solid))


def above(*sprites: Sprite, gap: int = 0) -> Sprite:
    """Sprites one below the other, left edges aligned, `gap` transparent rows between them; colours are not kept."""
    width = max(one.width for one in sprites)
    ink: list[int] = []
    solid: list[int] = []
    for place, one in enumerate(sprites):
        blank = (0,) * (gap if place else 0)
        ink += (*blank, *(row << width - one.width for row in one.ink))
        solid += (*blank, *(row << width - one.width for row in one.solid))
    return Sprite(width, tuple(ink), tuple(solid))


def mosaic(cells: Cells, square: Sprite) -> Sprite:
    """A piece put together of equal squares, transparent where it has none; its rectangle's corner is the sprite's."""
    top, left = corner(cells)
    height, width = max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
    whole = tiled(square, square.width * width, square.height * height)
    mask = [0] * whole.height
    for row, column in cells:
        bits = (1 << square.width) - 1 << square.width * (width - 1 - column + left)
        for line in range(square.height * (row - top), square.height * (row - top + 1)):
            mask[line] |= bits
    return Sprite(whole.width, tuple(inked & bits for inked, bits in zip(whole.ink, mask, strict=True)), tuple(mask))
