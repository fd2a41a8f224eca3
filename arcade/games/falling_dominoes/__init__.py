"""Falling dominoes: steer and turn bricks that fall from a star, and lay them as closely as you can."""

from arcade.games.falling_dominoes import strings
from arcade.games.falling_dominoes.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import BACK, DOWN, HINT, LEFT, RIGHT, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LEFT_KEY, RIGHT_KEY = LEFT.also("b"), RIGHT.also("n")
TURN_LEFT = Control("turn left", strings.TURN_LEFT, ("v", "up", "pad1 up"))
TURN_RIGHT = Control("turn right", strings.TURN_RIGHT, ("m", " ", "return", "pad1 fire"))
HURRY = Control("hurry", strings.HURRY, DOWN.keys)
FINISH = Control("finish", strings.FINISH, BACK.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT_KEY, RIGHT_KEY, TURN_LEFT, TURN_RIGHT, HURRY, FINISH, HINT, TAKE_BACK),
    levels=LEVELS,
    goals=(Goal(score=60), Goal(2, score=90), Goal(8, won=True)),
    original_goal=Goal(score=60),
    original_levels=True,
    rules_version=5,
)
