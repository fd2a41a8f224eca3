"""The drawings of Ricochet's modern look: dark ink on the felt, so that nothing clashes where the ball flies."""

from arcade.games.ricochet import ART
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import Sprite, sprite

BALL = ART["ball"]
SHADOW = ART["shadow"].see_through()
"""What the ball casts on the felt, to its lower right."""

DOT = ART["dot"]
DROP = ART["drop"]
"""What runs along the dots of the aim."""
SPOT = sprite(["##", "##"])
"""On the way that the ball will take, and on the one it has taken."""

ARROW = ART["arrow"]
"""Where to shoot from, or where the ball will come down."""

STAR = ART["star"]

RING = ART["ring"]
"""Chalked on the cloth round a target; it stays when the target is gone."""

DISC = ART["disc"]
"""A target's ball, round the cell with its star."""
CAST = sprite(("#.#.#.#.", ".#.#.#.#") * 4).see_through()
"""What a wall's cell casts on the felt."""

BURST = ART["burst"]
GLITTER = ART["glitter"]
"""The two phases of a target's end."""

STONE = ART["stone"]
RUNG = ART["rung"]
SHUT = sprite(("##.##.##",) * 8)
POSTS = ART["posts"]
"""A door: its bars, and the marks on the floor while it is open."""


def bar(walls: str) -> Sprite:
    """A bar that slides, from the marks of its walls."""
    return beside(*[STONE if mark == "#" else RUNG for mark in walls])


def block(upright: bool, up: bool, down: bool, left: bool, right: bool) -> Sprite:
    """A wall's cell with a groove along its kind, and an edge wherever the wall does not go on."""
    rows = []
    for y in range(8):
        edge = (y == 0 and not up) or (y == 7 and not down)
        groove = not upright and y in (3, 4)
        row = [edge or groove or (upright and x in (3, 4)) for x in range(8)]
        row[0] = row[0] or not left
        row[7] = row[7] or not right
        rows.append("".join(".#"[one] for one in row))
    return sprite(rows)
