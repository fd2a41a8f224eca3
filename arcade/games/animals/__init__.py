"""Animals: the owl guesses the animal you think of, and learns a new one whenever she is wrong."""

from arcade.games.animals import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, TAKE_BACK, Control
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

YES_KEY = Control("yes", strings.YES, ("y", "d"))
NO_KEY = Control("no", strings.NO, ("n",))
ANSWER_BACK = Control("answer back", Text("take an answer back"), BACK.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="Games for learning: Animals",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    worded=True,
    controls=(*FIRST_PLAYER, YES_KEY, NO_KEY, ANSWER_BACK, TAKE_BACK),
    levels=Levels(
        Level(1, strings.ALL, strings.ALL_NOTE, None, book=True),
        Level(2, strings.BIRDS, strings.BIRDS_NOTE, None),
        Level(3, strings.FISH, strings.FISH_NOTE, None),
        Level(4, strings.WILD, strings.WILD_NOTE, None),
        Level(5, strings.FARM, strings.FARM_NOTE, None),
        Level(6, strings.MAMMALS, strings.MAMMALS_NOTE, None),
    ),
    score_unit=strings.SCORE_UNIT,
    learns=True,
    rules_version=5,
)
