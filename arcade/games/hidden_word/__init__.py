"""The hidden word: guessed letter by letter, while each miss adds a piece to the scene."""

from arcade.games.hidden_word import strings
from arcade.games.hidden_word.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

FIGURE = Control("figure", strings.FIGURE, ("f4",))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="other games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    worded=True,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, HINT, FIGURE),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    # Where the computer guesses there is no score, so that no medal is won by a word that is none.
    goals=(Goal(score=60), Goal(2, score=80), Goal(4, score=150)),
    rules_version=4,
)
