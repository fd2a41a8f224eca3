"""Sprites joined into larger ones."""

from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.polyominoes import Cells
from arcade.toolkit.picture.sprites import Sprite


def beside(*sprites: Sprite, gap: int = 0) -> Sprite:
    """Sprites side by side, tops aligned, `gap` transparent pixels between them; colours are not kept."""
    width = sum(one.width for one in sprites) + gap * (len(sprites) - 1)
    height = max(one.height for one in sprites)
    joined, x = Sprite(width, (0,) * height, (0,) * height), 0
    for one in sprites:
        joined, x = one.over(joined, x), x + one.width + gap
    return joined


def above(*sprites: Sprite, gap: int = 0) -> Sprite:
    """Sprites one below the other, left edges aligned, `gap` transparent rows between them; colours are not kept."""
    width = max(one.width for one in sprites)
    height = sum(one.height for one in sprites) + gap * (len(sprites) - 1)
    joined, y = Sprite(width, (0,) * height, (0,) * height), 0
    for one in sprites:
        joined, y = one.over(joined, 0, y), y + one.height + gap
    return joined


def mosaic(cells: Cells, square: Sprite) -> Sprite:
    """A piece put together of equal squares, transparent where it has none; its rectangle's corner is the sprite's."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    height, width = max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
    whole = tiled(square, square.width * width, square.height * height)
    mask = [0] * whole.height
    for row, column in cells:
        bits = (1 << square.width) - 1 << square.width * (width - 1 - column + left)
        for line in range(square.height * (row - top), square.height * (row - top + 1)):
            mask[line] |= bits
    return Sprite(whole.width, tuple(inked & bits for inked, bits in zip(whole.ink, mask, strict=True)), tuple(mask))
