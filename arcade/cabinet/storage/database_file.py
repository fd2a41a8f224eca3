"""The database's file: created whole, examined, set aside when damaged, copied before it changes its format."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from arcade.cabinet.formats.whole_files import sync_folder
from arcade.cabinet.storage import clean_end, strings
from arcade.cabinet.storage.schema import APPLICATION_ID, Migrations
from arcade.cabinet.storage.set_aside import Tell, free_name, set_aside, set_strays_aside
from arcade.cabinet.storage.sql import (
    SURROUNDINGS,
    Rule,
    code,
    connect,
    foreign_rules,
    migrate,
    number,
    put_rows,
    rows_of,
    sentence,
    tables_of,
)
from arcade.cabinet.user_error import UserError, shown
from arcade.toolkit.contract.texts import filled

Meanwhile: TypeAlias = Callable[[], None]
"""What is called now and then while something takes long; what it raises ends that, the file as it was."""
STEPS = 10_000
"""Instructions of SQLite's machine between two calls: less than a millisecond, but for what waits for the disk."""
RULES_SHOWN = 60
"""Characters of the names of triggers and views that a sentence tells."""
PAGES = 1_000
"""Pages that are copied between two calls."""


def idle() -> None:
    """Do nothing meanwhile."""


class StoreError(UserError):
    """The database's file cannot be used; the message is one sentence."""


class NewerError(StoreError):
    """The file is in a format that only a newer arcade knows."""


class _DamagedError(Exception):
    """The file is not a database of the arcade's."""


def in_memory(migrations: Migrations) -> sqlite3.Connection:
    """An empty database that lasts as long as the program."""
    memory = connect(":memory:")
    migrate(memory, migrations)
    return memory


def copied(source: sqlite3.Connection, migrations: Migrations) -> sqlite3.Connection | None:
    """A database in memory with what the source holds; None for one that is not the arcade's or a newer one's."""
    try:
        version, owner = number(source, "user_version"), number(source, "application_id")
    except (sqlite3.Error, UnicodeDecodeError):
        return None
    if owner != APPLICATION_ID or not 1 <= version <= len(migrations):
        return None
    memory = in_memory(migrations)
    put_rows(memory, rows_of(source))
    return memory


def copied_file(path: Path, migrations: Migrations) -> sqlite3.Connection | None:
    """The same of a file that can be read but not opened for writing."""
    try:
        # Without `immutable` SQLite wants to write beside the file even for reading.
        with closing(connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as source:
            return copied(source, migrations)
    except sqlite3.Error:
        return None


def open_file(path: Path, migrations: Migrations, tell: Tell, meanwhile: Meanwhile = idle) -> sqlite3.Connection:
    """Open the arcade's database, or begin one; what is damaged is set aside and told.

    To examine a large file, or to bring it up to date, takes seconds: `meanwhile` is called again and again, and what
    it raises is raised.

    Raises StoreError when the file or its folder cannot be used; nothing has been changed then.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        set_strays_aside(path, tell)
        if not path.exists():
            _create(path, migrations)
        try:
            return _open(path, migrations, tell, meanwhile)
        except _DamagedError:
            set_aside(path, tell)
            _create(path, migrations)
            return _open(path, migrations, tell, meanwhile)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(sentence(error, path)) from error
    except _DamagedError as error:
        raise StoreError(strings.GARBLED) from error


def open_bytes(data: bytes, migrations: Migrations) -> sqlite3.Connection:
    """A file's bytes as a database in memory, examined whole and brought up to date there.

    A stranger's file must hold the arcade's tables and nothing else: rules of its own would run as it is read. Raises
    StoreError.
    """
    # What says that there is a log beside the file (SQLite's file format, section 1.3): in memory there is none.
    data = data[:18] + b"\1\1" + data[20:] if data[18:20] == b"\2\2" else data
    connection = connect(":memory:")
    try:
        if not data:
            raise _DamagedError
        connection.deserialize(data)
        version = _version(connection, migrations)
        if _schema(connection) != _expected(migrations[:version]) or not _sound(connection):
            raise _DamagedError
        migrate(connection, migrations)
    except NewerError:
        connection.close()
        raise StoreError(strings.NEWER_FILE) from None
    except (_DamagedError, sqlite3.Error, UnicodeDecodeError, OverflowError):
        connection.close()
        raise StoreError(strings.FOREIGN_FILE) from None
    return connection


def _open(path: Path, migrations: Migrations, tell: Tell, meanwhile: Meanwhile) -> sqlite3.Connection:
    stamp = clean_end.stamp(path)
    connection = connect(path)
    raised: list[BaseException] = []

    def watch() -> bool:
        """Whether SQLite is to break off its work; it would forget what is raised here, even that Ctrl+C was hit."""
        try:
            meanwhile()
        except BaseException as error:  # noqa: BLE001
            raised.append(error)
        return bool(raised)

    connection.set_progress_handler(watch, STEPS)
    try:
        version = _examine(connection, migrations, stamp)
        connection.execute("PRAGMA journal_mode = WAL")
        foreign = foreign_rules(connection)
        if version < len(migrations) or foreign:
            backup = _bring_up_to_date(connection, path, migrations, foreign, meanwhile)
            if foreign:
                named = shown(", ".join(name for _, name in foreign), RULES_SHOWN)
                tell(filled(strings.RULES, rules=named, file=backup.name))
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on its log is beside it
    except BaseException:
        connection.close()
        if raised:
            raise raised[0] from None  # what was broken off says nothing against the file
        raise
    connection.set_progress_handler(None, 0)
    return connection


def _examine(connection: sqlite3.Connection, migrations: Migrations, stamp: int | None) -> int:
    """The version of a sound database. Raises _DamagedError, NewerError, or sqlite3.Error for trouble outside."""
    try:
        version = _version(connection, migrations)
        if not _schema(connection) >= _expected(migrations[:version]):
            raise _DamagedError
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS's fsync alone does not reach the disk
        if not _vouched(connection, stamp) and not _sound(connection):
            raise _DamagedError
    except sqlite3.DatabaseError as error:
        if code(error) in SURROUNDINGS:
            raise
        raise _DamagedError from error
    except UnicodeDecodeError as error:  # SQLite quotes the damaged schema, and Python cannot read the quotation
        raise _DamagedError from error
    return version


def _version(connection: sqlite3.Connection, migrations: Migrations) -> int:
    """The version of the arcade's tables. Raises _DamagedError where there are none, and NewerError."""
    version = number(connection, "user_version")
    if number(connection, "application_id") != APPLICATION_ID or version < 1:
        raise _DamagedError
    if version > len(migrations):
        raise NewerError(strings.NEWER)
    return version


def _vouched(connection: sqlite3.Connection, stamp: int | None) -> bool:
    """Whether the file was closed in order and not changed since: then the first pages of its tables are enough."""
    tables = tables_of(connection)
    if clean_end.TABLE not in tables:  # it is of an earlier version
        return False
    try:
        vouched = clean_end.taken(connection, stamp)
    except sqlite3.OperationalError as error:
        if code(error) not in SURROUNDINGS:
            raise
        return False  # the mark cannot be taken away, so it must not count
    if vouched:
        for table in tables:
            connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()
    return vouched


def _sound(connection: sqlite3.Connection) -> bool:
    """Whether every page, row and index is as it should be: some seconds for a million scores."""
    return connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]


def _schema(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    return frozenset(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


def _expected(migrations: Migrations) -> frozenset[tuple[str, str]]:
    with closing(in_memory(migrations)) as model:
        return _schema(model)


def _create(path: Path, migrations: Migrations) -> None:
    """Make an empty database beside its place and move it there, so that no crash leaves half of one."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(connect(part)) as connection:
            migrate(connection, migrations)
        try:
            path.hardlink_to(part)  # unlike a rename, this never replaces what another arcade has just made
        except FileExistsError:
            pass
        except (OSError, NotImplementedError):  # a file system without links
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.parent)


def _bring_up_to_date(
    connection: sqlite3.Connection, path: Path, migrations: Migrations, foreign: list[Rule], meanwhile: Meanwhile
) -> Path:
    """Copy the file as it is, take out rules that are not the arcade's, and take the steps that it lacks.

    When that fails, it has not changed and needs no copy; else gives where the copy is.
    """
    backup = free_name(path, "backup")
    part = backup.with_name(f".{backup.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(connect(part)) as copy:
            connection.backup(copy, pages=PAGES, progress=lambda *_: meanwhile(), sleep=0)
        part.replace(backup)
        sync_folder(path.parent)
        migrate(connection, migrations, foreign)
        return backup
    except BaseException:
        for file in (part, backup):
            file.unlink(missing_ok=True)
        raise
