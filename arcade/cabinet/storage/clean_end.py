"""The mark of a file that was closed in order, so that whoever opens it next need not examine each of its pages.

The mark is a time, and on closing the file is given it as the time of its last change. Whatever is written to the file
afterwards, by whatever program, changes that time; a copy has one of its own. Opening takes the mark away, on the disk,
before anything else is written: an arcade that is killed leaves none, and one that is killed while it closes has not
yet given the file its time. Where a log stands beside the file, or another arcade has it open, no mark holds either.
What an unmarked file gets is the whole examination.

A disk that changes bytes by itself leaves the mark as it is. Such a page is found when it is read, and then the file
is examined and set aside as it would have been at the start.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from arcade.cabinet.storage.sql import transaction

TABLE = "clean_end"
LOG = "-wal"
GRAIN = 2_000_000_000
"""Nanoseconds: the times of every file system are at least as fine."""
SMALL = 2_000_000
"""Bytes of a file that is examined each time, since that takes less than a tenth of a second."""


def stamp(path: Path) -> int | None:
    """The time of a file that may be marked, to be asked before it is opened; None for one that needs no mark."""
    found = path.stat()
    return None if found.st_size < SMALL or os.path.lexists(f"{path}{LOG}") else found.st_mtime_ns


def taken(connection: sqlite3.Connection, stamp: int | None) -> bool:
    """Whether the mark holds for a file with this time. None is left, and what is left of it is on the disk."""
    marks = connection.execute(f"SELECT stamp FROM {TABLE}").fetchall()
    if marks:
        with transaction(connection):
            connection.execute(f"DELETE FROM {TABLE}")
    return marks == [(stamp,)]


def close(connection: sqlite3.Connection, path: Path) -> None:
    """Close a database that has been written to the end, and mark its file unless another arcade has it open, too."""
    stamp = None
    with suppress(sqlite3.Error, OSError):
        if path.stat().st_size >= SMALL:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            past = path.stat().st_mtime_ns // GRAIN * GRAIN  # no later change will have this time by chance
            with transaction(connection):
                connection.execute(f"DELETE FROM {TABLE}")
                connection.execute(f"INSERT INTO {TABLE} (stamp) VALUES (?)", (past,))
            stamp = past
    connection.close()
    if stamp is not None and not os.path.lexists(f"{path}{LOG}"):
        with suppress(OSError):  # a file of somebody else's
            os.utime(path, ns=(stamp, stamp))
