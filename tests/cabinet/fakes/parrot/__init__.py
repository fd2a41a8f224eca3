"""A tiny program for the cabinet's tests: it asks for a line and for a letter, repeats them, and ends."""

from functools import partial

from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import Book, Cartridge, Choices, Level, Part, Shelf, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Prose, Text

PARTED = "==="


def heard(text: str) -> Plain | Choices:
    """What the parrot hears in a file: its first line, or that of the part that is chosen."""
    if PARTED not in text:
        return heard_first(text)
    parts = [
        Part(Text(f"part {number}", f"partea {number}"), partial(heard_first, part.strip()))
        for number, part in enumerate(text.split(PARTED), 1)
    ]
    return Choices(Text("there is too much to hear", "sunt prea multe de auzit"), tuple(parts))


def heard_first(text: str) -> Plain:
    """The first line."""
    if not text.strip():
        raise UnreadableError(Text("line 1: there are no words", "linia 1: nu sunt cuvinte"))
    return text.splitlines()[0]


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
    opens=heard,
    levels=(Level(Text("only", "unic"), Text("as it is", "așa cum e")),),
)
