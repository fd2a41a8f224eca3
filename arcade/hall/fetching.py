"""The process beside a board: the hall's tables and its champions' runs, for as long as it lives."""

import sqlite3

from arcade.hall.errand import Errand
from arcade.hall.memory import champions_known, enter, note_champion
from arcade.hall.schema import PROVED, SCHEMA
from arcade.hall.sessions import Link
from arcade.hall.tables import Table

LARGEST = 500_000
"""Bytes of a packed run at most: what a board keeps of some hundred champions has room on any disk."""
CHAMPION = f"""SELECT run, cabinet FROM {SCHEMA}.scores
    WHERE slug = %s AND level = %s AND original = %s AND state = '{PROVED}'
    ORDER BY worth DESC, aided, came, id LIMIT 1"""
RUN = f"SELECT body FROM {SCHEMA}.runs WHERE id = %s AND cabinet = %s AND length(body) <= {LARGEST}"


class Fetch(Errand):
    """Brings for one board."""

    name = "board"

    def _begin(self, own: sqlite3.Connection, link: Link) -> None:  # noqa: ARG002 (the pass tells which hall it is)
        enter(own, str(self._known.number))

    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        for table in self._tidings.bring(own, link):
            self._champion(own, link, table)

    def _champion(self, own: sqlite3.Connection, link: Link, table: Table) -> None:
        """Bring the run of the best of a table, unless it is here."""
        best = link.execute(CHAMPION, table).fetchone()
        if best is None:
            note_champion(own, table, "", b"")
        elif (run := str(best[0])) != champions_known(own, table):
            found = link.execute(RUN, best).fetchone()
            note_champion(own, table, run, b"" if found is None else bytes(found[0]))  # type: ignore[call-overload]
