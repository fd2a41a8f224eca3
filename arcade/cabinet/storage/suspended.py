"""Games left in the middle: of each its run, stored in parts as it goes on, and checkpoints to go on from."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from arcade import __version__
from arcade.cabinet.replays.checkpoint import Checkpoint
from arcade.cabinet.replays.journal import Addition, Journal, read_journal
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.packing import PackingError, from_json, pack, to_json, unpack_text, words
from arcade.cabinet.storage.records import Records
from arcade.cabinet.storage.sql import NEXT

TABLES = ("suspended", "suspended_parts", "checkpoints")
PARTS = "SELECT body FROM suspended_parts WHERE slug = ? AND length(body) ORDER BY ended"


@dataclass(frozen=True)
class Suspended:
    """A run that can be gone on with."""

    replay: Replay
    journal: Journal
    """What of it is stored, for whoever goes on."""
    checkpoints: tuple[Checkpoint, ...]


def suspend(records: Records, slug: str, replay: Replay, checkpoints: Sequence[Checkpoint]) -> tuple[str, int]:
    """Store a run in place of an earlier one; gives its name and its text's length, none if it can't be kept."""
    text = records.text(replay)
    if not text:
        return "", 0
    run = _name(text)

    def change(connection: sqlite3.Connection) -> None:
        put_run(connection, slug, text, replay.keys.frames)
        connection.execute(f"UPDATE suspended SET turn = {NEXT.format('turn', 'suspended')} WHERE slug = ?", (slug,))
        _put_checkpoints(connection, slug, checkpoints)

    records.change(change)
    return run, len(text)


def put_run(connection: sqlite3.Connection, slug: str, text: str, frames: int, turn: int = 0) -> None:
    """Write a run of so many frames, as a whole and without checkpoints, in place of an earlier one."""
    _forget(connection, slug)
    connection.execute("INSERT INTO suspended (slug, body, turn) VALUES (?, ?, ?)", (slug, pack(text), turn))
    _put_part(connection, slug, _name(text), frames, b"")


def suspend_more(records: Records, slug: str, more: Addition) -> bool:
    """Add to a run; false, and nothing changed, unless it is stored up to the frame from which this goes on."""
    stored = "SELECT 1 FROM suspended_parts WHERE slug = ? AND run = ? AND ended = ?"
    if not records.column(stored, slug, more.run, more.before):
        return False
    body = pack(more.text)

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM suspended_parts WHERE slug = ? AND ended > ?", (slug, more.before))
        if more.ended > more.before:
            _put_part(connection, slug, more.run, more.ended, body)
        connection.execute(
            f"UPDATE suspended SET turn = {NEXT.format('turn', 'suspended')} WHERE slug = ?"
            " AND turn < (SELECT max(turn) FROM suspended)",
            (slug,),
        )
        kept = ", ".join(map(str, sorted(more.kept)))
        connection.execute(f"DELETE FROM checkpoints WHERE slug = ? AND frame NOT IN ({kept})", (slug,))
        _put_checkpoints(connection, slug, more.checkpoints)

    records.change(change)
    return True


def suspended(records: Records, slug: str) -> Suspended | None:
    """The run in which a game was left."""
    parts = tuple(records.column(PARTS, slug))
    name = next(iter(records.column("SELECT run FROM suspended_parts WHERE slug = ? LIMIT 1", slug)), "")
    found = records.entries(
        slug, lambda row: _whole(name, (row[0], *parts)), "SELECT body FROM suspended WHERE slug = ?", slug
    )
    if not found:
        return None
    replay, journal = found[0]
    query = "SELECT frame, facts, body FROM checkpoints WHERE slug = ? ORDER BY frame"
    checkpoints = tuple(one for row in records.database.read(query, slug) if (one := _checkpoint(row)) is not None)
    journal.checkpoints = {one.frame for one in checkpoints}
    return Suspended(replay, journal, checkpoints)


def drop(records: Records, slug: str) -> None:
    """Forget the run in which a game was left."""
    records.change(lambda connection: _forget(connection, slug))


def _whole(name: object, bodies: Sequence[bytes]) -> tuple[Replay, Journal]:
    """The run of which this is stored. Raises PackingError or ReplayError."""
    texts = [unpack_text(body) for body in bodies]
    replay = Replay.from_text(texts[0], texts[1:])
    # Runs from before there were parts have no name: they are stored as a whole once more.
    return replay, read_journal(words(name), texts) if name else Journal()


def _checkpoint(row: tuple[object, ...]) -> Checkpoint | None:
    """A stored checkpoint; None for one of another version of the arcade, or that cannot be read."""
    frame, facts, body = row
    try:
        match from_json(facts):
            case (
                version,
                str(safe_point),
                int(thoughts),
                int(results),
                (int(phase), int(counted), int(busy), int(began)),
                since,
            ):
                if not isinstance(since, int | None):
                    return None
                if version == __version__ and isinstance(frame, int) and isinstance(body, bytes):
                    return Checkpoint(frame, safe_point, thoughts, results, (phase, counted, busy, began), body, since)
    except PackingError:
        pass
    return None


def _name(text: str) -> str:
    """What tells runs apart that are suspended one after the other."""
    return sha256(text.encode()).hexdigest()[:16]


def _put_part(connection: sqlite3.Connection, slug: str, run: str, ended: int, body: bytes) -> None:
    connection.execute(
        "INSERT INTO suspended_parts (slug, run, ended, body) VALUES (?, ?, ?, ?)", (slug, run, ended, body)
    )


def _put_checkpoints(connection: sqlite3.Connection, slug: str, checkpoints: Sequence[Checkpoint]) -> None:
    for one in checkpoints:
        facts = to_json((__version__, one.safe_point, one.thoughts, one.results, one.watched, one.since))
        connection.execute(
            "INSERT OR REPLACE INTO checkpoints (slug, frame, facts, body) VALUES (?, ?, ?, ?)",
            (slug, one.frame, facts, one.packed),
        )


def _forget(connection: sqlite3.Connection, slug: str) -> None:
    for table in TABLES:
        connection.execute(f"DELETE FROM {table} WHERE slug = ?", (slug,))
