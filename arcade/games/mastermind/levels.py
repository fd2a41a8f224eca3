"""What a level of Mastermind asks for."""

from dataclasses import dataclass

from arcade.games.mastermind.rules import Level
from arcade.toolkit.codes.breakers import Breaker, carelessly, in_order, strongest

TEN = 10


@dataclass(frozen=True)
class Task:
    """What a level asks for: repeats, at most so many tries, codes left shown, and who breaks the player's code."""

    repeats: bool
    rows: int | None = None
    counted: bool = True
    rival: Breaker | None = None


TASKS = {
    Level.DIFFERENT: Task(False),
    Level.REPEATED: Task(True),
    Level.TEN_ROWS: Task(True, TEN, False),
    Level.DUEL_EASY: Task(False, rival=carelessly),
    Level.DUEL_PRINTED: Task(False, rival=in_order),
    Level.DUEL_STRONG: Task(True, rival=strongest),
}

OPEN = Task(True)
"""The original's level: it asks about repeats itself."""
