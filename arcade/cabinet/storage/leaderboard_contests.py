"""What a leaderboard tells of everybody: the results of a day's challenge, and who is first in most tables."""

from dataclasses import dataclass
from pathlib import Path

from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, Placed, leaderboard_rows
from arcade.cabinet.storage.packing import PackingError, whole, words
from arcade.cabinet.storage.scores import NAME_LENGTH

RESULTS = 100
"""So many of a challenge's results come from the leaderboard."""
MANY = 1_000
"""Of more results than these is only told that there are more."""
HOLDERS = 10
"""So many of those who hold most records."""
CONTEST = "SELECT number FROM contests WHERE day = ? AND slug = ?"
CHALLENGED = f"""SELECT player, cabinet, score, outcome, day, aided FROM challenged WHERE day = ? AND slug = ?
    ORDER BY place LIMIT {RESULTS}"""
HELD = f"SELECT player, cabinet, cabinets, records FROM holders ORDER BY place LIMIT {HOLDERS}"


@dataclass(frozen=True)
class Contest:
    """A day's challenge on the leaderboard."""

    slug: str
    number: int
    """How many results there are in all, MANY for as many or more."""
    results: tuple[Placed, ...]
    """The best of them, best first."""


@dataclass(frozen=True)
class Holder:
    """Somebody who is first in some of the leaderboard's tables."""

    player: str
    cabinet: str
    """What the cabinet is called, or one of them where there are several."""
    cabinets: int
    records: int

    @staticmethod
    def read(row: tuple[object, ...]) -> "Holder":
        """What a leaderboard, or its file, has of somebody. Raises PackingError for what no arcade has sent."""
        player, cabinet, cabinets, records = row
        return Holder(words(player, NAME_LENGTH), words(cabinet, CABINET_LENGTH), whole(cabinets, 1), whole(records, 1))


class LeaderboardContests:
    """The file in a folder, which may come and go."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def contest(self, day: str, slug: str) -> Contest | None:
        """The challenge of an ISO date, which is this game; None where nothing has come of it."""
        try:
            for (number,) in leaderboard_rows(self._folder, CONTEST, day, slug):
                results = tuple(Placed.read(row) for row in leaderboard_rows(self._folder, CHALLENGED, day, slug))
                return Contest(slug, whole(number, 0, MANY), results)
        except PackingError:
            pass
        return None

    def holders(self) -> list[Holder]:
        """Who holds most records, the most first."""
        try:
            return [Holder.read(row) for row in leaderboard_rows(self._folder, HELD)]
        except PackingError:
            return []
