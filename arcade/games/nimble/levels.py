"""The levels: how often the computer errs, and what a win against it is worth."""

from typing import NamedTuple

from arcade.games.nimble.strings import SHELF
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Terms(NamedTuple):
    """What a game is played for, and against whom."""

    mistakes: int
    """In so many of 100 moves the computer moves anything anywhere; the article's factor is 35."""
    win: int
    """Points of a game won."""


LEVELS = Levels(
    Level(1, levels.CARELESS, Text("wrong nearly every time", width=SHELF), Terms(mistakes=80, win=100)),
    Level(2, Text("absent-minded", width=SHELF), Text("wrong more often than not", width=SHELF), Terms(60, 200)),
    Level(3, Text("attentive", width=SHELF), Text("wrong one time in three", width=SHELF), Terms(35, 300), book=True),
    Level(4, Text("nimble", width=SHELF), Text("never makes a mistake", width=SHELF), Terms(0, 400)),
)
