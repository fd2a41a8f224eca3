"""A process beside the arcade, begun again whenever it ends, until the arcade itself does."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread

from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables

PAUSE = 10.0
"""Seconds before it is begun again."""
ENDING = 5.0
"""Seconds that it may take to end."""


class Companion:
    """Runs a command of the arcade's own, which must see for itself when the arcade is killed (`left_alone`).

    What it prints nobody reads; how it stands it writes into its own file.
    """

    def __init__(self, words: Sequence[str], pause: float = PAUSE) -> None:
        self._command = [sys.executable, "-m", "arcade", *words]
        self._pause = pause
        self._over = Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher = Thread(target=self._watch, daemon=True)
        self._watcher.start()

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process as it is now, None before the first."""
        return self._process

    def close(self) -> None:
        """End it, and begin it no more."""
        self._over.set()
        if self._process is not None:
            self._process.terminate()
        self._watcher.join(ENDING)

    def _watch(self) -> None:
        """Only waits, for the process and for the end: it costs nothing and touches nothing of the arcade's."""
        while not self._over.is_set():
            silent = subprocess.DEVNULL
            with subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=silent, stderr=silent, start_new_session=True
            ) as self._process:
                if self._over.is_set():
                    self._process.terminate()
                self._process.wait()
            self._over.wait(self._pause)


def left_alone() -> Event:
    """Is set when the process has ended that runs this one as its companion, however it ended, on every system.

    Nothing is ever written into the standard input, whose other end that process holds: when it ends, that has ended.
    """
    over = Event()

    def watch() -> None:
        with suppress(OSError):
            while os.read(0, 1024):  # not sys.stdin, whose lock nobody may hold when Python ends
                pass
        over.set()

    Thread(target=watch, daemon=True).start()
    return over


def leaderboard_companion(folder: Path | None) -> Companion | None:
    """What carries a cabinet's scores into its leaderboard; None where it is in none, or lacks what it takes."""
    if folder is None or not LeaderboardTables(folder).joined or find_spec("psycopg") is None:
        return None
    return Companion(["hall", "sync", "--beside", "--data-dir", str(folder)])


def board_companion(folder: Path | None) -> Companion | None:
    """What brings a leaderboard's champions to its board; None where there is nowhere to keep them."""
    return None if folder is None else Companion(["hall", "fetch", "--beside", "--data-dir", str(folder)])
