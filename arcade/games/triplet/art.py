"""The pieces of Triplet's modern look: balls and hollow squares, brackets, marks, the point that strikes through."""

from functools import cache

from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import ball, shaded
from arcade.toolkit.picture.sprites import Sprite, sprite


@cache
def frame(size: int) -> Sprite:
    """A hollow square with bevelled edges, light from the upper left; its middle is transparent."""
    thick = size * 3 // 10

    def level(x: int, y: int) -> int | None:
        right, bottom = size - 1 - x, size - 1 - y
        near = min(x, y, right, bottom)
        if near >= thick:
            return None
        if near in (0, thick - 1):
            return FULL
        lit = min(x, y) == near
        inner = near >= thick // 2
        return (12 if lit else FULL) if not inner else (50 if lit else 24)

    return shaded(size, size, level)


@cache
def stone(seat: int, size: int) -> Sprite:
    """A ball for seat 0, a hollow square for seat 1, which looks as large."""
    return ball(size, dark=True) if seat == 0 else frame(size - size // 10)


@cache
def brackets(size: int) -> Sprite:
    """The four corners of a field: the cursor."""
    arm, width = size // 3, 2

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        return FULL if near < width and far < arm else None

    return shaded(size, size, level)


CROSS = sprite("""
    ##....##
    ###..###
    .######.
    ..####..
    ..####..
    .######.
    ###..###
    ##....##
""").see_through()
RING = sprite("""
    ..####..
    .##..##.
    ##....##
    #......#
    #......#
    ##....##
    .##..##.
    ..####..
""").see_through()
DOT = sprite("""
    ........
    ........
    ...##...
    ..####..
    ..####..
    ...##...
    ........
    ........
""").see_through()
"""A field that loses for who is to move, for the other side, for both."""
POINT = sprite("""
     ####
    ######
    ######
    ######
    ######
     ####
""")
"""The point of the bar that strikes three stones through."""


@cache
def bar(across: int, down: int) -> Sprite:
    """A bar from a point to another so many pixels to the right and below or, if negative, above it."""
    size = POINT.width
    width, height = abs(across) + size, abs(down) + size
    picture = Sprite(width, (0,) * height, (0,) * height)
    steps = max(abs(across), abs(down), 1)
    for step in range(steps + 1):
        y = down * step // steps
        picture = POINT.over(picture, abs(across) * step // steps, y if down >= 0 else y - down)
    return picture
