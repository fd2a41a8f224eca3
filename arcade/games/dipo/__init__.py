"""Dipo: draw a colony of cells and watch it live, by the rules of J. H. Conway's Life."""

from arcade.games.dipo import strings
from arcade.games.dipo.commands import CONTROLS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.sound.music import Music

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
    levels=Levels(
        Level(1, strings.NURSERY, strings.NURSERY_NOTE, None),
        Level(2, strings.GARDEN, strings.GARDEN_NOTE, None),
        Level(3, strings.GLOBE, strings.GLOBE_NOTE, None),
        Level(4, strings.DESERT, strings.DESERT_NOTE, None, book=True),
    ),
    score_unit=strings.GENERATIONS,
    contest=False,
    original_goal=None,
    rules_version=4,
)
