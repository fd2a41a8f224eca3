"""Trails cell by cell: a road and a railway, straight, bent, and where they begin."""

from arcade.games.trophy_trail import ART
from arcade.games.trophy_trail.board import Way
from arcade.games.trophy_trail.rules import Step
from arcade.toolkit.picture.sprites import Sprite

_ROAD = (
    ART["road-1"],
    ART["road-2"],
    ART["road-3"],
)
_RAILWAY = (
    ART["railway-1"],
    ART["railway-2"],
    ART["railway-3"],
)
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
