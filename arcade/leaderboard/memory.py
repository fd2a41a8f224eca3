"""The file in which a cabinet remembers its leaderboard: what has arrived there, and its tables as they came."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

from arcade.cabinet.storage.leaderboard_careers import Reached
from arcade.cabinet.storage.leaderboard_contests import Contest, Holder
from arcade.cabinet.storage.leaderboard_tables import FILE, Placed, Span
from arcade.cabinet.storage.sql import connect, foreign_rules, take_out, transaction
from arcade.leaderboard.tables import Table
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.texts import Text

STEPS = (
    # `name` is the score's on the leaderboard, empty for one that no leaderboard takes.
    "CREATE TABLE IF NOT EXISTS sent (run TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS halls (cabinet TEXT PRIMARY KEY, had INTEGER NOT NULL) WITHOUT ROWID",
    """CREATE TABLE IF NOT EXISTS ranked (
        slug TEXT NOT NULL, level INTEGER NOT NULL, original INTEGER NOT NULL, span TEXT NOT NULL,
        place INTEGER NOT NULL, player TEXT NOT NULL, cabinet TEXT NOT NULL, score INTEGER NOT NULL,
        outcome TEXT NOT NULL, day TEXT NOT NULL, aided INTEGER NOT NULL,
        PRIMARY KEY (slug, level, original, span, place)
    ) WITHOUT ROWID""",
    # Before it was told whether help was given, the table was called `careers`; all of it comes anew.
    "DROP TABLE IF EXISTS careers",
    """CREATE TABLE IF NOT EXISTS reached (
        code TEXT NOT NULL, slug TEXT NOT NULL, level INTEGER NOT NULL, seats INTEGER NOT NULL,
        original INTEGER NOT NULL, aided INTEGER NOT NULL, outcome TEXT NOT NULL, most INTEGER NOT NULL,
        least INTEGER NOT NULL, day TEXT NOT NULL,
        PRIMARY KEY (code, slug, level, seats, original, aided, outcome)
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS contests (
        day TEXT NOT NULL, slug TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (day, slug)
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS challenged (
        day TEXT NOT NULL, slug TEXT NOT NULL, place INTEGER NOT NULL, player TEXT NOT NULL, cabinet TEXT NOT NULL,
        score INTEGER NOT NULL, outcome TEXT NOT NULL, aided INTEGER NOT NULL,
        PRIMARY KEY (day, slug, place)
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS holders (
        place INTEGER PRIMARY KEY, player TEXT NOT NULL, cabinet TEXT NOT NULL, cabinets INTEGER NOT NULL,
        records INTEGER NOT NULL
    )""",
    # Of a board alone: the runs of those who are first; an empty one is too large, or nobody's.
    """CREATE TABLE IF NOT EXISTS champions (
        slug TEXT NOT NULL, level INTEGER NOT NULL, original INTEGER NOT NULL, run TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (slug, level, original)
    )""",
    # Before it was told in any language, the table was called `standing`; it comes anew.
    "DROP TABLE IF EXISTS standing",
    """CREATE TABLE IF NOT EXISTS status (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        at TEXT NOT NULL, waiting INTEGER NOT NULL, said TEXT NOT NULL
    )""",
)
KEY = "slug = ? AND level = ? AND original = ? AND span = ?"


@contextmanager
def remembered(folder: Path, arcade: Path) -> Iterator[sqlite3.Connection]:
    """The file in a folder, with the arcade's file beside it for reading; raises sqlite3.Error."""
    with closing(connect((folder / FILE).absolute().as_uri(), uri=True)) as own:
        own.execute("PRAGMA journal_mode = WAL")
        for step in STEPS:
            own.execute(step)
        take_out(own, foreign_rules(own, ()))
        own.execute("ATTACH ? AS arcade", (f"{arcade.absolute().as_uri()}?mode=ro",))
        yield own


def note_tables(own: sqlite3.Connection, tables: Iterable[tuple[Table, Span, Sequence[Placed]]]) -> None:
    """Keep tables as they came, each in place of what was known of it."""
    with transaction(own):
        for table, span, rows in tables:
            own.execute(f"DELETE FROM ranked WHERE {KEY}", (*table, span.value))
            lines = [
                (*table, span.value, place, row.player, row.cabinet, row.score, row.outcome, row.day, row.assisted)
                for place, row in enumerate(rows, 1)
            ]
            own.executemany(f"INSERT INTO ranked VALUES ({', '.join('?' * 11)})", lines)


def note_careers(own: sqlite3.Connection, careers: Iterable[tuple[str, Sequence[Reached]]]) -> None:
    """Keep what some players have reached, in place of what was known of them."""
    with transaction(own):
        for code, reached in careers:
            own.execute("DELETE FROM reached WHERE code = ?", (code,))
            own.executemany(f"INSERT INTO reached VALUES ({', '.join('?' * 10)})", [(code, *one) for one in reached])


def note_contests(own: sqlite3.Connection, contests: Iterable[tuple[date, Contest]]) -> None:
    """Keep the challenges of some days, in place of all that was known of any."""
    with transaction(own):
        _forget(own, "contests", "challenged")
        for day, contest in contests:
            key = day.isoformat(), contest.slug
            own.execute("INSERT INTO contests VALUES (?, ?, ?)", (*key, contest.number))
            lines = [
                (*key, place, row.player, row.cabinet, row.score, row.outcome, row.assisted)
                for place, row in enumerate(contest.results, 1)
            ]
            own.executemany("INSERT INTO challenged VALUES (?, ?, ?, ?, ?, ?, ?, ?)", lines)


def note_holders(own: sqlite3.Connection, holders: Iterable[Holder]) -> None:
    """Keep who holds most records, in place of who did."""
    with transaction(own):
        _forget(own, "holders")
        lines = [(place, one.player, one.cabinet, one.cabinets, one.records) for place, one in enumerate(holders, 1)]
        own.executemany("INSERT INTO holders VALUES (?, ?, ?, ?, ?)", lines)


def enter(own: sqlite3.Connection, guest: str) -> None:
    """Let what is remembered be a leaderboard's in which somebody is this guest: another one's is forgotten."""
    if own.execute("SELECT 1 FROM halls WHERE cabinet = ?", (guest,)).fetchone() is None:
        with transaction(own):
            _forget(own, "sent", "halls")
            forget_tables(own)
            own.execute("INSERT INTO halls VALUES (?, 0)", (guest,))


def champions_known(own: sqlite3.Connection, table: Table) -> str:
    """The name of the run that is kept of the first of a table, empty for none."""
    query = "SELECT run FROM champions WHERE slug = ? AND level = ? AND original = ?"
    row = own.execute(query, table).fetchone()
    return "" if row is None else str(row[0])


def note_champion(own: sqlite3.Connection, table: Table, run: str, body: bytes) -> None:
    """Keep the packed run of the first of a table, in place of another's."""
    own.execute("INSERT OR REPLACE INTO champions VALUES (?, ?, ?, ?, ?)", (*table, run, body))


def forget_tables(own: sqlite3.Connection) -> None:
    """Forget what a leaderboard has told, for another one's is to come."""
    _forget(own, "ranked", "reached", "contests", "challenged", "holders", "champions")


def _forget(own: sqlite3.Connection, *tables: str) -> None:
    for table in tables:
        own.execute(f"DELETE FROM {table}")


def note_standing(own: sqlite3.Connection, at: str, waiting: int, sentence: Text) -> None:
    """Keep how the cabinet stands with its leaderboard, for the operator."""
    said = {language: sentence.in_language(language) for language in LANGUAGES}
    own.execute("INSERT OR REPLACE INTO status VALUES (1, ?, ?, ?)", (at, waiting, json.dumps(said)))
