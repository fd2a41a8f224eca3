"""A ray's way: the ROM's line from the lower sight to the upper one, pixel by pixel and cell by cell.

Pixels count from the bottom left of the 22 upper rows as PLOT does, cells from the top left.
"""

from collections.abc import Iterator

Star = tuple[int, int]
"""The row and the column of a star's cell."""
Ray = tuple[int, int]
"""Where a ray begins at the bottom and where it ends at the top, in pixels from the left."""

BOTTOM, TOP = 16, 167
"""The pixel lines that rays run between."""
HEIGHT = TOP - BOTTOM
LEFT, RIGHT = 10, 246
"""How far the sights go."""
STEP = 2
STOPS = range(LEFT, RIGHT + 1, STEP)
"""The places at which a sight can stand."""
MIDDLE = 128
CELL = 8


def pixels(ray: Ray) -> Iterator[tuple[int, int]]:
    """The pixels of a ray from the bottom up, as DRAW sets them."""
    return (pixel(ray, step) for step in range(length(ray) + 1))


def length(ray: Ray) -> int:
    """The steps from the first pixel of a ray to the last."""
    return max(abs(ray[1] - ray[0]), HEIGHT)


def pixel(ray: Ray, step: int) -> tuple[int, int]:
    """The pixel of a ray after so many steps from the bottom."""
    lower, upper = ray
    right = 1 if upper > lower else -1
    across = abs(upper - lower)
    if across > HEIGHT:
        return lower + right * step, BOTTOM + (across // 2 + step * HEIGHT) // across
    return lower + right * ((HEIGHT // 2 + step * across) // HEIGHT), BOTTOM + step


def crosses(ray: Ray, cell: Star) -> bool:
    """Whether a ray has a pixel in a cell, by arithmetic alone: the solver asks this very often."""
    lower, upper = ray
    west, south = CELL * cell[1], 168 - CELL * cell[0]
    if upper < lower:  # mirrored, so that the ray leans to the right
        lower, upper, west = -lower, -upper, 1 - west - CELL
    across, first, last = upper - lower, south - BOTTOM, south + CELL - 1 - BOTTOM
    east = west + CELL - 1
    if across <= HEIGHT:
        half = HEIGHT // 2
        first, last = max(first, 0), min(last, HEIGHT)
        return lower + (half + first * across) // HEIGHT <= east and lower + (half + last * across) // HEIGHT >= west
    half = across // 2
    start, end = max(west - lower, 0), min(east - lower, across)
    if start > end:
        return False
    return (half + start * HEIGHT) // across <= last and (half + end * HEIGHT) // across >= first
