"""A line of a table of scores, and how tables are asked for."""

from dataclasses import dataclass

from arcade.cabinet.storage.packing import chosen, whole, words
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome

PLACES = 10
"""So many places a table of scores has; what is worse stays stored."""
ORDER = {Scoring.HIGHEST: "score DESC, aided = 1, id", Scoring.LOWEST: "score ASC, aided = 1, id"}
"""Of equal scores those without help stand first, then the earlier."""
BETTER = {Scoring.HIGHEST: "score > ?", Scoring.LOWEST: "score < ?"}
TABLE = "slug = ? AND level = ? AND original = ?"
COLUMNS = "slug, level, original, seats, player, score, outcome, recorded, replay, aided"
AIDED = "*"
"""The mark of a score that was reached with help."""
NAME_LENGTH, DATE_LENGTH = 16, 40


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
    aided: bool | None = False
    """Whether hints, moves taken back, a solution or rewinding helped; None where that was not noted in its time."""

    @property
    def marked(self) -> str:
        """The score, with a mark where help was given."""
        return f"{self.score}{AIDED if self.aided else ''}"

    @staticmethod
    def read(row: tuple[object, ...]) -> "ScoreRow":
        """What was stored in the order of COLUMNS. Raises PackingError for what no arcade has written."""
        slug, level, original, seats, player, score, outcome, recorded, replay, aided = row
        return ScoreRow(
            slug=words(slug),
            level=whole(level, 1),
            original=bool(whole(original, 0, 1)),
            seats=whole(seats, 1),
            player=words(player, NAME_LENGTH),
            score=whole(score),
            outcome=chosen(outcome, Outcome).value,
            recorded=words(recorded, DATE_LENGTH),
            replay=words(replay),
            aided=None if whole(aided, -1, 1) < 0 else aided == 1,
        )
