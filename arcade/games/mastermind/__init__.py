"""Mastermind: the computer's hidden code is deduced from marks; or two sides break each other's code in turn."""

from arcade.games.mastermind import strings
from arcade.games.mastermind.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Scoring, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, SOLVE, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK, SOLVE),
    levels=LEVELS,
    seats=(1, 2),
    scoring=Scoring.LOWEST,
    score_unit=strings.TRIES,
    rules_version=5,
)
