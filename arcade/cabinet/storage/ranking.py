"""A table of scores as it is seen: the best ten, and among them the pilot's score, which is to be beaten."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet.formats.pilot_scores import PilotScore
from arcade.cabinet.storage.scores import ScoreRow
from arcade.toolkit.contract.cartridge import Scoring


@dataclass(frozen=True)
class Ranked:
    """A line: a player's in their place, counted from 1, or the pilot's, which takes no place (0)."""

    place: int
    score: int
    row: ScoreRow | None = None
    pilot: PilotScore | None = None
    cabinet: str = ""
    """On a leaderboard's table the name of the cabinet at which it was reached."""


def better(scoring: Scoring, score: int, other: int) -> bool:
    """Whether a score beats another one."""
    return score > other if scoring is Scoring.HIGHEST else score < other


def ahead(scoring: Scoring, rows: Sequence[ScoreRow], score: int, assisted: bool) -> int:
    """How many of a table's rows stay before a new score: better ones, and equal ones with no more help."""
    return sum(
        better(scoring, row.score, score) or (row.score == score and bool(row.assisted) <= assisted) for row in rows
    )


def ranking(rows: Sequence[ScoreRow], pilot: PilotScore | None, scoring: Scoring) -> list[Ranked]:
    """The lines, best first; who equals the pilot stands before it."""
    lines = [Ranked(place, row.score, row) for place, row in enumerate(rows, 1)]
    if pilot is not None:
        before = sum(not better(scoring, pilot.score, row.score) for row in rows)
        lines.insert(before, Ranked(0, pilot.score, pilot=pilot))
    return lines
