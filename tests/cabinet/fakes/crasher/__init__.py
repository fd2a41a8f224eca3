"""A tiny game for the cabinet's tests: it breaks when fire is pressed."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.levels import Level, Levels
from tests.cabinet.bilingual import line, paragraph

CARTRIDGE = Cartridge(
    title=line("Crasher", "Stricatul"),
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="0",
    tagline=line("Do not press", "Nu apăsa"),
    card=paragraph("Do not press fire.", "Nu apăsa foc."),
    controls=(FIRE,),
    levels=Levels(
        Level(1, line("only", "unic"), line("breaks", "se strică"), None),
    ),
)
