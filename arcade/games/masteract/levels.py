"""How the computer guesses on each level."""

from dataclasses import dataclass
from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Guesser(Enum):
    """Who breaks the player's code."""

    CARELESS = "careless"
    """Forgets what is known now and then."""
    METHODICAL = "methodical"
    """Tries the first code that fits, as the printed program did."""
    STRONG = "strong"
    """Guesses as well as can be."""


@dataclass(frozen=True)
class Task:
    """Who guesses, and whether digits may repeat."""

    guesser: Guesser
    repeats: bool = False


PRINTED = Task(Guesser.METHODICAL)
LEVELS = Levels(
    Level(1, levels.CARELESS, Text("I forget things now and then"), Task(Guesser.CARELESS)),
    Level(2, Text("methodical"), Text("I try the first code that fits"), PRINTED, book=True),
    Level(3, Text("strong"), Text("I guess as well as can be"), Task(Guesser.STRONG)),
    Level(4, levels.WITH_REPEATS, Text("as strong, digits may repeat"), Task(Guesser.STRONG, repeats=True)),
)
