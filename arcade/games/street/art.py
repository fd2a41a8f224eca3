"""The drawings of the modern street: walker, vehicles, lights."""

from arcade.games.street import ART
from arcade.toolkit.picture.sprites import Sprite, sprite

STRIDE = ART["stride"]
STAND = ART["stand"]
FRONT = ART["front"]
BEHIND = ART["behind"]
LOOK_LEFT = ART["look-left"]
DIZZY = ART["dizzy"]

SKID = ART["skid"]

CAR = ART["car"]
AMBULANCE = ART["ambulance"]
BUS = ART["bus"]

LAMP = ART["lamp"]
DARK_LAMP = ART["dark-lamp"]
RED_BOARD = ART["red-board"]
"""The walkers' light: the standing man of red."""
GREEN_BOARD = ART["green-board"]
"""The walking man of green."""
DARK_BOARD = Sprite(16, RED_BOARD.ink[:1] + (0x8001,) * 14 + RED_BOARD.ink[-1:], (0xFFFF,) * 16)
"""An empty frame."""
ARROW = ART["arrow"]
HEDGE = ART["hedge"]
TREE = ART["tree"].see_through()
ROOF = ART["roof"]
FLAT_ROOF = ART["flat-roof"]
WALLS = ART["walls"]
"""A front with windows and, towards the street, a door."""
SIGNS = (
    ART["sign-home"],
    ART["sign-bakery"],
    ART["sign-library"],
    ART["sign-school"],
    ART["sign-chemist"],
    ART["sign-post-office"],
)
"""Home, bakery, library; school, chemist's, post office."""
SIDE_CAR = ART["side-car"]

SLABS = ART["slabs"]
KERB = sprite(("......##",) * 7 + ("#.#.#.##",))
DASH = sprite(("...##...",) * 8)
BARS = sprite(("........",) + ("####....",) * 14 + ("........",))
STOP_LINE = sprite(("........",) * 5 + ("########",) * 2 + ("........",))
PUDDLES = ART["puddles"]
DRY = Sprite(8, (0,) * 8, (0xFF,) * 8)
TICK = ART["tick"]
CROSS = ART["cross"]
BLANK = ART["blank"]
