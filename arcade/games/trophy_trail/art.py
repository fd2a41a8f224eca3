"""The drawings of the outing that are made of others: who walks; and trails cell by cell."""

from arcade.games.trophy_trail import ART
from arcade.games.trophy_trail.rules import Step, Way
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

_WALKERS = "star", "moon"
WALKERS = tuple((outlined(ART[who]), outlined(ART[who].mirrored())) for who in _WALKERS)
"""Star and moon, each in the two poses of its gait; the middle 8 by 8 pixels are the cell that it is on."""
BLINKING = tuple(outlined(ART[f"{who}-blinking"]) for who in _WALKERS)
DIZZY = tuple(outlined(ART[f"{who}-dizzy"]) for who in _WALKERS)
MARGIN = 3
"""Pixels by which they are larger than their cell, on every side."""


def _pieces(name: str) -> dict[frozenset[Way], Sprite]:
    """All pieces, by the sides of the cell that they lead to: each picture in four quarter turns clockwise."""
    found: dict[frozenset[Way], Sprite] = {}
    drawn = {"": (Way.LEFT, Way.RIGHT), "-bend": (Way.LEFT, Way.DOWN), "-end": (Way.RIGHT,)}
    for part, ways in drawn.items():
        sides, picture = frozenset(ways), ART[name + part]
        for _ in range(4):
            found.setdefault(sides, picture)
            sides, picture = frozenset(Way((way.value[1], -way.value[0])) for way in sides), picture.rotated()
    return found


PIECES = _pieces("road"), _pieces("railway")


def piece(seat: int, step: Step) -> Sprite:
    """What a step leaves behind."""
    sides = {step.out} if step.into is None else {step.into.back, step.out}
    return PIECES[seat][frozenset(sides)]
