"""The drawings of the modern street: walker, vehicles, lights."""

from arcade.games.street import ART
from arcade.toolkit.picture.sprites import sprite

STRIDE = ART["stride"]
STAND = ART["stand"]
FRONT = ART["front"]
BEHIND = ART["behind"]
LOOK_LEFT = ART["look-left"]
DIZZY = ART["dizzy"]
"""The walker: a cap, a round head, a satchel; the street shows round him."""

SKID = ART["skid"]
"""What tyres leave behind a vehicle that stopped in a hurry, from its tail on."""

CAR = ART["car"]
AMBULANCE = ART["ambulance"]
BUS = ART["bus"]
"""Vehicles from above, driving down."""

LAMPS = ART["lamps"]
DARK_LAMP = ART["dark-lamp"]
BOARD = ART["board"]
"""The walkers' light: the standing man of red."""
GREEN_BOARD = ART["green-board"]
"""The walking man of green."""
ARROW = ART["arrow"]
HEDGE = ART["hedge"]
TREE = ART["tree"].see_through()
ROOF = ART["roof"]
FLAT_ROOF = ART["flat-roof"]
WALLS = ART["walls"]
"""A front with windows and, towards the street, a door."""
SIGNS = (
    ART["signs-1"],
    ART["signs-2"],
    ART["signs-3"],
    ART["signs-4"],
    ART["signs-5"],
    ART["signs-6"],
)
"""Home, bakery, library; school, chemist's, post office."""
SIDE_CAR = ART["side-car"]

SLABS = ART["slabs"]
KERB = sprite(("......##",) * 7 + ("#.#.#.##",))
DASH = sprite(("...##...",) * 8)
BARS = sprite(("........",) + ("####....",) * 14 + ("........",))
STOP_LINE = sprite(("........",) * 5 + ("########",) * 2 + ("........",))
PUDDLES = ART["puddles"]
TICK = ART["tick"]
CROSS = ART["cross"]
BLANK = ART["blank"]
