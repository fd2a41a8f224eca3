"""What players with a code have reached at the other cabinets of a leaderboard, as it came from there.

It comes on top of what they have finished here: their medals go with them.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from arcade.cabinet.storage.career_book import Best
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.leaderboard_tables import leaderboard_rows
from arcade.cabinet.storage.packing import PackingError, chosen, flag, whole, words
from arcade.cabinet.storage.scores import DATE_LENGTH
from arcade.toolkit.contract.outcome import Outcome

COLUMNS = "slug, level, seats, original, aided, outcome, most, least, day"
REACHED = f"SELECT {COLUMNS} FROM reached WHERE code = ? ORDER BY day, slug, level, seats, original, aided, outcome"


class Reached(NamedTuple):
    """What a player has reached in a game at a level, in one look, helped or not, and with one outcome."""

    slug: str
    level: int
    seats: int
    original: bool
    assisted: bool
    outcome: str
    most: int
    """The highest and the lowest score."""
    least: int
    day: str
    """The first day on which that was."""

    @staticmethod
    def read(row: tuple[object, ...]) -> "Reached":
        """What a leaderboard, or its file, has of it. Raises PackingError for what no arcade has sent."""
        slug, level, seats, original, assisted, outcome, most, least, day = row
        return Reached(
            words(slug),
            whole(level, 1),
            whole(seats, 1),
            flag(original),
            flag(assisted),
            chosen(outcome, Outcome).value,
            whole(most),
            whole(least),
            words(day.isoformat() if isinstance(day, date) else day, DATE_LENGTH),
        )

    @property
    def games(self) -> list[FinishedGame]:
        """A game with the highest score, and one with the lowest where that is another."""
        scores = sorted({self.most, self.least})
        return [
            FinishedGame(self.level, self.seats, self.outcome, one, 0, self.original, self.assisted, self.day)
            for one in scores
        ]


class LeaderboardCareers:
    """The file in a folder, which may come and go."""

    def __init__(self, folder: Callable[[], Path | None], code_of: Callable[[str], str]) -> None:
        """`code_of` gives the hash that stands for a player, empty for who has given no code here."""
        self._folder, self._code_of = folder, code_of

    def milestones(self, player: str, slug: str) -> list[FinishedGame]:
        """What a player has finished of one game."""
        return [game for one in self._reached(player) if one.slug == slug for game in one.games]

    def bests(self, player: str) -> dict[str, list[Best]]:
        """What a player has reached alone in each game, by slug."""
        found: dict[str, list[Best]] = {}
        for one in self._reached(player):
            if one.seats == 1:
                won = one.outcome == Outcome.WON.value
                best = Best(one.slug, one.level, won, one.original, one.assisted, one.most, one.least)
                found.setdefault(one.slug, []).append(best)
        return found

    def _reached(self, player: str) -> list[Reached]:
        code = self._code_of(player)
        if not code:
            return []
        try:
            return [Reached.read(row) for row in leaderboard_rows(self._folder(), REACHED, code)]
        except PackingError:
            return []
