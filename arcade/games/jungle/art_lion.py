"""A lion's head against the light."""

from functools import cache

from arcade.toolkit.picture.dithered_scene import Span, polygon
from arcade.toolkit.picture.sprites import Sprite

MANE = ((0, -36), (6, -28), (13, -35), (17, -27), (26, -30), (26, -22), (35, -19), (31, -11), (41, -5), (34, 2),
        (43, 11), (35, 17), (42, 26), (33, 31), (38, 44), (-38, 44), (-33, 31), (-42, 26), (-35, 17), (-43, 11),
        (-34, 2), (-41, -5), (-31, -11), (-35, -19), (-26, -22), (-26, -30), (-17, -27), (-13, -35),
        (-6, -28))  # fmt: skip
"""Its outline round the middle of the face."""
WIDTH, ABOVE, BELOW = 88, 36, 36
"""The size of the head alone: pixels across, and above and below that middle."""


def mane(x: int, y: int) -> tuple[Span, ...]:
    """The head's shape round a point, down to the shoulders."""
    return tuple(polygon(*((x + across, y + down) for across, down in MANE)))


@cache
def head() -> Sprite:
    """The head alone, all dark."""
    rows = [0] * (ABOVE + BELOW)
    for y, left, right in mane(WIDTH // 2, ABOVE):
        if y < len(rows):
            rows[y] |= (1 << right - left) - 1 << WIDTH - right
    return Sprite(WIDTH, tuple(rows), tuple(rows))
