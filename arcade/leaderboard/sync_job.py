"""Work for one folder at one leaderboard, for as long as its process lives: what every such process does alike.

Whatever breaks, it begins again after a while: what it carries is on two disks and not in its memory.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import uniform
from time import monotonic, sleep

from arcade.cabinet.storage.sql import connect
from arcade.cabinet.storage.store import FILE
from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.downloads import Downloads
from arcade.leaderboard.founding import entered
from arcade.leaderboard.memory import note_standing, remembered
from arcade.leaderboard.schema import SCHEMA
from arcade.leaderboard.sessions import LeaderboardError, Link, whole_number
from arcade.toolkit.contract.texts import Text

LOCK = "hall.lock"
POLL = 2.0
"""Seconds between two looks at what the arcade has written."""
REFRESH = 30.0
"""Seconds between two looks at the leaderboard's tables, at least."""
LOOKS = 40
"""So many looks a second a leaderboard's cabinets may have together."""
CABINETS = f"SELECT count(*) FROM {SCHEMA}.cabinets WHERE role != ''"
FIRST_PAUSE = 1.0
"""Seconds to wait at most for a leaderboard that does not answer; each time twice as long."""
LONGEST_PAUSE = 60.0
"""Seconds of the longest of these waits."""


class RunningError(UserError):
    """Another process works for this folder already."""


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Be the only one in a folder for as long as it lasts, however it ends; raises RunningError."""
    with closing(connect(folder / LOCK)) as lock:
        lock.execute("PRAGMA busy_timeout = 0")
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise RunningError(strings.SYNC_RUNS) from None
        yield


class SyncJob(ABC):
    """One folder's; `pause` is given seconds to wait."""

    name: str
    """What the server calls it."""

    def __init__(self, folder: Path, known: Credentials, pause: Callable[[float], None] = sleep) -> None:
        self._folder, self._known, self._pause = folder, known, pause
        self._downloads = Downloads()
        self._due = 0.0
        """When the leaderboard's tables are to be looked at again."""

    def run(self) -> None:
        """Go on until the process ends."""
        failures = 0
        while True:
            begun = monotonic()
            self.visit()
            failures = 0 if monotonic() - begun > LONGEST_PAUSE else failures + 1
            longest = min(FIRST_PAUSE * 2 ** min(failures, 10), LONGEST_PAUSE)
            self._pause(longest * uniform(0.5, 1.0))  # or all of a leaderboard would come back at once

    def visit(self, rounds: int | None = None) -> None:
        """Work until something breaks, or so many times.

        What the leaderboard refuses is noted, unless this computer's own files cannot be used.
        """
        with suppress(sqlite3.Error), remembered(self._folder, self._folder / FILE) as own:
            try:
                with entered(self._known.address, self.name) as link:
                    self._downloads, self._due = Downloads(), 0.0
                    self._begin(own, link)
                    while rounds is None or (rounds := rounds - 1) >= 0:
                        self._look(own, link)
                        self._work(own, link)
                        self._pause(POLL)
            except LeaderboardError as error:
                self._note(own, error.words)

    def _look(self, own: sqlite3.Connection, link: Link) -> None:
        """Look at the leaderboard's tables, if it is time: the more cabinets look at them the seldomer."""
        if monotonic() >= self._due:
            self._due = monotonic() + max(REFRESH, whole_number(link, CABINETS) / LOOKS)
            self._refresh(own, link)
            self._note(own, strings.IN_STEP)

    def _begin(self, own: sqlite3.Connection, link: Link) -> None:  # noqa: B027 (not every sync job has anything to do)
        """What is done at a new connection."""

    @abstractmethod
    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        """Bring what the leaderboard tells."""

    def _work(self, own: sqlite3.Connection, link: Link) -> None:  # noqa: B027
        """What is done every two seconds."""

    def _waiting(self, own: sqlite3.Connection) -> int:  # noqa: ARG002
        """How many scores have not arrived yet."""
        return 0

    def _note(self, own: sqlite3.Connection, sentence: Text) -> None:
        note_standing(own, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}", self._waiting(own), sentence)
