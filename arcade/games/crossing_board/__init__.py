"""Crossing: two processions cross a cloth at right angles, and whoever is landed on starts again."""

from arcade.games.crossing_board import strings
from arcade.games.crossing_board.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words import controls

DANGER = controls.DANGER.only("v", "x")
"""V as in every game, X as on the first cards."""

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 4",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, HINT, TAKE_BACK, DANGER),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=7,
)
