"""Reading and writing stored values one by one; an entry that cannot be read is told once and left out."""

from pathlib import Path
from typing import Any

from arcade.cabinet.replays.replay import Replay, ReplayError
from arcade.cabinet.storage import strings
from arcade.cabinet.storage.database import Change, Database
from arcade.cabinet.storage.packing import from_json, unpack
from arcade.cabinet.told import ToldError
from arcade.toolkit.plain import Plain
from arcade.toolkit.texts import filled


class Records:
    """A database of replays and plain values."""

    def __init__(self, path: Path | None) -> None:
        self.database = Database(path)
        self._told: set[str] = set()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""
        return self.database.read(query, *values)

    def column(self, query: str, *values: object) -> list[Any]:
        """The first column of what a query finds."""
        return [row[0] for row in self.database.read(query, *values)]

    def plain(self, name: str, default: Plain, query: str, *values: object) -> Plain:
        """The plain value that a query finds stored as JSON, or the default."""
        for text in self.column(query, *values):
            try:
                return from_json(text)
            except ToldError as error:
                self._tell(name, error)
        return default

    def replay(self, name: str, query: str, *values: object) -> Replay | None:
        """The replay that a query finds packed."""
        for body in self.column(query, *values):
            try:
                return unpack(body)
            except ToldError as error:
                self._tell(name, error)
        return None

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

    def _tell(self, name: str, error: ToldError) -> None:
        if name not in self._told:
            self._told.add(name)
            self.database.messages.append(filled(strings.BAD_ENTRY, name=name, reason=error.words))
