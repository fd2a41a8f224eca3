"""How the computer guesses on each level; and why marks are refused."""

from enum import IntEnum
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
    Level(3, Text("strong"), Text("I guess as well as possible"), Task(Guesser.STRONG)),
    Level(4, levels.WITH_REPEATS, Text("like strong, digits can repeat"), Task(Guesser.STRONG, repeats=True)),
)


class Fault(IntEnum):
    """Why a pair of numbers can never be the marks of a guess."""

    TOO_MANY = 1
    """More than four digits are marked."""
    LAST_ONE = 2
    """Three are in their places, so the fourth cannot belong elsewhere."""
    TOO_FEW = 3
    """All digits differ and two only are absent, so that two of four different ones are right."""
