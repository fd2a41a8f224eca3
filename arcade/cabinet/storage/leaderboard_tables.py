"""What a leaderboard has sent: its tables and how it stands with it, kept in a file that is only read here.

Another process writes the file, see `arcade/leaderboard`; a cabinet without a leaderboard has none. What comes from
there is trusted no more than a stranger's file: it is checked as a stored row is.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from pathlib import Path

from arcade.cabinet.storage.packing import PackingError, chosen, flag, from_json, kind, whole, words
from arcade.cabinet.storage.scores import DATE_LENGTH, NAME_LENGTH, PLACES
from arcade.cabinet.storage.sql import connect
from arcade.toolkit.contract.languages import SOURCE, Language
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose, Verbatim

FILE = "hall.db"
PASS = "hall-cabinet.json"
"""The file by which a cabinet is on a leaderboard."""
CABINET_LENGTH = 40
WEEK = timedelta(days=6)
"""How many days before today belong to a week."""
SENTENCE_LENGTH = 400
PLACED = f"""SELECT player, cabinet, score, outcome, day, aided FROM ranked
    WHERE slug = ? AND level = ? AND original = ? AND span = ? AND day >= ? ORDER BY place LIMIT {PLACES}"""
PLAYED = "SELECT DISTINCT slug FROM ranked"
STANDING = "SELECT at, waiting, said FROM status"


class Span(StrEnum):
    """How far back a table goes; the shortest first."""

    DAY = "day"
    WEEK = "week"
    EVER = "ever"


def begins(span: Span, day: date) -> date:
    """The first day of a span that ends today."""
    match span:
        case Span.DAY:
            return day
        case Span.WEEK:
            return day - WEEK
        case Span.EVER:
            return date.min


@dataclass(frozen=True)
class Placed:
    """A line of a leaderboard's table."""

    player: str
    cabinet: str
    """What the cabinet is called at which it was reached."""
    score: int
    outcome: str
    day: str
    assisted: bool

    @staticmethod
    def read(row: tuple[object, ...]) -> "Placed":
        """What a leaderboard, or its file, has of a line. Raises PackingError for what no arcade has sent."""
        player, cabinet, score, outcome, day, assisted = row
        return Placed(
            words(player, NAME_LENGTH),
            words(cabinet, CABINET_LENGTH),
            whole(score),
            chosen(outcome, Outcome).value,
            words(day.isoformat() if isinstance(day, date) else day, DATE_LENGTH),
            flag(assisted),
        )


@dataclass(frozen=True)
class Standing:
    """How a cabinet stands with its leaderboard."""

    at: str
    """When it was noted, on the leaderboard's time."""
    waiting: int
    """Scores that have not arrived yet."""
    sentence: Prose


class LeaderboardTables:
    """The file in a folder, which may come and go."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / FILE

    @property
    def there(self) -> bool:
        """Whether anything has come from a leaderboard."""
        return self._path is not None and self._path.exists()

    @property
    def joined(self) -> bool:
        """Whether this cabinet is on a leaderboard."""
        return self._path is not None and self._path.with_name(PASS).exists()

    def table(self, slug: str, level: int, original: bool, span: Span, since: date) -> list[Placed]:
        """A table's first places from a day on, best first; none where they cannot be read."""
        rows = self._rows(PLACED, slug, level, int(original), span.value, since.isoformat())
        try:
            return [Placed.read(row) for row in rows]
        except PackingError:
            return []

    def played(self) -> set[str]:
        """The games in whose tables somebody is."""
        return {str(slug) for (slug,) in self._rows(PLAYED)}

    def standing(self, language: Language = SOURCE) -> Standing | None:
        """How this cabinet stands with its leaderboard, told in a language; None where nothing has been noted yet."""
        try:
            for at, waiting, said in self._rows(STANDING):
                told = kind(from_json(said), dict)
                sentence = words(told.get(language, told.get(SOURCE)), SENTENCE_LENGTH)
                return Standing(words(at, DATE_LENGTH), whole(waiting, 0), Verbatim(sentence))
        except PackingError:
            pass
        return None

    def _rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        return [] if self._path is None else leaderboard_rows(self._path.parent, query, *values)


def leaderboard_rows(folder: Path | None, query: str, *values: object) -> list[tuple[object, ...]]:
    """What a query finds in the file of a folder; nothing where there is none, and where it cannot be read."""
    if folder is None or not (folder / FILE).exists():
        return []
    try:
        with closing(connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro", uri=True)) as file:
            return file.execute(query, values).fetchall()
    except sqlite3.Error:
        return []
