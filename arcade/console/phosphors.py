"""The colours of monitors of one colour."""

from functools import lru_cache

Palette = tuple[tuple[int, int, int], ...]

PHOSPHOR = {"white": (225, 238, 255), "green": (70, 255, 110), "amber": (255, 178, 50)}
"""The full light of each."""


@lru_cache(16)
def seen(palette: Palette, phosphor: str) -> Palette:
    """A palette as a monitor of this phosphor shows it; "colour" leaves it alone."""
    full = PHOSPHOR.get(phosphor)
    if full is None:
        return palette
    return tuple(_shade(full, (299 * red + 587 * green + 114 * blue) // 1000) for red, green, blue in palette)


def _shade(full: tuple[int, int, int], light: int) -> tuple[int, int, int]:
    return full[0] * light // 255, full[1] * light // 255, full[2] * light // 255
