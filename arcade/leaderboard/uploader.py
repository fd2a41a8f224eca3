"""Uploads a cabinet's scores to the leaderboard: reads the arcade's own file and remembers in another what has arrived.

The arcade reads and writes for the leaderboard in its own transactions only, and this never writes into its file:
neither waits for the other, and whichever is killed, what is missing is sent again.
"""

import sqlite3
from collections.abc import Iterator
from uuid import UUID

from arcade.cabinet.storage.scores import COLUMNS, NOTED, REPLAY, LeaderboardNote, ScoreRow
from arcade.cabinet.storage.sql import transaction
from arcade.cabinet.user_error import UserError
from arcade.leaderboard.delivery import count, deliver_some, there
from arcade.leaderboard.memory import enter
from arcade.leaderboard.sessions import LeaderboardError, Link
from arcade.leaderboard.uploads import Upload, upload

BATCH = 50
"""Scores that travel together."""
CHECKED = 500
"""Names that the leaderboard is asked about at once."""
UNSENT = "FROM arcade.outbox WHERE replay NOT IN (SELECT run FROM sent)"


class Uploader:
    """One cabinet's, for one leaderboard."""

    def __init__(self, own: sqlite3.Connection, cabinet: UUID) -> None:
        self._own, self._cabinet = own, cabinet

    @property
    def waiting(self) -> int:
        """How many scores have not arrived yet."""
        return int(self._own.execute(f"SELECT count(*) {UNSENT}").fetchone()[0])

    @property
    def stirred(self) -> int:
        """A number that is another one once the arcade has written something."""
        return int(self._own.execute("PRAGMA arcade.data_version").fetchone()[0])

    def meet(self, link: Link) -> None:
        """Begin with a leaderboard, at every new connection.

        One in which this cabinet has never been knows nothing of what was sent elsewhere.
        """
        self._own.execute("DELETE FROM sent WHERE name = ''")  # a game that was not there may be back
        enter(self._own, str(self._cabinet))
        self.compare(link)

    def compare(self, link: Link) -> bool:
        """Compare notes: whether the leaderboard has lost something, which is sent again then.

        A server that was restored from an older copy has fewer scores than it had; that may happen at any time, under a
        connection that lasts.
        """
        has = count(link, self._cabinet)
        lost = has < self._had
        if lost:
            for names in self._names():
                missing = set(names) - there(link, self._cabinet, names)
                with transaction(self._own):
                    self._own.executemany("DELETE FROM sent WHERE name = ?", [(name,) for name in missing])
        self._note(has)
        return lost

    def round(self, link: Link) -> int:
        """Carry some scores over; gives how many, 0 when nothing waits.

        Raises psycopg.Error, sqlite3.Error, and LeaderboardError where a quota of this cabinet's is used up.
        """
        some, refused = self._some()
        if some:
            self.compare(link)  # or what comes now would make up for what was lost
        found = deliver_some(link, self._cabinet, some)
        refused += [one.row.replay for one in found.refused]
        with transaction(self._own):
            self._own.executemany("INSERT OR IGNORE INTO sent VALUES (?, '')", [(run,) for run in refused])
            arrived = [(one.row.replay, one.identity) for one in found.arrived]
            self._own.executemany("INSERT OR IGNORE INTO sent VALUES (?, ?)", arrived)
        if found.arrived:
            self._note(max(count(link, self._cabinet), self._had))
        if found.full:
            raise LeaderboardError(found.full)
        return len(found.arrived) + len(refused)

    def _some(self) -> tuple[list[Upload], list[str]]:
        """The next scores on their way, and the runs of those that no leaderboard takes."""
        uploads: list[Upload] = []
        refused: list[str] = []
        query = f"SELECT {COLUMNS}, {NOTED}, body {UNSENT} ORDER BY id LIMIT {BATCH}"
        for *row, code, challenge, body in self._own.execute(query).fetchall():
            try:
                uploads.append(upload(ScoreRow.read(tuple(row)), body, LeaderboardNote.read((code, challenge))))
            except UserError:
                refused.append(row[REPLAY])
        return uploads, refused

    def _names(self) -> Iterator[list[str]]:
        """The names of what has arrived, some at a time."""
        after = ""
        query = f"SELECT name FROM sent WHERE name > ? ORDER BY name LIMIT {CHECKED}"
        while names := [name for (name,) in self._own.execute(query, (after,))]:
            yield names
            after = names[-1]

    @property
    def _had(self) -> int:
        """How many scores the leaderboard had when it was asked last."""
        row = self._own.execute("SELECT had FROM halls WHERE cabinet = ?", (str(self._cabinet),)).fetchone()
        return int(row[0])

    def _note(self, had: int) -> None:
        self._own.execute("INSERT OR REPLACE INTO halls VALUES (?, ?)", (str(self._cabinet), had))
