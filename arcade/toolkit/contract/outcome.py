"""How a game can end."""

from enum import StrEnum


class Outcome(StrEnum):
    """How one game ended, as seen by the player; FIRST and SECOND when two people played."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    OVER = "over"
    FIRST = "first"
    SECOND = "second"
