"""SQLite as the arcade uses it: connections, whole transactions, and which of its errors mean what."""

import os
import sqlite3
import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from arcade.cabinet.formats.whole_files import reason
from arcade.cabinet.storage import strings
from arcade.cabinet.storage.packing import WHOLE
from arcade.cabinet.storage.schema import APPLICATION_ID, SUMMARIES, SUMMED_UP, VIEWS, Migrations
from arcade.cabinet.user_error import shown
from arcade.toolkit.contract.texts import Prose, filled

Rows: TypeAlias = dict[str, tuple[tuple[str, ...], list[tuple[object, ...]]]]
"""Of each table the names of the columns, and the rows."""

Rule: TypeAlias = tuple[str, str]
"""A trigger or a view: kind and name."""
PATIENCE = 2.0
"""Seconds to wait for another arcade that is writing."""
REASON_LENGTH = 80
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
        sqlite3.SQLITE_INTERRUPT,
    }
)
"""Errors of the disk and the system; they say nothing against the file's content."""
NEXT = f"(SELECT 1 + min(coalesce(max({{0}}), 0), {WHOLE - 1}) FROM {{1}})"
"""The next number of a column in a table, the largest there is again and again: SQLite's own count may be used up."""
FREE = (
    f"(SELECT CASE WHEN coalesce(max(id), 0) < {WHOLE} THEN coalesce(max(id), 0) + 1 ELSE"
    " (SELECT min(taken.id) + 1 FROM (SELECT 0 AS id UNION ALL SELECT id FROM {0}) AS taken"
    " WHERE taken.id >= 0 AND taken.id + 1 NOT IN (SELECT id FROM {0})) END FROM {0})"
)
"""A number that no row of a table has: the next one, or the smallest once the numbers are used up."""
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
            return filled(strings.UNWRITABLE, folder=folder, reason=words(error))
    return filled(strings.UNUSABLE, reason=words(error))


def words(error: sqlite3.Error) -> str:
    """An error in SQLite's words, or in those of a file's own rules: made short and printable."""
    return shown(str(error), REASON_LENGTH)


def connect(place: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection without transactions of its own; text that is not UTF-8 is read with marks in its place.

    The file is not trusted (https://sqlite.org/security.html): cells are measured as pages are read, functions in its
    schema do nothing but reckon, and a trigger makes a statement fail rather than change what it does.
    """
    connection = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None, uri=uri)
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
    connection.set_authorizer(_authorized)
    return connection


def _authorized(action: int, one: str | None, two: str | None, database: str | None, rule: str | None) -> int:  # noqa: ARG001
    """SQLite asks so as it compiles a statement; `rule` is the trigger or view that does what is asked about."""
    return sqlite3.SQLITE_OK if rule in (None, *VIEWS) else sqlite3.SQLITE_DENY


def foreign_rules(connection: sqlite3.Connection, own: Collection[str] = VIEWS) -> list[Rule]:
    """The triggers of a database, and its views but for those of its own."""
    found = connection.execute("SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view') ORDER BY name")
    return [(kind, name) for kind, name in found if kind == "trigger" or name not in own]


def take_out(connection: sqlite3.Connection, rules: Iterable[Rule]) -> None:
    """Remove triggers and views."""
    for kind, name in rules:
        quoted = name.replace('"', '""')
        connection.execute(f'DROP {kind} IF EXISTS "{quoted}"')  # a view takes its triggers along


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


def migrate(connection: sqlite3.Connection, migrations: Migrations, foreign: Iterable[Rule] = ()) -> None:
    """Take the steps that a database still lacks, all together; an empty one becomes the arcade's.

    Before them `foreign` rules are taken out.
    """
    with transaction(connection):
        take_out(connection, foreign)
        version = number(connection, "user_version")
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """One of the numbers that SQLite keeps about a file, such as user_version."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def rows_of(connection: sqlite3.Connection, wanted: Collection[str] | None = None) -> Rows:
    """All that a database holds, or some tables of it, as far as it can be read.

    Numbers that only give an order are left out, and sums: `put_rows` makes them.
    """
    rows: Rows = {}
    for table in tables_of(connection):
        if table in SUMMARIES or (wanted is not None and table not in wanted):
            continue
        with suppress(sqlite3.Error, UnicodeDecodeError):
            names = _columns(connection, table)
            found: list[tuple[object, ...]] = []
            rows[table] = names, found
            found.extend(connection.execute(f"SELECT {', '.join(names)} FROM {table} ORDER BY rowid"))
    return rows


def put_rows(connection: sqlite3.Connection, rows: Rows) -> None:
    """Add rows to a database's tables, but for those that it has or does not take; and sum up."""
    tables = tables_of(connection)
    for table in tables:
        if table not in rows:
            continue
        given, found = rows[table]
        known = _columns(connection, table)
        kept = [place for place, name in enumerate(given) if name in known]
        names = ", ".join(given[place] for place in kept)
        present = set(connection.execute(f"SELECT {names} FROM {table}"))
        places = ", ".join("?" * len(kept))
        for row in found:
            values = tuple(row[place] for place in kept)
            if values not in present:
                connection.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})", values)
    if "results" in rows and set(SUMMARIES) <= set(tables):
        for statement in SUMMED_UP:
            connection.execute(statement)


def tables_of(connection: sqlite3.Connection) -> list[str]:
    """The names of a database's tables, as far as they can be read."""
    try:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return [name for (name,) in found if name.isidentifier()]
    except (sqlite3.Error, UnicodeDecodeError):
        return []


def _columns(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """The columns that hold something: not the numbers that SQLite gives to rows."""
    columns = connection.execute(f"PRAGMA table_info({table})")
    return tuple(name for _, name, kind, _, _, key in columns if not (key and kind == "INTEGER"))
