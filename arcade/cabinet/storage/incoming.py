"""What another arcade kept, out of its file: examined as a stranger's, every row read as one's own is."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar

from arcade.cabinet.replays.replay import ReplayError
from arcade.cabinet.storage import strings
from arcade.cabinet.storage import suspended as runs
from arcade.cabinet.storage.careers import RESULT, FinishedGame
from arcade.cabinet.storage.database_file import open_bytes
from arcade.cabinet.storage.packing import PackingError, from_json, from_memory, unpack_text, whole, words
from arcade.cabinet.storage.preferences import STORED, accepted
from arcade.cabinet.storage.records import Records
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.scores import COLUMNS, NOTED, REPLAY, LeaderboardNote, ScoreRow
from arcade.toolkit.contract.plain import Plain

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
SCORE_KEY = tuple(COLUMNS.split(", "))
"""What makes a score the same one: whether it is proved yet, and what a leaderboard is told, does not."""
SCORE_COLUMNS = (*SCORE_KEY, *NOTED.split(", "), "proved")
RESULT_COLUMNS = ("player", "slug", *RESULT, "recorded")
GAME_COLUMNS = ("slug", "favourite", "plays", "turn", "card")


@dataclass(frozen=True)
class Incoming:
    """Rows as they are stored, in the order of the columns above."""

    scores: list[Row]
    replays: dict[str, bytes]
    """The packed runs of those scores, by id; a score whose run is not what its id says has none."""
    results: list[Row]
    settings: dict[str, Plain]
    """Those that this arcade can use."""
    learned: list[tuple[str, str, str]]
    """Slug, profile and JSON."""
    suspended: list[tuple[str, str, int]]
    """Of each game left in the middle its slug, its run's text and the run's frames; the latest last."""
    games: list[Row]
    unread: bool
    """Whether something could not be read and is left out."""


def read_incoming(data: bytes) -> Incoming:
    """What the bytes of a database's file hold. Raises StoreError for a file that no arcade has written.

    Checkpoints of games in the middle stay behind: they save time only, and a stranger's would have to be believed.
    """
    with closing(open_bytes(data, MIGRATIONS)) as connection:
        records = Records(None, memory=connection)
        replays = _replays(records)
        return Incoming(
            scores=_rows(records, "scores", SCORE_COLUMNS, lambda row: _score(row, replays), "id"),
            replays=replays,
            results=_rows(records, "results", RESULT_COLUMNS, _result, "id"),
            settings=_settings(records),
            learned=_rows(records, "learned", ("slug", "profile", "value"), _learned, "slug, profile"),
            suspended=_suspended(records),
            games=_rows(records, "games", GAME_COLUMNS, _game, "turn"),
            unread=records.database.unread,
        )


def _rows(records: Records, table: str, columns: tuple[str, ...], read: Callable[[Row], T], order: str) -> list[T]:
    return records.entries(table, read, f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}")


def _replays(records: Records) -> dict[str, bytes]:
    def read(row: Row) -> tuple[str, bytes]:
        run, body = row
        if sha256(unpack_text(body).encode()).hexdigest() != run:
            raise PackingError(strings.GARBLED_ENTRY)
        return run, body

    query = "SELECT id, body FROM replays WHERE id IN (SELECT replay FROM scores)"
    return dict(records.entries("replays", read, query))


def _score(row: Row, replays: dict[str, bytes]) -> Row:
    *columns, code, challenge, proved = row
    ScoreRow.read(tuple(columns))
    LeaderboardNote.read((code, challenge))
    if columns[REPLAY] not in replays:
        columns[REPLAY] = ""
    return *columns, code, challenge, whole(proved, 0, 1)


def _result(row: Row) -> Row:
    player, slug, *finished = row
    words(player), words(slug)
    FinishedGame.read(tuple(finished))
    return row


def _learned(row: Row) -> tuple[str, str, str]:
    slug, profile, value = row
    from_memory(value)
    return words(slug), words(profile), value


def _game(row: Row) -> Row:
    slug, favourite, plays, turn, card = row
    return words(slug), whole(favourite, 0, 1), whole(plays, 0), whole(turn), whole(card, 0, 1)


def _settings(records: Records) -> dict[str, Plain]:
    def read(row: Row) -> tuple[str, Plain]:
        name, value = row
        return words(name), from_json(value)

    found = dict(records.entries("settings", read, "SELECT name, value FROM settings"))
    return {name: found[name] for name in STORED if name in found and accepted(name, found[name])}


def _suspended(records: Records) -> list[tuple[str, str, int]]:
    found: list[tuple[str, str, int]] = []
    for slug in records.names("SELECT slug FROM suspended ORDER BY turn, slug"):
        run = runs.suspended(records, slug)
        if run is not None and run.replay.setup.slug == slug:
            try:
                found.append((slug, run.replay.to_text(), run.replay.keys.frames))
            except ReplayError:
                records.database.unread = True
    return found
