"""Stone: walls of boulders, openings in them, floors, and what hangs from ceilings."""

from collections.abc import Iterator
from functools import cache
from math import isqrt

from arcade.games.cave.layout import HEIGHT, WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, Span, Tone, noise, polygon, scattered

BOULDER = 20
"""Pixels from the middle of one boulder to the next, about."""
_QUARTER = ((64, 0), (62, 16), (57, 29), (49, 41), (41, 49), (29, 57), (16, 62))
COMPASS = tuple(
    (x * across - y * down, x * down + y * across)
    for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1))
    for x, y in _QUARTER
)
"""Directions round the circle, 64 long."""


@cache
def boulders(
    size: int = BOULDER, seed: int = 1, width: int = WIDTH, height: int = HEIGHT
) -> tuple[tuple[int, ...], ...]:
    """Tones of a wall of boulders by row and column: cells of scattered points (Worley), cracks where two meet."""
    points = {
        (column, row): (
            column * size + scattered(column, row, seed) * size // 256,
            row * size + scattered(column, row, seed + 1) * size // 256,
            scattered(column, row, seed + 2) % 12,
        )
        for column in range(-2, width // size + 3)
        for row in range(-2, height // size + 3)
    }
    rows = []
    for y in range(height):
        tones = []
        for column in range(width // size + 1):
            around = [points[column + right, y // size + down] for down in (-1, 0, 1) for right in (-1, 0, 1)]
            # The points nearest to the row come first: the rest cannot be nearer than their distance from it.
            near = sorted(
                (2 * (py - y) * (py - y), place, px, py - y, own) for place, (px, py, own) in enumerate(around)
            )
            for x in range(column * size, min(column * size + size, width)):
                first = second = 1 << 20
                nearest = near[0]
                for one in near:
                    away = one[0]
                    if away >= second:
                        break
                    away += (one[2] - x) * (one[2] - x)
                    if away < first:
                        second, first = first, away
                        nearest = one
                    elif away < second:
                        second = away
                if isqrt(second) - isqrt(first) < 3:
                    tones.append(0)
                else:
                    lit = nearest[4] + (nearest[2] - x + 2 * nearest[3]) * 40 // size
                    tones.append(min(max(28 + lit, 6), 64))
        rows.append(tuple(tones))
    return tuple(rows)


def wall(bright: int = 64, size: int = BOULDER, seed: int = 1) -> Tone:
    """The tone of a wall of boulders, `bright` of 64 as light as it could be."""
    tones = boulders(size, seed)
    return lambda x, y: tones[y][x] * bright >> 6


def opening(x: int, y: int, across: int, down: int, seed: int, rough: int = 5, foot: int = HEIGHT) -> Iterator[Span]:
    """A hole with a jagged edge round (x, y); below the `foot` line it ends."""
    corners = []
    for turn, (right, low) in enumerate(COMPASS):
        ragged = scattered(turn, 7, seed) * 2 * rough // 256 - rough
        corners.append((x + right * (across + ragged) // 64, y + low * (down + ragged) // 64))
    return (span for span in polygon(*corners) if span[0] < foot)


def fading(x: int, y: int, reach: int, bright: int, dark: int = 0) -> Tone:
    """Light that fades from (x, y) over so many pixels."""

    def tone(across: int, down: int) -> int:
        away = isqrt((across - x) ** 2 + (down - y) ** 2)
        return max(bright - (bright - dark) * away // reach, dark)

    return tone


def ground(easel: DitheredScene, top: int, seed: int = 2, bright: int = 34) -> None:
    """A floor from a line down, lighter towards the front, with pebbles."""

    def tone(x: int, y: int) -> int:
        return bright * (y - top + 6) // (HEIGHT - top + 6) + (noise(x, 3 * y, 9, seed) - 32) // 5

    easel.fill(((y, 0, WIDTH) for y in range(top, HEIGHT)), tone)
    for place in range(14):
        x, y = scattered(place, 3, seed) * WIDTH // 256, top + 3 + scattered(place, 5, seed) * (HEIGHT - top) // 256
        size = 1 + (y - top) // 14
        easel.body(((y + row, x - size + row // 2, x + size) for row in range(size)), bright + 16)


def teeth(easel: DitheredScene, places: tuple[tuple[int, int, int], ...], upwards: bool = False) -> None:
    """Stalactites: x, half the width at the root, and length; or, from the bottom upwards, stalagmites."""
    for x, half, length in places:
        spans = []
        for row in range(length):
            wide = half * (length - row) // length
            bow = (noise(row, x, 13, 4) - 32) // 12
            spans.append((HEIGHT - 1 - row if upwards else row, x - wide + bow, x + wide + 1 + bow))
        easel.fill(((y, left - 2, right + 2) for y, left, right in spans), 0)
        easel.body(spans, rounded(x - half, 2 * half))


def rounded(left: int, width: int) -> Tone:
    """The light on something round and upright that begins at x = `left`."""
    return lambda x, _: 64 - (x - left) * 80 // width
