"""What the parrot hears in a file."""

from functools import partial

from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain
from tests.cabinet.bilingual import line

PARTED = "==="


def opened(text: str) -> Plain | Choices:
    """What the parrot hears in a file: its first line, or that of the part that is chosen."""
    if PARTED not in text:
        return heard_first(text)
    parts = [
        Part(line(f"part {number}", f"partea {number}"), partial(heard_first, part.strip()))
        for number, part in enumerate(text.split(PARTED), 1)
    ]
    return Choices(line("there is too much to hear", "sunt prea multe de auzit"), tuple(parts))


def heard_first(text: str) -> Plain:
    """The first line."""
    if not text.strip():
        raise UnreadableError(line("line 1: there are no words", "linia 1: nu sunt cuvinte"))
    return text.splitlines()[0]
