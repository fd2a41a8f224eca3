"""The process beside a cabinet: scores into the hall, the hall's tables back, for as long as it lives.

Whatever breaks, it begins again after a while: what it carries is on two disks and not in its memory.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path
from time import monotonic, sleep

from arcade.cabinet.storage.packing import PackingError
from arcade.cabinet.storage.sql import connect
from arcade.cabinet.storage.store import FILE
from arcade.cabinet.user_error import UserError
from arcade.hall import strings
from arcade.hall.careers import careers, wanted
from arcade.hall.contests import contests, holders
from arcade.hall.courier import Courier
from arcade.hall.delivery import appear
from arcade.hall.founding import entered
from arcade.hall.memory import note_careers, note_contests, note_holders, note_standing, note_tables, remembered
from arcade.hall.passes import Pass
from arcade.hall.sessions import HallError, Link
from arcade.hall.tables import changed, first_places, today
from arcade.toolkit.contract.texts import Text

LOCK = "hall.lock"
POLL = 2.0
"""Seconds between two looks at what the arcade has written."""
REFRESH = 30.0
"""Seconds between two looks at the hall's tables."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds to wait for a hall that does not answer; each time twice as long."""


class RunningError(UserError):
    """Another process carries this cabinet's scores already."""


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


class Sync:
    """Carries for one cabinet; `pause` is given seconds to wait."""

    def __init__(self, folder: Path, known: Pass, pause: Callable[[float], None] = sleep) -> None:
        self._folder, self._known, self._pause = folder, known, pause
        self._since: datetime | None = None
        self._day: date | None = None
        self._codes: list[str] = []
        """Whose careers were asked for last."""

    def run(self) -> None:
        """Go on until the process ends."""
        failures = 0
        while True:
            begun = monotonic()
            self.visit()
            failures = 0 if monotonic() - begun > LONGEST_PAUSE else failures + 1
            self._pause(min(FIRST_PAUSE * 2 ** min(failures, 10), LONGEST_PAUSE))

    def visit(self, rounds: int | None = None) -> None:
        """Carry until something breaks, or so many times.

        What the hall refuses is noted; where this computer's own files cannot be used there is nowhere to note it.
        """
        with suppress(sqlite3.Error), remembered(self._folder, self._folder / FILE) as own:
            courier = Courier(own, self._known.number)
            try:
                with entered(self._known.address, "sync") as link:
                    self._stay(courier, own, link, rounds)
            except HallError as error:
                self._note(own, courier, error.words)
            except PackingError:
                self._note(own, courier, strings.GARBLED)

    def _stay(self, courier: Courier, own: sqlite3.Connection, link: Link, rounds: int | None) -> None:
        courier.meet(link)
        self._since = self._day = None
        stirred, due = -1, 0.0
        while rounds is None or (rounds := rounds - 1) >= 0:
            if courier.stirred != stirred:
                stirred = courier.stirred
                due = due if wanted(own) == self._codes else 0.0
                while courier.round(link):
                    pass
            if monotonic() >= due:
                due = monotonic() + REFRESH
                self._refresh(own, link)
                appear(link, self._known.number, courier.waiting)
                self._note(own, courier, strings.IN_STEP)
            self._pause(POLL)

    def _refresh(self, own: sqlite3.Connection, link: Link) -> None:
        """Fetch the tables that changed since the last time; all of them on another day, whose tables are others."""
        day = today(link)
        tables, since = changed(link, self._since if day == self._day else None)
        note_tables(own, first_places(link, tables, day))
        note_contests(own, contests(link, day))
        if tables or self._since is None:
            note_holders(own, holders(link))
        self._codes = wanted(own)
        note_careers(own, careers(link, self._codes))
        self._since, self._day = since, day

    def _note(self, own: sqlite3.Connection, courier: Courier, sentence: Text) -> None:
        note_standing(own, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}", courier.waiting, sentence)
