"""The process beside a cabinet: scores into the leaderboard, the leaderboard's tables back, for as long as it lives."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import sleep

from arcade.leaderboard import strings
from arcade.leaderboard.careers import careers, wanted
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.delivery import appear
from arcade.leaderboard.memory import note_careers
from arcade.leaderboard.sessions import Link
from arcade.leaderboard.sync_job import SyncJob
from arcade.leaderboard.uploader import Uploader


class Sync(SyncJob):
    """Carries for one cabinet."""

    name = "sync"

    def __init__(self, folder: Path, known: Credentials, pause: Callable[[float], None] = sleep) -> None:
        super().__init__(folder, known, pause)
        self._codes: list[str] = []
        """Whose careers were asked for last."""
        self._stirred = -1

    def _begin(self, own: sqlite3.Connection, link: Link) -> None:
        self._uploader(own).meet(link)
        self._stirred = -1

    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        if self._uploader(own).compare(link):
            self._stirred = -1
        self._downloads.bring(own, link)
        self._codes = wanted(own)
        note_careers(own, careers(link, self._codes))
        appear(link, self._known.number, self._waiting(own))

    def _work(self, own: sqlite3.Connection, link: Link) -> None:
        """Carry what the arcade has written; after days without a connection that takes long, and progress is shown."""
        uploader = self._uploader(own)
        if uploader.stirred == self._stirred:
            return
        self._stirred, carried = uploader.stirred, 0
        while found := uploader.round(link):
            carried += found
            self._look(own, link)
        if carried:
            appear(link, self._known.number, self._waiting(own))
            self._note(own, strings.IN_STEP)
        if wanted(own) != self._codes:
            self._due = 0.0
            self._look(own, link)

    def _waiting(self, own: sqlite3.Connection) -> int:
        return self._uploader(own).waiting

    def _uploader(self, own: sqlite3.Connection) -> Uploader:
        return Uploader(own, self._known.number)
