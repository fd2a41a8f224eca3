"""The drawings of the modern look: who walks in the labyrinth, what its walls are made of, what lies there."""

from arcade.games.labyrinth import ART
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.world import COIN, DIAMOND, TREASURE
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

OVERHANG = 2
"""Pixels that a figure is broader than its cell on each side."""

GOOD = ART["good"]
GOOD_RUN = ART["good-run"]
FRIEND = ART["friend"]
FRIEND_RUN = GOOD_RUN.cut(0, 3, 12, 9).over(FRIEND, 0, 3)
"""The same feet below his own band."""
CLAWS = ART["claws"]
CLAWS_SHUT = ART["claws-shut"]
HORNS = ART["horns"]
HORNS_STEP = ART["horns-step"]
EYE = ART["eye"]
EYE_BLINK = ART["eye-blinking"]

GOODS = ((GOOD, GOOD_RUN), (FRIEND, FRIEND_RUN))
GOOD_INKS = "WC"
BEASTS = ((CLAWS, CLAWS_SHUT), (HORNS, HORNS_STEP), (EYE, EYE_BLINK))
BEAST_INKS = "RMY"

STARS = ART["seeing-stars"].see_through()

SCARED = ART["scared"]
"""What he looks like with a beast near him."""
WATCHING = ART["eyes"]
WATCHING_ASIDE = ART["eyes-aside"]
SHUT = ART["eyes-shut"]
"""Eyes in the dark."""

HEDGE = ART["hedge"]
MASONRY = ART["masonry"]
THORNS = ART["thorns"]
ROCK = ART["rock"]
CRYSTAL = ART["crystal"]
"""What walls are made of."""


HOARD = ART["hoard"]
MONEY = ART["coins"]
GEM = ART["gem"]
DOOR = ART["door"]
CRUMBS = ART["crumbs"]
PILE = ART["pile"]
THINGS = {TREASURE: (HOARD, "Y"), COIN: (MONEY, "y"), DIAMOND: (GEM, "C")}
"""What lies about, by its worth, and its ink."""

ICONS: dict[Mode, Sprite] = {
    Mode.CHASE: GOOD.cut(-2, -2, 16, 16).opaque(),
    Mode.EXIT: smoothly(DOOR, 2),
    Mode.GUARDS: smoothly(HOARD, 2),
    Mode.CLOSING: smoothly(PILE, 2),
    Mode.VALUES: smoothly(GEM, 2),
}
