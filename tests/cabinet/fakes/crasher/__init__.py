"""A tiny game for the cabinet's tests: it breaks when fire is pressed."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.texts import Prose, Text

CARTRIDGE = Cartridge(
    title=Text("Crasher"),
    machine=Spectrum,
    shelf=Shelf.PUZZLE,
    book=Book.SPECTRUM_BOOK,
    page="0",
    tagline=Text("Do not press"),
    card=Prose("Do not press fire."),
    controls=(FIRE,),
    levels=(Level(Text("only"), Text("breaks")),),
)
