"""What another arcade kept comes on top of what is here, or in its place: one transaction, all of it or nothing.

On top means that nothing of one's own is lost and the same never stands twice, however often a file comes in:

* scores and finished games: a row that is here as often as there is not added, nor a score whose run is here;
* the challenge's lines and the games won: all of them, one's own line where both have played the day;
* games in the middle and learned things: those of games that have none here;
* favourites, cards seen and counted plays: all of them, and the larger count;
* every other setting stays one's own.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arcade.cabinet.replays.run_identity import identity_of_score
from arcade.cabinet.storage.incoming import GAME_COLUMNS, RESULT_COLUMNS, SCORE_COLUMNS, SCORE_KEY, Incoming, Row
from arcade.cabinet.storage.packing import PackingError, from_json, to_json, unpack
from arcade.cabinet.storage.preferences import STORED
from arcade.cabinet.storage.schema import SUMMED_UP
from arcade.cabinet.storage.scores import REPLAY, SCORE
from arcade.cabinet.storage.sql import FREE
from arcade.cabinet.storage.suspended import TABLES, put_run
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.plain import Plain

REPLACED = ("scores", "replays", "results", "learned", "games", *TABLES)
GAMES = f"""
    INSERT INTO games ({", ".join(GAME_COLUMNS)}) VALUES (?1, ?2, ?3, CASE WHEN ?6 THEN ?4 ELSE 0 END, ?5)
    ON CONFLICT (slug) DO UPDATE SET
        favourite = max(favourite, ?2), plays = max(plays, ?3), card = max(card, ?5)
"""

RUNS_LIKE = """SELECT body FROM replays WHERE id IN (
    SELECT replay FROM scores WHERE slug = ? AND level = ? AND original = ? AND score = ?
)"""
"""The runs behind the same score in the same table."""


@dataclass(frozen=True)
class Added:
    """How many rows have come."""

    scores: int
    results: int


def merge(connection: sqlite3.Connection, found: Incoming) -> Added:
    """Put it on top of what is here."""
    for slug, text, frames in found.suspended:
        if connection.execute("SELECT 1 FROM suspended WHERE slug = ?", (slug,)).fetchone() is None:
            put_run(connection, slug, text, frames)
    for name in ("daily", "won"):
        if name in found.settings:
            together = _together(_setting(connection, name), found.settings[name])
            _put_settings(connection, {name: together})
    return _add(connection, found, alone=False)


def replace(connection: sqlite3.Connection, found: Incoming) -> Added:
    """Put it in the place of what is here."""
    for table in REPLACED:
        connection.execute(f"DELETE FROM {table}")
    connection.executemany("DELETE FROM settings WHERE name = ?", [(name,) for name in STORED])
    for turn, (slug, text, frames) in enumerate(found.suspended, 1):
        put_run(connection, slug, text, frames, turn)
    _put_settings(connection, found.settings)
    return _add(connection, found, alone=True)


def _add(connection: sqlite3.Connection, found: Incoming, alone: bool) -> Added:
    """What is added the same way to whatever is there."""
    scores = _of_new_runs(connection, _missing(connection, "scores", SCORE_KEY, found.scores), found.replays)
    results = _missing(connection, "results", RESULT_COLUMNS, found.results)
    _insert(connection, "scores", SCORE_COLUMNS, scores)
    _insert(connection, "results", RESULT_COLUMNS, results)
    runs = {run: found.replays[run] for row in scores if (run := row[REPLAY])}
    connection.executemany("INSERT OR IGNORE INTO replays (id, body) VALUES (?, ?)", runs.items())
    connection.executemany("INSERT OR IGNORE INTO learned (slug, profile, value) VALUES (?, ?, ?)", found.learned)
    connection.executemany(GAMES, [(*row, int(alone)) for row in found.games])
    for statement in SUMMED_UP:
        connection.execute(statement)
    return Added(len(scores), len(results))


def _missing(connection: sqlite3.Connection, table: str, key: Sequence[str], rows: Sequence[Row]) -> list[Row]:
    """Those rows that a table has less often, told apart by their first columns."""
    count = dict.fromkeys((row[: len(key)] for row in rows), 0)
    for row in connection.execute(f"SELECT {', '.join(key)} FROM {table}"):
        if row in count:
            count[row] += 1
    missing: list[Row] = []
    for row in rows:
        one = row[: len(key)]
        count[one] -= 1
        if count[one] < 0:
            missing.append(row)
    return missing


def _of_new_runs(connection: sqlite3.Connection, rows: Iterable[Row], replays: dict[str, bytes]) -> list[Row]:
    """Those of some scores whose runs bear out no score that is here, and one of each run."""
    new: list[Row] = []
    known: dict[Row, set[str]] = {}
    for row in rows:
        slug, level, original, *_ = row
        like = slug, level, original, row[SCORE]
        if like not in known:
            known[like] = {_identity(body, row[SCORE]) for (body,) in connection.execute(RUNS_LIKE, like)}
        identity = _identity(replays.get(row[REPLAY]), row[SCORE])
        if not identity or identity not in known[like]:
            new.append(row)
        known[like].add(identity)
    return new


def _identity(body: bytes | None, score: int) -> str:
    """What the run behind a score is, empty where it has none or it cannot be read."""
    try:
        return "" if body is None else identity_of_score(unpack(body), score)
    except UserError:
        return ""


def _insert(connection: sqlite3.Connection, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
    places = ", ".join("?" * len(columns))
    statement = f"INSERT INTO {table} (id, {', '.join(columns)}) VALUES ({FREE.format(table)}, {places})"
    connection.executemany(statement, rows)


def _setting(connection: sqlite3.Connection, name: str) -> Plain:
    """A setting that is here; None for none that can be read."""
    row = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    try:
        return None if row is None else from_json(row[0])
    except PackingError:
        return None


def _put_settings(connection: sqlite3.Connection, settings: dict[str, Plain]) -> None:
    rows = [(name, to_json(value)) for name, value in settings.items()]
    connection.executemany("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", rows)


def _together(mine: Plain, theirs: Plain) -> Plain:
    """Tables by their names, lists by what stands in them; one's own first."""
    match mine, theirs:
        case dict(), dict():
            return {**theirs, **mine}
        case tuple(), tuple():
            return (*mine, *(one for one in theirs if one not in mine))
    return theirs if mine is None else mine
