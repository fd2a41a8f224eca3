"""The drawings of the outing: who walks, what lies on the field, what the field is made of."""

from arcade.games.trophy_trail import ART
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite, sprite

_STAR = ART["star"]
_MOON = ART["moon"]


def _changed(figure: Sprite, rows: dict[int, str]) -> Sprite:
    """A figure with some of its rows drawn anew."""
    return sprite([rows.get(number, row) for number, row in enumerate(figure.rows())])


_SHUT = (
    _changed(_STAR, {5: " ############ ", 6: "  #..####..#  "}),
    _changed(_MOON, {5: " #######      ", 6: " #...###      "}),
)
_DIZZY = (
    _changed(_STAR, {5: " ##.#.##.#.## ", 6: "  ##.####.##  ", 9: "   ###..###   ", 10: "  ###.##.###  "}),
    _changed(_MOON, {5: " #.#.###      ", 6: " ##.####      ", 9: "  ####.##     "}),
)
WALKERS = tuple((outlined(one), outlined(one.mirrored())) for one in (_STAR, _MOON))
"""Star and moon, each in the two poses of its gait; the middle 8 by 8 pixels are the cell that it is on."""
BLINKING = tuple(map(outlined, _SHUT))
DIZZY = tuple(map(outlined, _DIZZY))
"""Who sees stars."""
MARGIN = 3
"""Pixels by which they are larger than their cell, on every side."""

BURST = (
    ART["burst-1"],
    ART["burst-2"],
)

CUP = ART["cup"]
GOBLET = ART["goblet"]
CROWN = ART["crown"]
COIL = ART["coil"]
STONE = ART["stone"]
"""Shows the way of a hint."""

BRICK = ART["brick"]
RUBBER = ART["rubber"]
