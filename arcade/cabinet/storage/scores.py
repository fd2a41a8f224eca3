"""A line of a table of scores, and how tables are asked for."""

from dataclasses import dataclass

from arcade.toolkit.cartridge import Scoring

PLACES = 10
"""So many places a table of scores has; what is worse stays stored."""
ORDER = {Scoring.HIGHEST: "score DESC", Scoring.LOWEST: "score ASC"}
NOT_WORSE = {Scoring.HIGHEST: "score >= ?", Scoring.LOWEST: "score <= ?"}
TABLE = "slug = ? AND level = ? AND original = ?"
COLUMNS = "slug, level, original, seats, player, score, outcome, recorded, replay"


@dataclass(frozen=True)
class ScoreRow:
    """One line of a table of scores: `outcome` is an Outcome's value, `recorded` a date for display.

    `replay` is the id of the run that proves the score; empty when there is none.
    """

    slug: str
    level: int
    original: bool
    seats: int
    player: str
    score: int
    outcome: str
    recorded: str
    replay: str
