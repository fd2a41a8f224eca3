"""A tiny program for the cabinet's tests: it asks for a line and for a letter, repeats them, and ends."""

from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.contract.texts import Text, Verbatim

CARTRIDGE = Cartridge(
    title=Text("A parrot with a long name"),
    spine=Text("A long parrot"),
    machine=Pet,
    shelf=Shelf.OTHER,
    book=Book.PET_MAGAZINE,
    page="1",
    tagline=Text("It repeats what you say"),
    card=Verbatim("Say something. " * 40),
    controls=(),
    levels=(Level(Text("only"), Text("as it is")),),
)
