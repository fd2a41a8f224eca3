"""What a leaderboard's operator asks and does: how each cabinet stands, all tables as a file, a score taken out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.schema import PROVED, REFUTED, REMOVED, SCHEMA, WAITING
from arcade.leaderboard.sessions import Link, together
from arcade.leaderboard.tables import CHANGE

STATUS = f"""SELECT cabinets.name, cabinets.id::text, cabinets.role != '', at, version, waiting,
        coalesce(ended, 0), coalesce(set_back, 0),
        (SELECT count(*) FROM {SCHEMA}.scores WHERE cabinet = cabinets.id AND state = '{WAITING}'),
        (SELECT count(*) FROM {SCHEMA}.scores WHERE cabinet = cabinets.id AND state = '{REFUTED}')
    FROM {SCHEMA}.cabinets LEFT JOIN {SCHEMA}.seen ON seen.cabinet = cabinets.id
    LEFT JOIN {SCHEMA}.guests ON guests.role = cabinets.role ORDER BY cabinets.name, cabinets.id"""
STATES = f"SELECT state, count(*) FROM {SCHEMA}.scores GROUP BY state"
COLUMNS = (
    "id", "cabinet", "slug", "level", "original", "seats", "player", "score", "outcome", "aided", "day", "came",
    "state", "reason",
)  # fmt: skip
EXPORT = f"""SELECT scores.id, cabinets.name, slug, level, original, seats, player, score, outcome, aided, day, came,
    state, reason FROM {SCHEMA}.scores JOIN {SCHEMA}.cabinets ON cabinets.id = cabinet
    WHERE scores.id > %s ORDER BY scores.id LIMIT 1000"""
REMOVE = f"""UPDATE {SCHEMA}.scores SET state = '{REMOVED}', reason = %s WHERE id = ANY(%s) AND state != '{REMOVED}'
    RETURNING id, slug, level, original"""
NOTE = f"INSERT INTO {SCHEMA}.removals (score, why) VALUES (%s, %s)"
SHORTEST = 8
"""So much of a score's name may stand for it, if no other begins so."""
WHY_LENGTH = 400


class RemovalError(UserError):
    """A score that cannot be taken out; the message is one sentence."""


@dataclass(frozen=True)
class Seen:
    """A cabinet as the leaderboard knows it; None for what it has never said."""

    name: str
    number: str
    invited: bool
    """False for one that was expelled."""
    at: datetime | None
    version: str | None
    waiting: int | None
    """Scores that wait in the cabinet."""
    ended: int
    """How often a connection of its was ended that went beyond the limits."""
    set_back: int
    """How often it had changed its password."""
    unproved: int
    """Scores that wait on the leaderboard."""
    refuted: int


def seen(link: Link) -> list[Seen]:
    """All cabinets by name."""
    return [Seen(*row) for row in link.execute(STATUS)]  # type: ignore[arg-type]


def states(link: Link) -> dict[str, int]:
    """How many scores stand how."""
    found = {str(state): int(str(number)) for state, number in link.execute(STATES)}
    return {state: found.get(state, 0) for state in (WAITING, PROVED, REFUTED, REMOVED)}


def everything(link: Link) -> Iterator[tuple[object, ...]]:
    """All scores, in the order of their names, as `COLUMNS` says."""
    after = ""
    while rows := link.execute(EXPORT, [after]).fetchall():
        yield from rows
        after = str(rows[-1][0])


def remove(link: Link, names: Sequence[str], why: str) -> list[str]:
    """Take some scores out of all tables, or none of them, noted for ever; gives their whole names.

    Raises RemovalError.
    """
    if not why.strip() or len(why) > WHY_LENGTH:
        raise RemovalError(strings.NO_WHY, most=WHY_LENGTH)

    def work(link: Link) -> list[str]:
        return [_removed(link, name, why) for name in names]

    return together(link, work)


def remove_all(link: Link, cabinet: UUID, why: str) -> None:
    """Take all proved scores of a cabinet's out; part of a transaction."""
    found = link.execute(f"SELECT id FROM {SCHEMA}.scores WHERE cabinet = %s AND state = '{PROVED}'", [cabinet])
    _remove(link, [str(name) for (name,) in found.fetchall()], why)


def _removed(link: Link, name: str, why: str) -> str:
    """Take a score out whose name, or how it begins, somebody has said."""
    query = f"SELECT id FROM {SCHEMA}.scores WHERE left(id, length(%s)) = %s LIMIT 2"
    found = [str(whole) for (whole,) in link.execute(query, [name, name]).fetchall()]
    if len(name) < SHORTEST or len(found) != 1:
        raise RemovalError(strings.MANY_SCORES if len(found) > 1 else strings.NO_SCORE, score=name, least=SHORTEST)
    if not _remove(link, found, why):
        raise RemovalError(strings.GONE_SCORE, score=name)
    return found[0]


def _remove(link: Link, names: Sequence[str], why: str) -> int:
    """Take scores out; gives how many were not out before."""
    removed = link.execute(REMOVE, [why, list(names)]).fetchall()
    for score, slug, level, original in removed:
        link.execute(NOTE, [score, why])
        link.execute(CHANGE, [slug, level, original])
    return len(removed)
