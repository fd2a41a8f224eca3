"""What lies in the labyrinth of the modern look, a cell each, and the pictures of the games on the board."""

from arcade.games.labyrinth import ART, art
from arcade.games.labyrinth.layouts import COIN, DIAMOND, TREASURE
from arcade.games.labyrinth.variant import Mode
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

HOARD = ART["hoard"]
MONEY = ART["money"]
GEM = ART["gem"]
DOOR = ART["door"]
CRUMBS = ART["crumbs"]
PILE = ART["pile"]
THINGS = {TREASURE: (HOARD, "Y"), COIN: (MONEY, "y"), DIAMOND: (GEM, "C")}
"""What lies about, by its worth, and its ink."""

ICONS: dict[Mode, Sprite] = {
    Mode.CHASE: art.GOOD.cut(-2, -2, 16, 16).opaque(),
    Mode.EXIT: smoothly(DOOR, 2),
    Mode.GUARDS: smoothly(HOARD, 2),
    Mode.CLOSING: smoothly(PILE, 2),
    Mode.VALUES: smoothly(GEM, 2),
}
