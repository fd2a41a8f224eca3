"""The signs of Reaction time, drawn three times as large on a ball: a star, a skull, an arrow, or a letter."""

from functools import cache

from arcade.games.reflexe import ART
from arcade.machine.font import Font
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

SCALE = 3
SIGN = 2 * SCALE
"""Cells across a sign."""
_LEFT = ART["arrow"]
_RIGHT = _LEFT.mirrored()
SHAPES = {
    "star": ART["star"],
    "skull": ART["skull"],
    "left": _LEFT,
    "right": _RIGHT,
    "up": _LEFT.rotated(),
    "down": _RIGHT.rotated(),
}
"""The signs that are pictures."""


def on_ball(font: Font, name: str) -> Sprite:
    """A sign in dark ink on a white ball, 64 pixels square; round the ball it is as dark as the sign."""
    picture = smoothly(SHAPES[name], SCALE) if name in SHAPES else letters(font, name, SIGN, SIGN)
    return picture.over(_ball(), CELL, CELL).coloured("k", "W")


@cache
def _ball() -> Sprite:
    size = CELL * (SIGN + 2)

    def level(x: int, y: int) -> int:
        away = (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2
        if away >= size * size:
            return FULL
        return 20 if away > (size - 5) ** 2 and x + y > size else 0

    return shaded(size, size, level)
