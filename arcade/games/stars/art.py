"""The drawings of the sky and of those who look at it."""

from arcade.games.stars import ART

STARS = (
    ART["stars-1"],
    ART["stars-2"],
    ART["stars-3"],
    ART["stars-4"],
)
"""Stars of four kinds, a cell each, which they fill: it is the cell that counts."""
FAR = ART["far"]
"""A star as it shines in its constellation."""

SPARKS = (
    ART["sparks-1"],
    ART["sparks-2"],
    ART["sparks-3"],
)
"""A star that is taken bursts in these phases."""

HOLE = ART["hole"]
HOLE_TURNED = HOLE.inverted()

SIGHT = ART["sight"]
"""The lower sight, an observatory. Its slit is in the middle of the top row."""
MOON = ART["moon"]
"""The upper one, the moon, from which rays are taken."""
SIGHTS, MOONS = {ink: SIGHT.coloured(ink) for ink in "WyY"}, (MOON.coloured("y"), MOON.coloured("Y"))
"""The lower sight by its colour letter; the moon by whether it is the one that is moved."""
SIGHT_MIDDLE = 6
"""Pixels from its left edge to its point."""

GROUND = ART["ground"]
"""The hills along the horizon, on which the observatory goes to and fro."""
RAIL = ART["rail"]

DOME = ART["dome"]

OBSERVATORY = ART["observatory"]
CLOUD = ART["cloud"]
