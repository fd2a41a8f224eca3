"""Tic-tac-toe: three in a row against a computer that only slips of its opponent can lose to."""

from arcade.games.tic_tac_toe import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Level, Shelf
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
    levels=(
        Level(strings.BEGINNER, strings.BEGINNER_NOTE),
        Level(strings.NORMAL, strings.NORMAL_NOTE),
        Level(strings.PRINTED, strings.PRINTED_NOTE, book=True, beside=True),
        Level(strings.PERFECT, strings.PERFECT_NOTE),
    ),
    seats=(1, 2),
    default_level=2,
    goals=(Goal(won=True), Goal(2, won=True), Goal(3, score=10)),
    original_goal=Goal(score=10),
    rules_version=5,
)
