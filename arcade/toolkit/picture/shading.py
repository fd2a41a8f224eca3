"""Shading of lettering and other pictures: outlines, shadows, depth, stripes and textures, all of ink and paper."""

from dataclasses import replace
from functools import reduce

from arcade.toolkit.picture.patterns import HALF, tiled
from arcade.toolkit.picture.sprites import Sprite


def spread_by(picture: Sprite, pixels: int) -> tuple[int, ...]:
    """The rows of ink grown by so many pixels on every side, corners too; what leaves the picture is lost."""
    full = (1 << picture.width) - 1
    rows = picture.ink
    for _ in range(pixels):
        wide = [(row | row << 1 | row >> 1) & full for row in rows]
        rows = tuple(
            wide[y] | (wide[y - 1] if y else 0) | (wide[y + 1] if y + 1 < len(wide) else 0) for y in range(len(wide))
        )
    return rows


def core(picture: Sprite, pixels: int = 1) -> tuple[int, ...]:
    """The rows of ink that is at least so many pixels away from what is not ink; the picture's edge counts as ink."""
    full = (1 << picture.width) - 1
    outside = replace(picture, ink=tuple(full & ~row for row in picture.ink))
    return tuple(full & ~row for row in spread_by(outside, pixels))


def outlined(picture: Sprite, pixels: int = 1) -> Sprite:
    """The ink in a rim of paper, so that it stands out from any background."""
    rim = spread_by(picture, pixels)
    return replace(picture, solid=tuple(s | r for s, r in zip(picture.solid, rim, strict=True)))


def hollow(picture: Sprite, pixels: int = 1, filling: Sprite | None = None) -> Sprite:
    """Only the edge of the ink, `pixels` thick; inside paper or a filling pattern."""
    inside = core(picture, pixels)
    texture = tiled(filling, picture.width, picture.height).ink if filling else (0,) * picture.height
    return replace(
        picture,
        ink=tuple(
            row & ~core_row | core_row & t for row, core_row, t in zip(picture.ink, inside, texture, strict=True)
        ),
    )


def lit(picture: Sprite) -> Sprite:
    """A glint: a line of paper along the upper and left edge, one pixel within the ink."""
    full = (1 << picture.width) - 1
    inside = core(picture)
    below = (0, *inside[:-1])
    glint = tuple(row & ~(up & row >> 1) & full for row, up in zip(inside, below, strict=True))
    return replace(picture, ink=tuple(row & ~g for row, g in zip(picture.ink, glint, strict=True)))


def textured(picture: Sprite, pattern: Sprite) -> Sprite:
    """The ink thinned by a pattern: where that has paper, the ink becomes paper."""
    texture = tiled(pattern, picture.width, picture.height).ink
    return replace(picture, ink=tuple(row & t for row, t in zip(picture.ink, texture, strict=True)))


def moved(picture: Sprite, x: int, y: int) -> Sprite:
    """The picture moved right and down within its size; what leaves it is lost. Colours stay where they are."""
    return replace(picture.cut(-x, -y, picture.width, picture.height), paints=picture.paints)


def shadowed(picture: Sprite, x: int = 2, y: int = 2, pattern: Sprite = HALF, gap: int = 1) -> Sprite:
    """A patterned shadow to the right and below, parted from the ink by `gap` pixels of paper."""
    return _behind(picture, moved(picture, x, y).ink, pattern, gap)


def extruded(picture: Sprite, depth: int = 3, pattern: Sprite = HALF, gap: int = 1) -> Sprite:
    """The ink given depth: patterned sides that run down to the right, with a rim of paper in front of them."""
    steps = (moved(picture, step, step).ink for step in range(1, depth + 1))
    sides = reduce(lambda one, two: tuple(a | b for a, b in zip(one, two, strict=True)), steps)
    return _behind(picture, sides, pattern, gap)


def _behind(picture: Sprite, shape: tuple[int, ...], pattern: Sprite, gap: int) -> Sprite:
    rim = spread_by(picture, gap)
    texture = tiled(pattern, picture.width, picture.height).ink
    return replace(
        picture,
        ink=tuple(row | s & t & ~r for row, s, t, r in zip(picture.ink, shape, texture, rim, strict=True)),
        solid=tuple(row | s | r for row, s, r in zip(picture.solid, shape, rim, strict=True)),
    )
