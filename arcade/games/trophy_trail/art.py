"""The drawings of the outing: who walks, what lies on the field, what grows there; and trails cell by cell."""

from arcade.games.trophy_trail import ART
from arcade.games.trophy_trail.rules import Step, Way
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

_WALKERS = "star", "moon"
WALKERS = tuple((outlined(ART[who]), outlined(ART[who].mirrored())) for who in _WALKERS)
"""Star and moon, each in the two poses of its gait; the middle 8 by 8 pixels are the cell that it is on."""
BLINKING = tuple(outlined(ART[f"{who}-blinking"]) for who in _WALKERS)
DIZZY = tuple(outlined(ART[f"{who}-dizzy"]) for who in _WALKERS)
"""Who sees stars."""
MARGIN = 3
"""Pixels by which they are larger than their cell, on every side."""

BURST = ART["burst-1"], ART["burst-2"]

CUP = ART["cup"]
GOBLET = ART["goblet"]
CROWN = ART["crown"]
COIL = ART["coil"]
STONE = ART["stone"]
"""Shows the way of a hint."""

BRICK = ART["brick"]
RUBBER = ART["rubber"]

MEADOW = ART["meadow"]
HILLS = ART["hills"]
FLOWERS = ART["flowers"]
FURROWS = ART["furrows"]
VINES = ART["vines"]
WHEAT = ART["wheat"]
DUNES = ART["dunes"]
FIRS = ART["firs"]
CRATERS = ART["craters"]
SPARK = ART["spark"]
EMBLEM = ART["emblem"]
"""What is upon the great cup."""
FLAG = ART["flag"]
TROPHY = ART["great-cup"]
"""The great cup."""

_ROAD = ART["road"], ART["road-bend"], ART["road-end"]
_RAILWAY = ART["railway"], ART["railway-bend"], ART["railway-end"]
"""Each from left to right, from the left downwards, and beginning to the right."""

Sides = frozenset[Way]


def _turned(sides: Sides) -> Sides:
    """The sides after a quarter turn clockwise."""
    return frozenset(Way((way.value[1], -way.value[0])) for way in sides)


def _pieces(straight: Sprite, bend: Sprite, end: Sprite) -> dict[Sides, Sprite]:
    """All pieces, by the sides of the cell that they lead to."""
    found: dict[Sides, Sprite] = {}
    for ways, picture in (((Way.LEFT, Way.RIGHT), straight), ((Way.LEFT, Way.DOWN), bend), ((Way.RIGHT,), end)):
        sides = frozenset(ways)
        for _ in range(4):
            found.setdefault(sides, picture)
            sides, picture = _turned(sides), picture.rotated()
    return found


PIECES = (_pieces(*_ROAD), _pieces(*_RAILWAY))


def piece(seat: int, step: Step) -> Sprite:
    """What a step leaves behind."""
    sides = {step.out} if step.into is None else {step.into.back, step.out}
    return PIECES[seat][frozenset(sides)]
