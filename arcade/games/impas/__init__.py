"""Impasse: shared crates, one side pushes them up, the other to the right, and whoever can push no more has lost."""

from arcade.games.impas import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

CONTROLS = (*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 5",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=Levels(
        Level(1, strings.PRINTED, strings.PRINTED_NOTE, None, book=True),
        Level(2, strings.SPARING, strings.SPARING_NOTE, None),
        Level(3, strings.CAREFUL, strings.CAREFUL_NOTE, None),
        Level(4, strings.PERFECT, strings.PERFECT_NOTE, None),
    ),
    seats=(1, 2),
    rules_version=6,
)
