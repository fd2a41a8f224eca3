"""How the computer guesses on each level."""

from typing import NamedTuple

from arcade.families.codes.guessers import Guesser
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Task(NamedTuple):
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
