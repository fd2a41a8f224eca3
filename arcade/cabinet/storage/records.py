"""Reading and writing stored values one by one; an entry that cannot be read is told once and left out."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from arcade.cabinet.replays.replay import Replay, ReplayError
from arcade.cabinet.storage import strings
from arcade.cabinet.storage.database import Change, Database
from arcade.cabinet.storage.database_file import Meanwhile, idle
from arcade.cabinet.storage.packing import from_json, unpack, whole, words
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import filled

T = TypeVar("T")
NAMES, NUMBERS = "names", "numbers"


class Records:
    """A database of replays and plain values."""

    def __init__(
        self, path: Path | None, meanwhile: Meanwhile = idle, memory: sqlite3.Connection | None = None
    ) -> None:
        self.database = Database(path, meanwhile=meanwhile, memory=memory)
        self._told: set[str] = set()

    def column(self, query: str, *values: object) -> list[Any]:
        """The first column of what a query finds."""
        return [row[0] for row in self.database.read(query, *values)]

    def entries(self, name: str, read: Callable[[tuple[Any, ...]], T], query: str, *values: object) -> list[T]:
        """What a query finds, each row as it reads; `read` raises UserError for one that cannot be read."""
        return list(self._readable(name, read, self.database.read(query, *values)))

    def pages(
        self, name: str, read: Callable[[tuple[Any, ...]], T], query: str, first: tuple[object, ...]
    ) -> Iterator[T]:
        """The same of very many rows, of which a query finds a page at a time.

        Its rows begin with what it takes to find those behind them; `first` stands before all.
        """
        key, after = len(first), first
        while rows := self.database.read(query, *after):
            yield from self._readable(name, read, [row[key:] for row in rows])
            after = rows[-1][:key]

    def names(self, query: str, *values: object) -> list[str]:
        """The first column of what a query finds, short texts."""
        return self.entries(NAMES, lambda row: words(row[0]), query, *values)

    def numbers(self, query: str, *values: object) -> list[int]:
        """The first column of what a query finds, whole numbers."""
        return self.entries(NUMBERS, lambda row: whole(row[0]), query, *values)

    def plain(self, name: str, default: Plain, query: str, *values: object) -> Plain:
        """The plain value that a query finds stored as JSON, or the default."""
        return next(iter(self.entries(name, lambda row: from_json(row[0]), query, *values)), default)

    def replay(self, name: str, query: str, *values: object) -> Replay | None:
        """The replay that a query finds packed."""
        return next(iter(self.entries(name, lambda row: unpack(row[0]), query, *values)), None)

    def text(self, replay: Replay) -> str:
        """A replay's text; empty, and the reason told, when it cannot be kept."""
        try:
            return replay.to_text()
        except ReplayError as error:
            self.database.messages.append(filled(strings.NO_REPLAY, reason=error.words))
            return ""

    def write(self, statement: str, *values: object) -> None:
        """Carry out one statement."""
        self.change(lambda connection: connection.execute(statement, values))

    def change(self, change: Change) -> None:
        """Carry out statements that belong together."""
        self.database.write(change)

    def _readable(
        self, name: str, read: Callable[[tuple[Any, ...]], T], rows: Iterable[tuple[Any, ...]]
    ) -> Iterator[T]:
        for row in rows:
            try:
                yield read(row)
            except UserError as error:
                self._tell(name, error)

    def _tell(self, name: str, error: UserError) -> None:
        self.database.unread = True
        if name not in self._told:
            self._told.add(name)
            self.database.messages.append(filled(strings.BAD_ENTRY, name=name, reason=error.words))
