"""Scores put into the leaderboard: at least once on the way, once where they arrive."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from psycopg import DataError, IntegrityError
from psycopg.errors import ConfigurationLimitExceeded

from arcade import __version__
from arcade.cabinet.storage.packing import words
from arcade.leaderboard import strings
from arcade.leaderboard.schema import DAILY_SCORES, SCHEMA, SCORE, WAITING, WAITING_BYTES, WAITING_SCORES
from arcade.leaderboard.sessions import Link, only, together, told, whole_number
from arcade.leaderboard.tables import today
from arcade.leaderboard.uploads import Upload, believed
from arcade.toolkit.contract.texts import Prose, filled

RUN = f"INSERT INTO {SCHEMA}.runs (id, cabinet, body) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
ROW = f"INSERT INTO {SCHEMA}.scores ({SCORE}, challenge) VALUES ({', '.join(['%s'] * 16)}) ON CONFLICT DO NOTHING"
REFUSED = (DataError, IntegrityError)
"""What a server says to values that it cannot hold or that its checks refuse."""
QUOTAS = {
    "waiting_scores": filled(strings.QUOTA_SCORES, most=WAITING_SCORES),
    "waiting_bytes": filled(strings.QUOTA_BYTES, most=WAITING_BYTES // 1_000_000),
    "daily_scores": filled(strings.QUOTA_DAY, most=DAILY_SCORES),
}
"""What is said of each quota of a cabinet."""
SEEN = f"""INSERT INTO {SCHEMA}.seen (cabinet, version, waiting) VALUES (%s, %s, %s)
    ON CONFLICT (cabinet) DO UPDATE SET at = now(), version = excluded.version, waiting = excluded.waiting"""


def deliver(link: Link, cabinet: UUID, uploads: Sequence[Upload]) -> None:
    """Put scores into the leaderboard, all of them or none, with their runs; what is there already stays as it is.

    When this comes back they are on the server's disk. Raises psycopg.Error; whoever does not know whether it was
    carried out does it again.
    """

    def work(link: Link) -> None:
        day = today(link)
        with link.cursor() as cursor:
            cursor.executemany(ROW, [_values(one, cabinet, day) for one in uploads])
            wanted = _wanted(link, cabinet, [one.identity for one in uploads])
            cursor.executemany(RUN, [(run, cabinet, one.body) for one in uploads if (run := one.row.replay) in wanted])

    together(link, work)


@dataclass(frozen=True)
class Delivered:
    """What became of some scores."""

    arrived: tuple[Upload, ...] = ()
    refused: tuple[Upload, ...] = ()
    """Those that the server's own checks refuse."""
    full: Prose | None = None
    """Which quota of the cabinet's is used up, so that the rest has to wait."""


def deliver_some(link: Link, cabinet: UUID, uploads: Sequence[Upload]) -> Delivered:
    """Put scores into the leaderboard, as many as it takes.

    One score that no leaderboard takes must not hold up all others. Raises psycopg.Error for anything else.
    """
    try:
        if uploads:
            deliver(link, cabinet, uploads)
        return Delivered(arrived=tuple(uploads))
    except REFUSED:
        if len(uploads) == 1:
            return Delivered(refused=tuple(uploads))
    except ConfigurationLimitExceeded as error:
        full = QUOTAS.get(error.diag.constraint_name or "")
        if full is None:
            raise
        if len(uploads) == 1:
            return Delivered(full=full)
    found = Delivered()
    for one in uploads:
        more = deliver_some(link, cabinet, [one])
        found = Delivered(found.arrived + more.arrived, found.refused + more.refused, more.full)
        if found.full:
            break
    return found


def appear(link: Link, cabinet: UUID, waiting: int) -> None:
    """Let the leaderboard know that a cabinet is there, its version, and how many scores are waiting in it."""
    together(link, lambda link: link.execute(SEEN, [cabinet, __version__, waiting]))


def there(link: Link, cabinet: UUID, names: Sequence[str]) -> set[str]:
    """Which of some scores of a cabinet's the leaderboard has."""
    query = f"SELECT id FROM {SCHEMA}.scores WHERE cabinet = %s AND id = ANY(%s)"
    return set(told(link, query, [cabinet, list(names)], len(names), only(words)))


def count(link: Link, cabinet: UUID) -> int:
    """How many scores of a cabinet's the leaderboard has, however they stand."""
    return whole_number(link, f"SELECT count(*) FROM {SCHEMA}.scores WHERE cabinet = %s", [cabinet])


def _wanted(link: Link, cabinet: UUID, names: Sequence[str]) -> set[str]:
    """The runs by which some scores of a cabinet's are to be proved.

    Nobody takes those of others: what is judged, another cabinet's, or there already by another run that is the same.
    """
    query = f"SELECT run FROM {SCHEMA}.scores WHERE cabinet = %s AND id = ANY(%s) AND state = '{WAITING}'"
    return set(told(link, query, [cabinet, list(names)], len(names), only(words)))


def _values(one: Upload, cabinet: UUID, today: date) -> tuple[object, ...]:
    row = one.row
    place = row.slug, row.level, row.original, row.seats
    reached = row.score, row.outcome, row.assisted
    day = believed(row.recorded, today)
    told = day, one.rules, row.replay, one.worth, one.note.challenge or None
    return one.identity, cabinet, *place, row.player, one.note.code, *reached, *told
