"""Mefisto: every press flips a fire and its neighbours; light a picture of your choice, or put all fires out."""

from arcade.games.mefisto import strings
from arcade.games.mefisto.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import RESTART
from arcade.toolkit.words.labels import OVER_PAR

# R is a fire's letter here.
AGAIN = RESTART.only("#")
DONE = Control("done", strings.DONE, ("return", "pad1 back"))
"""Ends the drawing of a goal."""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="solitaire logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, AGAIN, HINT, TAKE_BACK, SOLVE),
    levels=LEVELS,
    default_level=2,
    scoring=Scoring.LOWEST,
    score_unit=OVER_PAR,
    rules_version=4,
)
