"""The process beside a board: the leaderboard's tables and its champions' runs, for as long as it lives."""

import sqlite3
from functools import partial
from uuid import UUID

from arcade.cabinet.storage.packing import kind, words
from arcade.leaderboard.memory import champions_known, enter, note_champion
from arcade.leaderboard.schema import PROVED, SCHEMA
from arcade.leaderboard.sessions import Link, Row, only, told
from arcade.leaderboard.sync_job import SyncJob
from arcade.leaderboard.tables import Table

LARGEST = 500_000
"""Bytes of a packed run at most: what a board keeps of some hundred champions has room on any disk."""
CHAMPION = f"""SELECT run, cabinet FROM {SCHEMA}.scores
    WHERE slug = %s AND level = %s AND original = %s AND state = '{PROVED}'
    ORDER BY worth DESC, aided, came, id LIMIT 1"""
RUN = f"SELECT body FROM {SCHEMA}.runs WHERE id = %s AND cabinet = %s AND length(body) <= {LARGEST}"


class Fetch(SyncJob):
    """Brings for one board."""

    name = "board"

    def _begin(self, own: sqlite3.Connection, link: Link) -> None:  # noqa: ARG002 (the pass tells which leaderboard it is)
        enter(own, str(self._known.number))

    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        for table in self._downloads.bring(own, link):
            self._champion(own, link, table)

    def _champion(self, own: sqlite3.Connection, link: Link, table: Table) -> None:
        """Bring the run of the best of a table, unless it is here."""
        best = told(link, CHAMPION, table, 1, _best)
        if not best:
            note_champion(own, table, "", b"")
        for run, cabinet in best:
            if run != champions_known(own, table):
                bodies = told(link, RUN, [run, cabinet], 1, only(partial(kind, wanted=bytes)))
                note_champion(own, table, run, b"".join(bodies))


def _best(row: Row) -> tuple[str, UUID]:
    run, cabinet = row
    return words(run), kind(cabinet, UUID)
