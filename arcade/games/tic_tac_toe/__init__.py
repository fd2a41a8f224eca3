"""Tic-tac-toe: three in a row against a computer that only slips of its opponent can lose to."""

from arcade.games.tic_tac_toe import strings
from arcade.games.tic_tac_toe.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

CONTROLS = (*FIRST_PLAYER, *SECOND_PLAYER, HINT, TAKE_BACK)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 1",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    goals=(Goal(won=True), Goal(2, won=True), Goal(4, score=10)),
    original_goal=Goal(score=10),
    rules_version=5,
)
