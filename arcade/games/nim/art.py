"""The beads of Nim's modern look: lenses one cell wide for long rows, balls of two cells for short ones."""

from functools import cache

from arcade.games.nim import ART
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite, sprite

HEIGHT = 16
LENS = ART["lens"]
WIRE = sprite(("........",) * 7 + ("########",) * 2 + ("........",) * 7)


@cache
def bead(width: int) -> Sprite:
    """A bead 8 or 16 pixels wide; its ink is the light."""
    return ball(HEIGHT) if width == HEIGHT else LENS


@cache
def group(width: int, count: int) -> Sprite:
    """So many beads side by side."""
    return beside(*[bead(width)] * count)


@cache
def taken(width: int, count: int) -> Sprite:
    """So many beads that were taken, side by side: only their edges."""
    shape = Sprite(width, bead(width).solid, bead(width).solid)
    edge = hollow(shape.cut(-1, -1, width + 2, HEIGHT + 2)).cut(1, 1, width, HEIGHT)
    return beside(*[edge] * count)


NOUGHT = sprite(("        ",) * 6 + ("  ##    ", " #  #   ", " #  #   ", "  ##    ") + ("        ",) * 6)
"""A nought among binary digits."""
