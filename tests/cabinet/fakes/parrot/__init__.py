"""A tiny program for the cabinet's tests: it asks for a line and for a letter, repeats them, and ends."""

from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.levels import Level, Levels
from tests.cabinet.bilingual import line, paragraph

CARTRIDGE = Cartridge(
    title=line("A parrot with a long name", "Un papagal cu nume lung"),
    spine=line("A long parrot", "Un papagal lung"),
    machine=Pet,
    shelf=Shelf.OTHER,
    book=Book.PET_MAGAZINE,
    page="1",
    tagline=line("It repeats what you say", "Repetă ce spui"),
    card=paragraph("Say something. " * 40, "Spune ceva. " * 40),
    controls=(),
    levels=Levels(
        Level(1, line("only", "unic"), line("as it is", "așa cum e"), None),
    ),
)
