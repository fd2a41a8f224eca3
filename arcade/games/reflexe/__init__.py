"""Reaction time: something flashes up, and the hundredths of a second count until the right key is pressed."""

from arcade.games.reflexe import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, FIRE_2, LEFT, RIGHT, UP, Control
from arcade.toolkit.contract.levels import Level, Levels
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
    levels=Levels(
        Level(1, strings.ANY, strings.ANY_NOTE, None),
        Level(2, strings.HOLD, strings.HOLD_NOTE, None),
        Level(3, strings.FOUR_WAYS, strings.FOUR_WAYS_NOTE, None),
        Level(4, strings.LETTERS, strings.LETTERS_NOTE, None),
        Level(5, strings.SYMBOLS, strings.SYMBOLS_NOTE, None, book=True),
    ),
    seats=(1, 2),
    default_level=3,
    original_goal=Goal(score=3000),
    rules_version=4,
)
