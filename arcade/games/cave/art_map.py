"""What the map's draughtsman put where there was room."""

from arcade.games.cave import ART
from arcade.games.cave.art_props import SKULL
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.sprites import Sprite

ROSE = ART["rose"].see_through()
SERPENT = ART["serpent"].see_through()
_BONES = ART["crossed bones"]
DEATH = above(SKULL.cut(-2, 0, 20, 15), _BONES).see_through()
ORNAMENTS: dict[int, tuple[Sprite, int, int]] = {
    2: (SERPENT, 22, 74),
    1: (SERPENT, 36, 74),
    0: (ROSE, 62, 25),
    -1: (DEATH, 62, 70),
}
"""What stands where no floor's plan has anything: the picture and its pixel on the sheet."""
SEPIA = "r"
