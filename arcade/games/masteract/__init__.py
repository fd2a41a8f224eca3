"""Active Mastermind: the player hides a code and marks the computer's guesses; the computer breaks it."""

from arcade.games.masteract import strings
from arcade.games.masteract.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    score_unit=strings.TRIES,
    rules_version=5,
)
