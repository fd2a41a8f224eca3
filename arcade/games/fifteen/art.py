"""Drawings of the 14–15 puzzle: Sam Loyd's portrait on the tiles' backs, and his eyes in the hole."""

from functools import cache

from arcade.games.fifteen import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

ENLARGED = 3
PORTRAIT = ART["portrait"]
"""Forty pixels square, drawn to be enlarged."""
WINK = ART["wink"]
"""His left eye shut; it lies on the portrait at WINK_AT."""
WINK_AT = (22, 18)
BAND = (11, 9, 18, 2)
"""The ribbon of his hat: left, top, width and height in pixels of the portrait."""


def _eyes(pupil: int, lid: int = 0) -> Sprite:
    """Two eyes, their pupils moved by so many pixels, so many rows covered by the lids."""
    looking = [
        "".join("." if 2 <= y < 5 and abs(x - 3 - pupil) < 2 else sign for x, sign in enumerate(row))
        for y, row in enumerate(ART.rows("eye"))
    ]
    shut = ["........"] * lid + looking[lid:]
    return sprite([f"{row}..{row}" for row in shut]).inverted()


LOOK = Animation(
    tuple(_eyes(pupil, lid) for pupil, lid in ((0, 0), (0, 0), (-1, 0), (-1, 0), (0, 4), (2, 0), (2, 0), (0, 7))), 18
)
"""Eyes that look round and blink: yellow on the black of the hole, whose ink is the dark."""


@cache
def portrait(size: int, winking: bool = False) -> Sprite:
    """Sam Loyd, as large as the tray; `size` is in pixels."""
    drawn = WINK.over(PORTRAIT, *WINK_AT) if winking else PORTRAIT
    large = smoothly(drawn, ENLARGED)
    left = (size - large.width) // 2
    return large.cut(-left, large.height - size, size, size).opaque()
