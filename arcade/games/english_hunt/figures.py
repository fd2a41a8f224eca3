"""The animals of English hunt, all facing right, and what grows around them."""

from functools import cache

from arcade.games.english_hunt import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite, sprite

HOUND = ART["hound"]
HOUND_STRETCHED = ART["hound-stretched"]
HOUND_GATHERED = ART["hound-gathered"]
HARE = ART["hare"]
HARE_STRETCHED = ART["hare-stretched"]
HARE_GATHERED = ART["hare-gathered"]
HOUND_WAGGING = sprite(
    (
        "                                ",
        "                         #      ",
        "                       ####     ",
        "#                     ###.####  ",
        "##                   ####.#.### ",
        "###                 #####.######",
        " ###                #.###.##### ",
        "  ###              ##.##.##     ",
        *HOUND.rows()[8:],
    )
)
HARE_LISTENING = sprite(
    (
        "                        ",
        "                ##      ",
        "                ##      ",
        "                ###     ",
        "         ####   ###     ",
        "        ########.##     ",
        "          ######.##     ",
        *HARE.rows()[7:],
    )
)
STANDING = ((HOUND, HOUND_WAGGING), (HARE, HARE_LISTENING))
"""The pictures of hound and hare on the spot: still, and with a wag of the tail or an ear laid back."""
STRIDE = 3
"""Frames of each half of a leap."""
HOUND_RUNNING = Animation((HOUND_STRETCHED, HOUND_GATHERED), STRIDE)
HARE_RUNNING = Animation((HARE_STRETCHED, HARE_GATHERED), STRIDE)


@cache
def outline(picture: Sprite, right: bool) -> Sprite:
    """An animal as it faces to a side, in a rim of paper."""
    return outlined(picture if right else picture.mirrored())
