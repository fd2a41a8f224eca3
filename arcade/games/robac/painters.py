"""The titles' packed pictures: the worm's rings and heads, the sun and the moon."""

from functools import partial

from arcade.games.robac.title import AJAR, GAPING, RINGS, SHUT
from arcade.toolkit.picture.packed_pictures import Painters
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite

HEAD = 62


def head(size: int, steep: int) -> Sprite:
    """A ball with a wedge cut out, its edges inked; the steeper they are, the less is cut."""
    whole = ball(size, dark=True)
    ink: list[int] = []
    solid: list[int] = []
    middle = size * 5 // 8
    corner = size * 4 // 10 if steep < SHUT else size * 5 // 10
    for y, (row, cover_row) in enumerate(zip(whole.ink, whole.solid, strict=True)):
        kept = max(corner + abs(y - middle) * (steep + 1) // 2, 0)
        if kept < size:
            mouth = (1 << size - kept) - 1
            lip = 3 << size - kept if kept >= 2 else 0
            row, cover_row = row & ~mouth | lip & cover_row, cover_row & ~mouth
        ink.append(row)
        solid.append(cover_row)
    return Sprite(size, tuple(ink), tuple(solid))


PAINTERS: Painters[Sprite] = {
    "sun": partial(ball, 48),
    "moon": partial(ball, 40),
    **{f"ring {size}": partial(ball, size, dark=True) for _, _, size in RINGS},
    **{f"head {mouth}": partial(head, HEAD, mouth) for mouth in (SHUT, AJAR, GAPING)},
}
