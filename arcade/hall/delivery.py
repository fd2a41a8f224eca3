"""Scores put into the hall: at least once on the way, once where they arrive."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from psycopg import DataError, IntegrityError

from arcade import __version__
from arcade.cabinet.storage.packing import words
from arcade.hall.parcels import Parcel, believed
from arcade.hall.schema import SCHEMA, SCORE
from arcade.hall.sessions import Link, only, together, told, whole_number
from arcade.hall.tables import today

RUN = f"INSERT INTO {SCHEMA}.runs (id, cabinet, body) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
ROW = f"INSERT INTO {SCHEMA}.scores ({SCORE}, challenge) VALUES ({', '.join(['%s'] * 16)}) ON CONFLICT DO NOTHING"
REFUSED = (DataError, IntegrityError)
"""What a server says to values that it cannot hold or that its checks refuse."""
SEEN = f"""INSERT INTO {SCHEMA}.seen (cabinet, version, waiting) VALUES (%s, %s, %s)
    ON CONFLICT (cabinet) DO UPDATE SET at = now(), version = excluded.version, waiting = excluded.waiting"""


def deliver(link: Link, cabinet: UUID, parcels: Sequence[Parcel]) -> None:
    """Put scores into the hall, all of them or none; what is there already stays as it is.

    When this comes back they are on the server's disk. Raises psycopg.Error; whoever does not know whether it was
    carried out does it again.
    """

    def work(link: Link) -> None:
        day = today(link)
        with link.cursor() as cursor:
            cursor.executemany(RUN, [(one.row.replay, cabinet, one.body) for one in parcels])
            cursor.executemany(ROW, [_values(one, cabinet, day) for one in parcels])

    together(link, work)


def deliverable(link: Link, cabinet: UUID, parcels: Sequence[Parcel]) -> list[Parcel]:
    """Put scores into the hall but those that its server's own checks refuse; gives what is there then.

    One score that no hall takes must not keep back all that come after it. Raises psycopg.Error for anything else.
    """
    try:
        if parcels:
            deliver(link, cabinet, parcels)
        return list(parcels)
    except REFUSED:
        if len(parcels) == 1:
            return []
        return [taken for one in parcels for taken in deliverable(link, cabinet, [one])]


def appear(link: Link, cabinet: UUID, waiting: int) -> None:
    """Let the hall know that a cabinet is there, its version, and how many scores are waiting in it."""
    together(link, lambda link: link.execute(SEEN, [cabinet, __version__, waiting]))


def there(link: Link, cabinet: UUID, names: Sequence[str]) -> set[str]:
    """Which of some scores of a cabinet's the hall has."""
    query = f"SELECT id FROM {SCHEMA}.scores WHERE cabinet = %s AND id = ANY(%s)"
    return set(told(link, query, [cabinet, list(names)], len(names), only(words)))


def count(link: Link, cabinet: UUID) -> int:
    """How many scores of a cabinet's the hall has, however they stand."""
    return whole_number(link, f"SELECT count(*) FROM {SCHEMA}.scores WHERE cabinet = %s", [cabinet])


def _values(one: Parcel, cabinet: UUID, today: date) -> tuple[object, ...]:
    row = one.row
    place = row.slug, row.level, row.original, row.seats
    reached = row.score, row.outcome, row.aided
    day = believed(row.recorded, today)
    told = day, one.rules, row.replay, one.worth, one.note.challenge or None
    return one.identity, cabinet, *place, row.player, one.note.code, *reached, *told
