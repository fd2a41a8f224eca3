"""How the computer asks on each level."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Asking(Enum):
    BOOK = "book"
    """By chance, as the book's program."""
    COUNTER = "counter"
    """By counting cards."""


ANGLER = Text("ANGLER", 12)
COUNTER = Text("CARD COUNTER", 12)
CALLED = {Asking.BOOK: ANGLER, Asking.COUNTER: COUNTER}
"""What the computer is called beside its hand."""
LEVELS = Levels(
    Level(1, Text("angler"), Text("asks for anything it holds"), Asking.BOOK, book=True),
    Level(2, Text("card counter", context="go-fish"), Text("counts cards, knows the odds"), Asking.COUNTER),
)
