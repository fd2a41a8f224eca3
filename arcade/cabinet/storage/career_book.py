"""The book of what players have finished, kept so that no page has to count: each takes as long as on the first day.

`results` holds every game that came to its end. Nothing searches it, for it grows without end. Beside it stand, written
in the same transaction:

* `tallies`: of each player, game, level, number of seats, outcome and look, helped or not, how many there were, how
  long they took, and the highest and lowest score;
* `milestones`: the games that were the first of their kind, or better or worse than all before. Whatever is asked of
  all of a player's games, which is the best of some or which was the first to reach a goal, these answer alike;
* `players`: the number of each one's last game.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcade.cabinet.storage.careers import RESULT, Career, FinishedGame
from arcade.cabinet.storage.packing import WHOLE, read_noted, whole, words
from arcade.cabinet.storage.records import Records
from arcade.cabinet.storage.sql import FREE
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome

COLUMNS = ", ".join(RESULT)
VALUES = ", ".join(f":{name}" for name in RESULT)
ALIKE = f"""
    SELECT 1 FROM milestones WHERE player = :player AND slug = :slug
    AND {" AND ".join(f"{name} = :{name}" for name in RESULT if name not in ("score", "frames"))}
"""
NOTED = (
    f"""INSERT INTO results (id, player, slug, {COLUMNS}, recorded)
        VALUES (:number, :player, :slug, {VALUES}, :recorded)""",
    f"""INSERT OR REPLACE INTO milestones (number, player, slug, {COLUMNS}, recorded)
        SELECT :number, :player, :slug, {VALUES}, :recorded
        WHERE NOT EXISTS ({ALIKE} AND score >= :score) OR NOT EXISTS ({ALIKE} AND score <= :score)""",
    f"""INSERT INTO tallies (player, slug, level, seats, outcome, original, aided, played, frames, scored, most, least)
        VALUES (:player, :slug, :level, :seats, :outcome, :original, :aided, 1, :frames, :scored, :score, :score)
        ON CONFLICT (player, slug, level, seats, outcome, original, aided) DO UPDATE SET
            played = min(played, {WHOLE} - 1) + 1,
            frames = min(frames, {WHOLE} - :frames) + :frames,
            most = CASE WHEN NOT :scored THEN most WHEN scored > 0 THEN max(most, :score) ELSE :score END,
            least = CASE WHEN NOT :scored THEN least WHEN scored > 0 THEN min(least, :score) ELSE :score END,
            scored = min(scored, {WHOLE} - 1) + :scored""",
    """INSERT INTO players (player, latest) VALUES (:player, :number)
        ON CONFLICT (player) DO UPDATE SET latest = max(latest, :number)""",
)
"""What is written of a finished game; its number is found before."""
MILESTONES = f"SELECT {COLUMNS}, recorded FROM milestones WHERE player = ? AND slug = ? ORDER BY number"
SUMS = "CAST(total(played) AS INTEGER), CAST(total(CASE outcome WHEN 'won' THEN played END) AS INTEGER)"
COUNT = f"SELECT {SUMS} FROM tallies WHERE player = ? AND slug = ? AND level = ? AND seats = ?"
CAREERS = f"SELECT slug, {SUMS}, CAST(total(frames) AS INTEGER) FROM tallies WHERE player = ? GROUP BY slug"
BESTS = """
    SELECT slug, level, outcome = 'won' AS won, original, aided,
        max(CASE WHEN scored > 0 THEN most END), min(CASE WHEN scored > 0 THEN least END)
    FROM tallies WHERE player = ? AND seats = 1 GROUP BY slug, level, won, original, aided
"""
PLAYERS = "SELECT player FROM players ORDER BY latest DESC"
ENDS = {1: f"{PLAYERS} LIMIT 1", -1: "SELECT player FROM players ORDER BY latest LIMIT 1"}
LATEST = "(SELECT latest FROM players WHERE player = ?)"
BESIDE = {
    1: f"SELECT player FROM players WHERE latest < {LATEST} ORDER BY latest DESC LIMIT 1",
    -1: f"SELECT player FROM players WHERE latest > {LATEST} ORDER BY latest LIMIT 1",
}
"""The first and the last of the players, and who comes after one (1) or before (-1)."""
CAREER, MILESTONE, BEST = "careers", "results", "bests"


@dataclass(frozen=True)
class Best:
    """What a player has reached alone in a game at a level and in a look, helped or not, won or not."""

    slug: str
    level: int
    won: bool
    original: bool | None
    """As in Finished, and so is `aided`."""
    assisted: bool | None
    most: int | None
    """The highest and the lowest score; None where no game had one."""
    least: int | None

    @staticmethod
    def read(row: tuple[Any, ...]) -> "Best":
        """What BESTS finds. Raises PackingError for what no arcade has written."""
        slug, level, won, original, assisted, most, least = row
        scores = (None, None) if most is None else (whole(most), whole(least))
        return Best(words(slug), whole(level, 1), won == 1, read_noted(original), read_noted(assisted), *scores)

    def game(self, scoring: Scoring) -> FinishedGame:
        """A game that reaches whatever goals all of them together do."""
        outcome = Outcome.WON if self.won else Outcome.OVER
        score = self.most if scoring is Scoring.HIGHEST else self.least
        return FinishedGame(self.level, 1, outcome.value, score, 0, self.original, self.assisted)


class CareerBook:
    """Careers in one database, or in two: what a kiosk's visitor has finished comes on top of what was there."""

    def __init__(self, *sources: Records) -> None:
        """The last one is written to."""
        self._sources: Sequence[Records] = sources

    def note(self, player: str, slug: str, finished: FinishedGame, recorded: str) -> None:
        """Remember that a player finished a game."""
        values = dict(zip(RESULT, finished.row(), strict=True))
        values |= {"player": player, "slug": slug, "recorded": recorded}

        def change(connection: sqlite3.Connection) -> None:
            (number,) = connection.execute(f"SELECT {FREE.format('results')}").fetchone()
            for statement in NOTED:
                connection.execute(statement, {**values, "number": number})

        self._sources[-1].change(change)

    def milestones(self, player: str, slug: str) -> list[FinishedGame]:
        """Of the games of one kind that a player finished those that tell, the earliest first."""
        return [
            one
            for source in self._sources
            for one in source.entries(MILESTONE, FinishedGame.read, MILESTONES, player, slug)
        ]

    def bests(self, player: str) -> dict[str, list[Best]]:
        """What a player has reached alone in each game, by slug."""
        found: dict[str, list[Best]] = {}
        for source in self._sources:
            for best in source.entries(BEST, Best.read, BESTS, player):
                found.setdefault(best.slug, []).append(best)
        return found

    def careers(self, player: str) -> list[Career]:
        """A player's games, the one most often played first."""
        found: dict[str, Career] = {}
        for source in self._sources:
            for one in source.entries(CAREER, Career.read, CAREERS, player):
                found[one.slug] = one.plus(found.get(one.slug))
        return sorted(found.values(), key=lambda one: (-one.played, one.slug))

    def count(self, player: str, slug: str, level: int, seats: int) -> tuple[int, int]:
        """How many games of one kind a player has finished at a level, and how many of them were won."""
        rows = [
            row
            for source in self._sources
            for row in source.entries(CAREER, _numbers, COUNT, player, slug, level, seats)
        ]
        return sum(played for played, _ in rows), sum(won for _, won in rows)

    def players(self) -> list[str]:
        """Everybody who has finished a game, the latest first."""
        visitors = self._visitors()
        return [*visitors, *(name for name in self._sources[0].names(PLAYERS) if name not in visitors)]

    def beside(self, player: str, step: int) -> str:
        """Who comes after (1) or before (-1) a player in `players`; "" stands before the first and after the last."""
        visitors = self._visitors()
        if player in visitors or (visitors and not player and step > 0):
            at = visitors.index(player) + step if player else 0
            if 0 <= at < len(visitors):
                return visitors[at]
            if at < 0:
                return ""
            player = ""
        while player := self._beside(player, step):
            if player not in visitors:
                return player
        return visitors[-1] if visitors and step < 0 else ""

    def _visitors(self) -> list[str]:
        """Who has finished a game in this visit to a kiosk."""
        return [name for source in self._sources[1:] for name in source.names(PLAYERS)]

    def _beside(self, player: str, step: int) -> str:
        source = self._sources[0]
        found = source.names(BESIDE[step], player) if player else source.names(ENDS[step])
        return next(iter(found), "")


def _numbers(row: tuple[Any, ...]) -> tuple[int, int]:
    played, won = row
    return whole(played, 0), whole(won, 0)
