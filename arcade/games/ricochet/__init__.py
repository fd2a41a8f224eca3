"""Ricochet: shots at 45 degrees among walls, until every target is taken or the shots are used up."""

from arcade.games.ricochet import strings
from arcade.games.ricochet.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, SECOND_PLAYER, UP, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LEFT_KEY, RIGHT_KEY = LEFT.also("5"), RIGHT.also("8")
FIRE_LEFT = Control("fire left", strings.FIRE_LEFT, ("4",))
FIRE_RIGHT = Control("fire right", strings.FIRE_RIGHT, ("9",))
TURN = Control("turn", strings.TURN, UP.keys + DOWN.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 3",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT_KEY, RIGHT_KEY, TURN, FIRE, FIRE_LEFT, FIRE_RIGHT, *SECOND_PLAYER, HINT),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    original_goal=Goal(score=3),
    rules_version=4,
)
