"""English hunt: three hounds drive a hare over a meadow until it cannot move; either side may be the player's."""

from arcade.games.english_hunt import strings
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
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="two-player logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=Levels(
        Level(1, strings.TIRED, strings.TIRED_NOTE, None),
        Level(2, strings.PRINTED, strings.PRINTED_NOTE, None, book=True),
        Level(3, strings.RESTED, strings.RESTED_NOTE, None),
        Level(4, strings.WARY, strings.WARY_NOTE, None),
        Level(5, strings.SHARP, strings.SHARP_NOTE, None),
        Level(6, strings.PERFECT, strings.PERFECT_NOTE, None),
    ),
    seats=(1, 2),
    default_level=2,
    rules_version=5,
)
