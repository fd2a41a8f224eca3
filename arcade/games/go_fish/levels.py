"""How the computer asks on each level."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Asking(Enum):
    BOOK = "book"
    """By chance, as the book's program."""
    COUNTER = "counter"
    """By counting cards."""


class Computer(NamedTuple):
    """The player at the other side of the table."""

    words: Text
    """What it is called beside its hand."""
    asking: Asking


ANGLER = Computer(Text("ANGLER", 12), Asking.BOOK)
COUNTER = Computer(Text("CARD COUNTER", 12), Asking.COUNTER)

LEVELS = Levels(
    Level(1, Text("angler"), Text("asks for anything it holds"), ANGLER, book=True),
    Level(2, Text("card counter", context="go-fish"), Text("counts cards, knows the odds"), COUNTER),
)
