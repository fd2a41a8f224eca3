"""A database that never stops the game: what the disk refuses is kept in memory and offered to it again later."""

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from arcade.cabinet.storage import strings
from arcade.cabinet.storage.database_file import NewerError, StoreError, copy_in_memory, in_memory, open_file
from arcade.cabinet.storage.schema import MIGRATIONS, Migrations
from arcade.cabinet.storage.sql import DAMAGE, SURROUNDINGS, code, sentence, transaction
from arcade.toolkit.texts import Prose

T = TypeVar("T")
Change: TypeAlias = Callable[[sqlite3.Connection], object]
"""Statements that belong together. They may be carried out twice: in memory, and later on the disk."""


class Database:
    """Reads and writes that do not fail; `messages` tells the player what went wrong.

    Without a path everything is kept in memory only, as it is when the file belongs to a newer arcade.
    """

    def __init__(self, path: Path | None, migrations: Migrations = MIGRATIONS) -> None:
        self.messages: list[Prose] = []
        self._path = path
        self._migrations = migrations
        self._disk: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._owed: list[Change] = []
        """What the memory has and the disk has not."""
        if path is None:
            self._memory = in_memory(migrations)
        else:
            self._open(path)

    @property
    def kept(self) -> bool:
        """Whether everything written so far is on the disk."""
        return self._memory is None

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        return self._attempt(lambda connection: connection.execute(query, values).fetchall())

    def write(self, change: Change) -> None:
        """Carry out a change as one transaction; it is on the disk when this returns and `kept` is true."""
        owing = not self.kept
        self._attempt(lambda connection: _carry_out(connection, [change]))
        if not self.kept and self._path is not None:
            self._owed.append(change)
            if owing:
                self._pay(self._path)

    def close(self) -> None:
        """Offer the disk once more what it refused, and let go of the file."""
        if self._owed and self._path is not None:
            self._pay(self._path)
        for connection in (self._disk, self._memory):
            if connection is not None:
                connection.close()

    def _attempt(self, action: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the disk's database; when that fails, with what takes its place."""
        for _ in range(2):  # after damage there is a fresh file to try
            if self._disk is None or self._memory is not None:
                break
            try:
                return action(self._disk)
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                self._leave(self._disk, error)
        if self._memory is None:
            self.messages.append(strings.GARBLED)
            self._memory = in_memory(self._migrations)
        return action(self._memory)

    def _leave(self, disk: sqlite3.Connection, error: sqlite3.DatabaseError | UnicodeDecodeError) -> None:
        """Take a damaged file's successor, or go on in memory; errors of the arcade's own making are raised again."""
        if self._path is None:
            raise error
        # Python cannot read what SQLite quotes from a schema that was overwritten.
        if isinstance(error, UnicodeDecodeError) or code(error) in DAMAGE:
            disk.close()
            self._disk = None
            self._open(self._path)
        elif code(error) in SURROUNDINGS:
            self.messages.append(sentence(error, self._path))
            self._memory = in_memory(self._migrations, disk)
        else:
            raise error

    def _open(self, path: Path) -> None:
        try:
            self._disk = open_file(path, self._migrations, self.messages.append)
        except StoreError as error:
            self.messages.append(error.words)
            self._memory = copy_in_memory(path, self._migrations)
            if isinstance(error, NewerError):
                self._path = None

    def _pay(self, path: Path) -> None:
        """Give the disk what it is owed and go on there, if it takes it."""
        try:
            if self._disk is None:
                self._disk = open_file(path, self._migrations, self.messages.append)
            _carry_out(self._disk, self._owed)
        except (StoreError, sqlite3.DatabaseError, UnicodeDecodeError):
            if self._disk is not None:
                self._disk.close()  # so that the file is examined before the next attempt
                self._disk = None
            return
        if self._memory is not None:
            self._memory.close()
            self._memory = None
        self._owed.clear()
        self.messages.append(strings.SAVED_AGAIN)


def _carry_out(connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
    with transaction(connection):
        for change in changes:
            change(connection)
