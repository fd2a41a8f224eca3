"""SQLite as the arcade uses it: connections, whole transactions, and which of its errors mean what."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from arcade.cabinet.files import reason
from arcade.cabinet.storage import strings
from arcade.cabinet.storage.schema import APPLICATION_ID, Migrations
from arcade.toolkit.texts import Prose, filled

PATIENCE = 2.0
"""Seconds to wait for another arcade that is writing."""
SURROUNDINGS = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOLFS,
    }
)
"""Errors of the disk and the system; they say nothing against the file's content."""
DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for an error of Python's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def sentence(error: sqlite3.Error | OSError, path: Path) -> Prose:
    """What to tell the player of an error of the disk or the system."""
    folder = os.fsencode(path.parent).decode("utf-8", "replace")
    if isinstance(error, OSError):
        return filled(strings.UNWRITABLE, folder=folder, reason=reason(error))
    match code(error):
        case sqlite3.SQLITE_FULL:
            return strings.FULL
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_PROTOCOL:
            return strings.BUSY
        case other if other in SURROUNDINGS:
            return filled(strings.UNWRITABLE, folder=folder, reason=error)
    return filled(strings.UNUSABLE, reason=error)


def connect(place: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection without transactions of its own; text that is not UTF-8 is read with marks in its place."""
    connection = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None, uri=uri)
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Everything within is written together or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    """Take the steps that a database still lacks, all together; an empty one becomes the arcade's."""
    with transaction(connection):
        version = number(connection, "user_version")
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """One of the numbers that SQLite keeps about a file, such as user_version."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
