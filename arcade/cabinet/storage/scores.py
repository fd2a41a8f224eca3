"""A line of a table of scores, and how tables are asked for."""

import re
from dataclasses import dataclass
from datetime import date

from arcade.cabinet.storage import strings
from arcade.cabinet.storage.packing import WHOLE, PackingError, chosen, noted, read_noted, whole, words
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome

PLACES = 10
"""So many places a table of scores has; what is worse stays stored."""
FARTHEST = 9_999
"""So many scores before a new one are counted at most."""
TABLE = "slug = ?1 AND level = ?2 AND original = ?3"
COLUMNS = "slug, level, original, seats, player, score, outcome, recorded, replay, aided"
NOTED = "code, challenge"
SCORE, REPLAY = map(COLUMNS.split(", ").index, ("score", "replay"))
"""Where in such a row the score and the run stand."""
KEY = "slug, level, original, id"
ALL = f"SELECT {KEY}, {COLUMNS} FROM scores WHERE ({KEY}) > (?, ?, ?, ?) ORDER BY {KEY} LIMIT 1000"
"""The query for a thousand rows that follow another one in the order of tables."""
FIRST = "", -WHOLE, -WHOLE, -WHOLE
"""What stands before all of them."""
DIRECTIONS = {Scoring.HIGHEST: ("DESC", "min", ">"), Scoring.LOWEST: ("ASC", "max", "<")}
"""How scores are sorted that the best come first, what the last of some is, and how another is better."""
ASSISTED = "*"
"""The mark of a score that was reached with help."""
NAME_LENGTH, DATE_LENGTH = 16, 40
CODE = re.compile("([0-9a-f]{64})?")
"""A hash that stands for a player, or nothing."""


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
    recorded: str = ""
    replay: str = ""
    assisted: bool | None = False
    """Whether hints, moves taken back, a solution or rewinding helped; None where that was not noted in its time."""

    @property
    def marked(self) -> str:
        """The score, with a mark where help was given."""
        return f"{self.score}{ASSISTED if self.assisted else ''}"

    @property
    def columns(self) -> tuple[str | int, ...]:
        """What is stored, in the order of COLUMNS."""
        table = self.slug, self.level, self.original, self.seats
        return *table, self.player, self.score, self.outcome, self.recorded, self.replay, noted(self.assisted)

    @staticmethod
    def read(row: tuple[object, ...]) -> "ScoreRow":
        """What was stored in the order of COLUMNS. Raises PackingError for what no arcade has written."""
        slug, level, original, seats, player, score, outcome, recorded, replay, assisted = row
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
            assisted=read_noted(assisted),
        )


@dataclass(frozen=True)
class LeaderboardNote:
    """What a leaderboard is told of a score besides its row."""

    code: str = ""
    """The hash that stands for the player in all cabinets; empty for somebody without a code."""
    challenge: str = ""
    """The ISO date whose challenge it was the first try at; empty for any other score."""

    @staticmethod
    def read(row: tuple[object, ...]) -> "LeaderboardNote":
        """What was stored in the order of NOTED. Raises PackingError for what no arcade has written."""
        code, challenge = map(words, row)
        if CODE.fullmatch(code) is None or (challenge and not is_date(challenge)):
            raise PackingError(strings.GARBLED_ENTRY)
        return LeaderboardNote(code, challenge)


NOTHING = LeaderboardNote()


def is_date(told: str) -> bool:
    """Whether a text is a day of the calendar as the arcade writes it, 2026-11-28 say."""
    try:
        return date.fromisoformat(told).isoformat() == told
    except ValueError:
        return False


def best(scoring: Scoring) -> str:
    """The query for the best of a table, best first; of equal ones those without help, then the earlier.

    However many have the last place's score, only those are looked at that get a place: first the few that are
    better, then of the equal ones as many as there can be room for, both in the order of the index.
    """
    order, last, better = DIRECTIONS[scoring]
    first = f"SELECT score FROM scores WHERE {TABLE} ORDER BY score {order} LIMIT {PLACES}"
    tenth = f"(SELECT {last}(score) FROM ({first}))"
    return f"""
        SELECT {COLUMNS} FROM scores WHERE id IN (
            SELECT id FROM scores WHERE {TABLE} AND score {better} {tenth}
            UNION ALL
            SELECT id FROM (
                SELECT id FROM scores WHERE {TABLE} AND score = {tenth} ORDER BY aided = 1, id LIMIT {PLACES}
            )
        ) ORDER BY score {order}, aided = 1, id LIMIT {PLACES}
    """


def before(scoring: Scoring) -> str:
    """The query for how many stand before a new score (?4): better ones, and equal ones with no more help (?5)."""
    better = f"SELECT 1 FROM scores WHERE {TABLE} AND score {DIRECTIONS[scoring][2]} ?4"
    equal = f"SELECT 1 FROM scores WHERE {TABLE} AND score = ?4 AND (aided = 1) <= ?5"
    return f"SELECT count(*) FROM (SELECT * FROM ({better} UNION ALL {equal}) LIMIT {FARTHEST})"
