"""What each level of Mastermind asks for."""

from typing import NamedTuple

from arcade.families.codes.guessers import Guesser
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Task(NamedTuple):
    """What a level asks for."""

    repeats: bool
    """Whether digits may repeat."""
    rows: int | None = None
    """At most so many tries."""
    counted: bool = True
    """Whether the codes left are shown."""
    rival: Guesser | None = None
    """In a duel."""


LEVELS = Levels(
    Level(1, Text("four different"), Text("no digit comes twice"), Task(repeats=False)),
    Level(2, levels.WITH_REPEATS, Text("digits can repeat"), Task(repeats=True)),
    Level(3, Text("ten rows"), Text("repeats, and only ten tries"), Task(repeats=True, rows=10, counted=False)),
    Level(
        4, Text("duel, careless"), Text("it forgets things now and then"), Task(repeats=False, rival=Guesser.CARELESS)
    ),
    Level(
        5,
        Text("duel, methodical"),
        Text("tries the first code that fits"),
        Task(repeats=False, rival=Guesser.METHODICAL),
        book=True,
    ),
    Level(6, Text("duel, strong"), Text("repeats, and it guesses best"), Task(repeats=True, rival=Guesser.STRONG)),
)
OPEN = Task(repeats=True)
"""The original's task: it asks about repeats itself."""
