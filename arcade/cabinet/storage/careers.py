"""What players have finished: one game each, and how often each game in all."""

from dataclasses import dataclass, field
from typing import Any

from arcade.cabinet.storage.packing import chosen, noted, read_noted, whole, words
from arcade.toolkit.contract.outcome import Outcome

RESULT = ("level", "seats", "outcome", "scored", "score", "frames", "original", "aided")
"""The columns of a finished game."""


@dataclass(frozen=True)
class FinishedGame:
    """A game that came to its end: `outcome` is an Outcome's value, `frames` how long it took."""

    level: int
    seats: int
    outcome: str
    score: int | None
    frames: int
    original: bool | None = None
    """Whether in the original's look; None where that was not noted in its time."""
    assisted: bool | None = None
    """Whether it was helped; None where that was not noted in its time."""
    recorded: str = field(default="", compare=False)
    """The day it was stored, as ISO text to be shown; empty until then."""

    def row(self) -> tuple[object, ...]:
        """What is stored, in the order of RESULT."""
        score = (0, 0) if self.score is None else (1, self.score)
        return self.level, self.seats, self.outcome, *score, self.frames, noted(self.original), noted(self.assisted)

    @staticmethod
    def read(row: tuple[Any, ...]) -> "FinishedGame":
        """What was stored, and when. Raises PackingError for what no arcade has written."""
        level, seats, outcome, scored, score, frames, original, assisted, recorded = row
        points = whole(score) if whole(scored, 0, 1) else None
        ended = chosen(outcome, Outcome).value
        look, help_given = read_noted(original), read_noted(assisted)
        return FinishedGame(
            whole(level, 1), whole(seats, 1), ended, points, whole(frames, 0), look, help_given, words(recorded)
        )


@dataclass(frozen=True)
class Career:
    """A player's games of one kind: how many were played and won, and the frames that they took."""

    slug: str
    played: int
    won: int
    frames: int

    @staticmethod
    def read(row: tuple[Any, ...]) -> "Career":
        """A row of a game's name and the numbers. Raises PackingError for what no arcade has written."""
        slug, played, won, frames = row
        return Career(words(slug), whole(played), whole(won), whole(frames, 0))

    def plus(self, other: "Career | None") -> "Career":
        """This one and another of the same game together."""
        if other is None:
            return self
        return Career(self.slug, self.played + other.played, self.won + other.won, self.frames + other.frames)
