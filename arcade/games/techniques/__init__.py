"""Workshop: the chapter on techniques as a house of exhibits, each run with its few lines of source beside it."""

from arcade.games.techniques import strings
from arcade.games.techniques.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER
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
    levels=LEVELS,
    default_level=2,
    score_unit=strings.EXHIBITS_SEEN,
    contest=False,
    rules_version=4,
)
