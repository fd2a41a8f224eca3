"""Sprites joined into larger ones."""

from arcade.toolkit.sprites import Sprite


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
