"""A database that never stops the game: what the disk refuses is kept in memory and offered to it again later."""

import sqlite3
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from arcade.cabinet.formats.whole_files import Identity, identity
from arcade.cabinet.storage import clean_end, strings
from arcade.cabinet.storage.database_file import (
    Meanwhile,
    NewerError,
    StoreError,
    copied,
    copied_file,
    idle,
    in_memory,
    open_file,
)
from arcade.cabinet.storage.schema import MIGRATIONS, Migrations
from arcade.cabinet.storage.set_aside import SIDECARS
from arcade.cabinet.storage.sql import DAMAGE, SURROUNDINGS, Rows, code, put_rows, rows_of, sentence, transaction, words
from arcade.toolkit.contract.texts import Prose, filled

T = TypeVar("T")
Change: TypeAlias = Callable[[sqlite3.Connection], object]
"""Statements that belong together. They may be carried out twice: in memory, and later on the disk."""


class Database:
    """Reads and writes that do not fail; `messages` tells the player what went wrong.

    Without a path everything is kept in memory only, as it is when the file belongs to a newer arcade.
    """

    def __init__(
        self,
        path: Path | None,
        migrations: Migrations = MIGRATIONS,
        meanwhile: Meanwhile = idle,
        memory: sqlite3.Connection | None = None,
    ) -> None:
        """`meanwhile` is called now and then while the file is opened, if that takes long; what it raises is raised.

        `memory` is what there is to begin with where there is no path.
        """
        self.messages: list[Prose] = []
        self.unread = False
        """Whether something that the file holds, or held, could not be read."""
        self.changes = 0
        """Grows with whatever has reached the file, and whenever one is opened; to be compared with what it was."""
        self._path = path
        self._migrations = migrations
        self._disk: sqlite3.Connection | None = None
        self._file: Identity | None = None
        """Which file the disk's connection has open: its name may come to mean another one, or none."""
        self._sidecars: dict[str, Identity | None] = {}
        self._memory: sqlite3.Connection | None = None
        self._owed: list[Change] = []
        """What the memory has and the disk has not."""
        if path is None:
            self._memory = memory or in_memory(migrations)
        else:
            self._open(path, meanwhile)

    @property
    def kept(self) -> bool:
        """Whether everything written so far is on the disk."""
        return self._memory is None

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        self._mind_the_file()
        return self._attempt(lambda connection: connection.execute(query, values).fetchall())

    def rows(self, tables: Collection[str]) -> Rows:
        """All that some tables hold, as far as it can be read."""
        self._mind_the_file()
        source = self._memory or self._disk
        return {} if source is None else rows_of(source, tables)

    def image(self) -> bytes:
        """All that is held, what the disk is owed too, as the bytes of a database's file."""
        self._mind_the_file()
        return self._attempt(lambda connection: connection.serialize())

    def write(self, change: Change) -> None:
        """Carry out a change as one transaction; it is on the disk when this returns and `kept` is true."""
        self._mind_the_file()
        owing = not self.kept
        self._attempt(lambda connection: _carry_out(connection, [change]))
        self.changes += self.kept
        if not self.kept and self._path is not None:
            self._owed.append(change)
            if owing:
                self._pay(self._path)

    def close(self) -> None:
        """Offer the disk once more what it refused, and let go of the file."""
        self._mind_the_file()
        if self._owed and self._path is not None:
            self._pay(self._path)
        if self._memory is not None:
            self._memory.close()
            if self._disk is not None:
                self._disk.close()
        elif self._disk is not None and self._path is not None:
            clean_end.close(self._disk, self._path)

    def _attempt(self, action: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the disk's database; when that fails, with what takes its place."""
        for _ in range(2):  # after damage there is a fresh file to try
            if self._disk is None or self._memory is not None or self._path is None:
                break
            try:
                return action(self._disk)
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                # Python cannot read what SQLite quotes from a schema that was overwritten.
                if isinstance(error, UnicodeDecodeError) or code(error) in DAMAGE:
                    self._set_aside(self._disk, self._path)
                elif code(error) in SURROUNDINGS:
                    self.messages.append(sentence(error, self._path))
                    self._memory = copied(self._disk, self._migrations) or in_memory(self._migrations)
                else:
                    return self._refused(self._disk, action, error)
        if self._memory is None:
            self._tell_unread(strings.GARBLED)
            self._memory = in_memory(self._migrations)
        return action(self._memory)

    def _set_aside(self, disk: sqlite3.Connection, path: Path) -> None:
        """Examine a file of which a page could not be read; if it is damaged, a fresh one gets what can be read of it.

        What is found damaged at the start is left as it is; but here somebody has played, and that is in it.
        """
        rows, before = rows_of(disk), self._file
        disk.close()
        self._open(path)
        if self._disk is not None and self._file != before:
            with suppress(sqlite3.DatabaseError):
                _carry_out(self._disk, [lambda connection: put_rows(connection, rows)])
                if "scores" in rows and rows["scores"][1]:
                    self.messages.append(strings.RESCUED)

    def _refused(self, disk: sqlite3.Connection, action: Callable[[sqlite3.Connection], T], error: sqlite3.Error) -> T:
        """Go on in memory after the file itself said no, by a trigger say that somebody put there.

        What is refused there, too, is a mistake of the arcade's own and raised again.
        """
        memory = copied(disk, self._migrations) or in_memory(self._migrations)
        try:
            done = action(memory)
        except sqlite3.Error:
            memory.close()
            raise
        self._memory = memory
        self.messages.append(filled(strings.REFUSED, reason=words(error)))
        return done

    def _mind_the_file(self) -> None:
        """Notice that the file was taken away while it was open; a new one gets everything that it held."""
        if self._disk is None or self._path is None or (found := identity(self._path)) == self._file:
            return
        if found is None:
            memory = copied(self._memory or self._disk, self._migrations) or in_memory(self._migrations)
            self._let_go(self._path)
            self._memory = memory
            self._pay(self._path, strings.GONE, strings.GONE_FOR_GOOD)
        else:
            self._let_go(self._path)
            self.messages.append(strings.REPLACED)
            if self._memory is None:
                self._open(self._path)

    def _let_go(self, path: Path) -> None:
        """Close a file that has lost its name, and remove what it has left beside its place: no other may find it."""
        if self._disk is not None:
            self._disk.close()
            self._disk = None
        for suffix, own in self._sidecars.items():
            beside = Path(f"{path}{suffix}")
            if own is not None and identity(beside) == own:
                beside.unlink(missing_ok=True)

    def _open(self, path: Path, meanwhile: Meanwhile = idle) -> None:
        self._disk = None
        try:
            self._take(path, meanwhile)
        except StoreError as error:
            self.messages.append(error.words)
            self._memory = copied_file(path, self._migrations)
            if self._memory is None:
                self.unread = self.unread or path.exists()
                self._memory = in_memory(self._migrations)
            if isinstance(error, NewerError):
                self._path = None

    def _take(self, path: Path, meanwhile: Meanwhile = idle) -> sqlite3.Connection:
        """Open the file. Raises StoreError."""
        self._disk = disk = open_file(path, self._migrations, self._tell_unread, meanwhile)
        self._file = identity(path)
        self._sidecars = {suffix: identity(Path(f"{path}{suffix}")) for suffix in SIDECARS}
        self.changes += 1
        return disk

    def _tell_unread(self, sentence: Prose) -> None:
        self.unread = True
        self.messages.append(sentence)

    def _pay(self, path: Path, paid: Prose = strings.SAVED_AGAIN, unpaid: Prose | None = None) -> None:
        """Give the disk what it is owed and go on there, if it takes it; tell what came of it."""
        before, missing = self._file, identity(path) is None
        try:
            disk = self._disk or self._take(path)
            if self._memory is not None and (missing or before not in (None, self._file)):
                rows = rows_of(self._memory)  # a new file lacks everything
                self._owed = [lambda connection: put_rows(connection, rows)]
            _carry_out(disk, self._owed)
            self.changes += 1
        except (StoreError, sqlite3.DatabaseError, UnicodeDecodeError):
            if self._disk is not None:
                self._disk.close()  # so that the file is examined before the next attempt
                self._disk = None
            if unpaid is not None:
                self.messages.append(unpaid)
            return
        if self._memory is not None:
            self._memory.close()
            self._memory = None
        self._owed.clear()
        self.messages.append(paid)


def _carry_out(connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
    with transaction(connection):
        for change in changes:
            change(connection)
