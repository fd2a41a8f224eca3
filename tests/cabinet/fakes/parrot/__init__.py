"""A tiny program for the cabinet's tests: it asks for a line and for a letter, repeats them, and ends."""

from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.contract.texts import Prose, Text

CARTRIDGE = Cartridge(
    title=Text("A parrot with a long name", "Un papagal cu nume lung"),
    spine=Text("A long parrot", "Un papagal lung"),
    machine=Pet,
    shelf=Shelf.OTHER,
    book=Book.PET_MAGAZINE,
    page="1",
    tagline=Text("It repeats what you say", "Repetă ce spui"),
    card=Prose("Say something. " * 40, "Spune ceva. " * 40),
    controls=(),
    levels=(Level(Text("only", "unic"), Text("as it is", "așa cum e")),),
)
