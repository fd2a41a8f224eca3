"""Animals: the owl guesses the animal you think of, and learns a new one whenever she is wrong."""

from arcade.games.animals import strings
from arcade.games.animals.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, TAKE_BACK, Control
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
    levels=LEVELS,
    score_unit=strings.SCORE_UNIT,
    learns=True,
    rules_version=5,
)
