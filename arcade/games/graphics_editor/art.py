"""Graphics that are there from the beginning: starting points, and what the exercises are about."""

from arcade.games.graphics_editor import ART
from arcade.games.graphics_editor.rules import Figure, Graphic, Layout, cut, graphic
from arcade.machine.font import Font
from arcade.toolkit.picture.art import Rows


def side_by_side(picture: Rows) -> tuple[Graphic, ...]:
    """Graphics drawn beside one another, a blank between."""
    return tuple(graphic(rows) for rows in zip(*(row.split() for row in picture), strict=True))


WALK = side_by_side(ART.rows("walk"))
"""A man who walks on the spot."""
TILE = Figure(cut(ART.rows("rosette")), Layout.SQUARE)
"""A rosette that fits its neighbours on every side."""
(INVADER,) = side_by_side(ART.rows("invader"))
"""The cover's."""
HEART, HOUSE, GHOST, FISH, KEY, CUP, BIRD, ARROW = side_by_side(ART.rows("exercises"))
SYMMETRIC = (HEART, GHOST, HOUSE, FISH)
"""To be drawn."""
LOPSIDED = (KEY, CUP, BIRD, ARROW)
"""To be turned: no turning or mirroring leaves them as they are."""
PENCIL = ART["pencil"].coloured(("   RM", "  RRM", " RRR ", "RRR  ", "KR   "))
"""The title's, its point at the lower left."""


def letters(font: Font) -> Figure:
    """Four letters as the machine has them."""
    return Figure(tuple(Graphic(tuple(font[letter])) for letter in "abcd"), Layout.ROW)
