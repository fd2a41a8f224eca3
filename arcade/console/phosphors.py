"""A machine's palette on a monitor of one colour."""

from functools import lru_cache

from arcade.machine.phosphors import PHOSPHORS

Palette = tuple[tuple[int, int, int], ...]


@lru_cache(16)
def seen(palette: Palette, phosphor: str) -> Palette:
    """A palette as a monitor of this phosphor shows it; "colour" leaves it alone."""
    if phosphor not in PHOSPHORS:
        return palette
    light = PHOSPHORS[phosphor].light
    return tuple(_shade(light, (299 * red + 587 * green + 114 * blue) // 1000) for red, green, blue in palette)


def _shade(light: tuple[int, int, int], luma: int) -> tuple[int, int, int]:
    red, green, blue = light
    return red * luma // 255, green * luma // 255, blue * luma // 255
