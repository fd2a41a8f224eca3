"""The levels: what comes to be answered, and with which key."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Trial(Enum):
    """What is trained."""

    ANY = "any key"
    HOLD = "any key, or none"
    FOUR_WAYS = "arrows"
    LETTERS = "letters and digits"
    SYMBOLS = "every sign"

    @property
    def any_key(self) -> bool:
        """Whether any key is right where one must be pressed."""
        return self in (Trial.ANY, Trial.HOLD)

    @property
    def typed(self) -> bool:
        """Whether the keyboard is needed."""
        return self in (Trial.LETTERS, Trial.SYMBOLS)


LEVELS = Levels(
    Level(1, Text("any key"), Text("press when you see the star"), Trial.ANY),
    Level(2, Text("stop and go"), Text("don't press when it's a skull"), Trial.HOLD),
    Level(3, Text("four ways"), Text("press where the arrow points"), Trial.FOUR_WAYS),
    Level(4, Text("letters, digits"), Text("find the key that is shown"), Trial.LETTERS),
    Level(5, Text("every sign"), Text("capitals and signs, too"), Trial.SYMBOLS, book=True),
)
