"""What comes from a leaderboard, kept in a file: its tables, the challenges, who holds most records."""

import sqlite3
from datetime import date, datetime

from arcade.leaderboard.contests import contests, holders
from arcade.leaderboard.memory import note_contests, note_holders, note_tables
from arcade.leaderboard.sessions import Link
from arcade.leaderboard.tables import Table, changed, first_places, today


class Downloads:
    """As far as they have come over one connection."""

    def __init__(self) -> None:
        self._since: datetime | None = None
        self._day: date | None = None

    def bring(self, own: sqlite3.Connection, link: Link) -> list[Table]:
        """Fetch what has changed since the last time, on another day all, and give the tables that were fetched."""
        day = today(link)
        tables, since = changed(link, self._since if day == self._day else None)
        note_tables(own, first_places(link, tables, day))
        note_contests(own, contests(link, day))
        if tables:
            note_holders(own, holders(link))
        self._since, self._day = since, day
        return tables
