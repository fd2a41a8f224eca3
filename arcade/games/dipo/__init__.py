"""Dipo: draw a colony of cells and watch it live, by the rules of J. H. Conway's Life."""

from arcade.games.dipo import strings
from arcade.games.dipo.commands import CONTROLS
from arcade.games.dipo.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="educational games, DIPO",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    score_unit=strings.GENERATIONS,
    contest=False,
    original_goal=None,
    rules_version=4,
)
