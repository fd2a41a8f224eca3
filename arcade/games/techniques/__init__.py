"""Workshop: the chapter on techniques as a house of exhibits, each run with its few lines of source beside it."""

from arcade.games.techniques import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="techniques, the last chapter",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, BACK),
    levels=Levels(
        Level(1, strings.UNHURRIED, strings.UNHURRIED_NOTE, None),
        Level(2, strings.USUAL, strings.USUAL_NOTE, None),
        Level(3, strings.BRISK, strings.BRISK_NOTE, None),
    ),
    default_level=2,
    score_unit=strings.EXHIBITS_SEEN,
    contest=False,
    rules_version=4,
)
