"""Reaction time: something flashes up, and the hundredths of a second count until the right key is pressed."""

from arcade.games.reflexe import strings
from arcade.games.reflexe.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, FIRE_2, LEFT, RIGHT, UP, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ARROWS = LEFT, RIGHT, UP, DOWN
FIRST_KEY = Control("first", Text("duel: player 1"), ("a", *FIRE.keys))
SECOND_KEY = Control("second", Text("duel: player 2"), ("l", *FIRE_2.keys))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="techniques, the frame clock",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*ARROWS, FIRST_KEY, SECOND_KEY),
    levels=LEVELS,
    seats=(1, 2),
    default_level=3,
    original_goal=Goal(score=3000),
    rules_version=4,
)
