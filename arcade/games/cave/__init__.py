"""The treasure in the cave: explore a labyrinth, find what is hidden, carry it out in the fewest steps."""

from arcade.games.cave import strings
from arcade.games.cave.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import FIRE, HINT, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

WAY_KEYS = (
    Control("north", strings.NORTH, ("n", "up", "pad1 up")),
    Control("south", strings.SOUTH, ("s", "down", "pad1 down")),
    Control("east", strings.EAST, ("e", "right", "pad1 right")),
    Control("west", strings.WEST, ("v", "left", "w", "pad1 left")),
    Control("climb", strings.CLIMB, ("u",)),
    Control("descend", strings.DESCEND, ("c", "d")),
)
"""In the order of the ways."""
STAIRS_KEY = Control("stairs", strings.STAIRS, FIRE.keys)
MAP_KEY = Control("map", strings.MAP, ("h", "backspace", "pad1 back"))
POINTS_KEY = Control("points", strings.POINTS_KEY, ("p",))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.ADVENTURE,
    book=Book.SPECTRUM_BOOK,
    page="adventure games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*WAY_KEYS, STAIRS_KEY, MAP_KEY, POINTS_KEY, HINT),
    levels=LEVELS,
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=strings.OVER_PAR,
    rules_version=5,
)
