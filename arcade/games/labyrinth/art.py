"""The drawings of the modern look: who walks in the labyrinth, what its walls are made of, what lies there."""

from arcade.games.labyrinth import ART
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.world import COIN, DIAMOND, TREASURE
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

OVERHANG = 2
"""Pixels that a figure is broader than its cell on each side."""

GOOD, GOOD_RUN, FRIEND = ART["good"], ART["good-run"], ART["friend"]
FRIEND_RUN = GOOD_RUN.cut(0, 3, 12, 9).over(FRIEND, 0, 3)
"""The same feet below his own band."""
GOODS = ((GOOD, GOOD_RUN), (FRIEND, FRIEND_RUN))
GOOD_INKS = "WC"
BEASTS = ((ART["claws"], ART["claws-shut"]), (ART["horns"], ART["horns-step"]), (ART["eye"], ART["eye-blinking"]))
BEAST_INKS = "RMY"
STARS = ART["seeing-stars"].see_through()
SCARED = ART["scared"]
"""What he looks like with a beast near him."""
HEDGE = ART["hedge"]
DOOR = ART["door"]
THINGS = {TREASURE: (ART["hoard"], "Y"), COIN: (ART["coins"], "y"), DIAMOND: (ART["gem"], "C")}
"""What lies about, by its worth, and its ink."""
ICONS: dict[Mode, Sprite] = {
    Mode.CHASE: GOOD.cut(-2, -2, 16, 16).opaque(),
    Mode.EXIT: smoothly(DOOR, 2),
    Mode.GUARDS: smoothly(ART["hoard"], 2),
    Mode.CLOSING: smoothly(ART["pile"], 2),
    Mode.VALUES: smoothly(ART["gem"], 2),
}
