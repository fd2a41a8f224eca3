"""Pictures of the drawn look: coins, the lever's ball, lamps, plates and arrows."""

from functools import cache

from arcade.games.fortune_wheel import ART
from arcade.machine.font import Font
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import HALF, tiled
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import Sprite, from_bytes, sprite

COIN = ART["coin"]
"""A coin lying in a stack."""
FACE_UP = ART["face-up"]
_TURNING = """
     ........  ........  ........
     ..####..  ...##...  ...##...
     .######.  ..####..  ...##...
     .##..##.  ..####..  ...##...
     .#.####.  ..#.##..  ...##...
     .#.####.  ..#.##..  ...##...
     .##..##.  ..####..  ...##...
     .######.  ..####..  ...##...
     ..####..  ...##...  ...##...
     ........  ........  ........
"""
_FACE, _TURNED, _EDGE = (
    outlined(sprite([line.split()[place] for line in _TURNING.strip().splitlines()]).see_through())
    for place in range(3)
)
SPINNING = Animation((_FACE, _TURNED, _EDGE, _TURNED), 3)
"""A small coin in the air, with a dark rim; it takes the colours of where it is."""
SACK = ART["sack"]
"""A purse that is full, tied below its mouth."""
EMPTY = ART["empty"]
"""A purse that lies flat, its mouth open."""
MOTH = Animation(
    (
        ART["moth-1"].see_through(),
        ART["moth-2"].see_through(),
    ),
    5,
)
"""What lives in an empty purse."""
BALL = ball(16)
LAMPS = (
    ART["lamps-1"],
    ART["lamps-2"],
)
"""A lamp that is out, and one that shines: its rays and its filling tell them apart without colours."""
POINTERS = (
    ART["pointers-1"],
    ART["pointers-2"],
)
"""They mark the row of the drums that counts."""
PLATE_WIDTH, PLATE_HEIGHT = 48, 16


@cache
def plate(pressed: bool) -> Sprite:
    """A button's face; the one under the cursor has a heavy rim."""
    wide = PLATE_WIDTH - 2
    edge = " " + "#" * wide + " "
    if pressed:
        inside = ["###" + "." * (wide - 4) + "###"] * (PLATE_HEIGHT - 6)
        return sprite([edge, "#" * PLATE_WIDTH, "#" * PLATE_WIDTH, *inside, "#" * PLATE_WIDTH, "#" * PLATE_WIDTH, edge])
    inside = ["#" + "." * (wide - 1) + "##"] * (PLATE_HEIGHT - 4)
    return sprite([edge, "#" + "." * wide + "#", *inside, "#" * PLATE_WIDTH, edge])


def label(font: Font, words: str) -> Sprite:
    """Words in the machine's letters as one picture."""
    return beside(*(from_bytes(font[letter]) for letter in words))


@cache
def curve(width: int) -> Sprite:
    """The shade at a drum's upper edge, where it turns away."""
    return tiled(HALF, width, 3).see_through()
