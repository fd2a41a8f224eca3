"""What the parrot hears in a file."""

from functools import partial

from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Text, Verbatim

PARTED = "==="


def opened(text: str) -> Plain | Choices:
    """What the parrot hears in a file: its first line, or that of the part that is chosen."""
    if PARTED not in text:
        return heard_first(text)
    parts = [
        Part(Verbatim(f"part {number}"), partial(heard_first, part.strip()))
        for number, part in enumerate(text.split(PARTED), 1)
    ]
    return Choices(Text("there is too much to hear"), tuple(parts))


def heard_first(text: str) -> Plain:
    """The first line."""
    if not text.strip():
        raise UnreadableError(Text("line 1: there are no words"))
    return text.splitlines()[0]
