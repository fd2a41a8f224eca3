"""The Distances Game: stones on a board, none of whose distances may occur twice."""

from arcade.games.distances import strings
from arcade.games.distances.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words.controls import DANGER, NO_LETTER

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 7",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, DANGER, NO_LETTER, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=5,
)
