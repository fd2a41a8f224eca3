"""The leaderboard's tables of champions: the first places of each game's levels, of today, of a week and ever."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import partial
from typing import NamedTuple

from arcade.cabinet.storage.leaderboard_tables import Placed, Span, begins
from arcade.cabinet.storage.packing import flag, kind, whole, words
from arcade.cabinet.storage.scores import PLACES
from arcade.leaderboard.schema import PROVED, SCHEMA
from arcade.leaderboard.sessions import Link, Row, only, told, told_one, whole_number

OVERLAP = timedelta(minutes=2)
"""How far back changes are asked for again: a transaction may be told later than it began."""
AT_ONCE = 100
"""Tables that are asked for together."""
MOST = 10_000
"""Tables of a leaderboard; the arcade's own are twenty times fewer."""
OF_TABLE = f"""SELECT * FROM {SCHEMA}.scores
    WHERE slug = wanted.slug AND level = wanted.level AND original = wanted.original AND state = '{PROVED}'"""
OF_SPAN: dict[Span, str] = {
    # The ten best stand first in the index `ranking`. Of a few days those are looked for by their day, in `lately`, and
    # then sorted: OFFSET 0 keeps a planner from walking down the whole ranking for them.
    span: OF_TABLE if span is Span.EVER else f"SELECT * FROM ({OF_TABLE} AND day >= %s OFFSET 0) AS late"
    for span in Span
}
FIRST = {
    span: f"""SELECT wanted.slug, wanted.level, wanted.original,
        place.player, cabinets.name, place.score, place.outcome, place.day, place.aided
    FROM unnest(%s::text[], %s::int4[], %s::bool[]) AS wanted (slug, level, original)
    CROSS JOIN LATERAL ({some} ORDER BY worth DESC, aided, came, id LIMIT {PLACES}) AS place
    JOIN {SCHEMA}.cabinets ON cabinets.id = place.cabinet
    ORDER BY wanted.slug, wanted.level, wanted.original, place.worth DESC, place.aided, place.came, place.id"""
    for span, some in OF_SPAN.items()
}
BETTER = f"""SELECT count(*) FROM (
        SELECT 1 FROM {SCHEMA}.scores WHERE slug = %s AND level = %s AND original = %s AND state = '{PROVED}'
            AND day >= %s AND worth > %s LIMIT {PLACES}
    ) AS better"""
CHANGE = f"""INSERT INTO {SCHEMA}.changes (slug, level, original) VALUES (%s, %s, %s)
    ON CONFLICT (slug, level, original) DO UPDATE SET at = now()"""
CHANGED = f"SELECT slug, level, original, at FROM {SCHEMA}.changes WHERE at > %s ORDER BY slug, level, original"


class Table(NamedTuple):
    """A table of the leaderboard."""

    slug: str
    level: int
    original: bool

    @staticmethod
    def read(row: Row) -> "Table":
        """What a leaderboard calls a table. Raises PackingError for what no arcade has sent."""
        slug, level, original = row
        return Table(words(slug), whole(level, 1), flag(original))


def today(link: Link) -> date:
    """The leaderboard's own day, in universal time whatever the server or a connection calls its own."""
    return told_one(link, "SELECT (now() AT TIME ZONE 'UTC')::date", [], only(partial(kind, wanted=date)))


def changed(link: Link, since: datetime | None) -> tuple[list[Table], datetime | None]:
    """The tables whose first places have changed since a time, or ever, and the time to ask for next."""
    begin = datetime.min if since is None else since - OVERLAP
    rows = told(link, CHANGED, [begin], MOST, _change)
    return [table for table, _ in rows], max((at for _, at in rows), default=since)


def first_places(link: Link, tables: Sequence[Table], day: date) -> Iterable[tuple[Table, Span, list[Placed]]]:
    """What tables hold on a day, each of them even if nobody is in it."""
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        for span in Span:
            found: dict[Table, list[Placed]] = {table: [] for table in some}
            wanted = [list(column) for column in zip(*some, strict=True)]
            since = [] if span is Span.EVER else [begins(span, day)]
            for table, placed in told(link, FIRST[span], [*wanted, *since], PLACES * len(some), _place):
                found.setdefault(table, []).append(placed)
            yield from ((table, span, rows) for table, rows in found.items())


def note_change(link: Link, table: Table, day: date, worth: int) -> None:
    """Let cabinets know of a proved score, if it has come into a table; part of the transaction that proves it."""
    now = today(link)
    begin = next(begins(span, now) for span in Span if day >= begins(span, now))
    if whole_number(link, BETTER, [*table, begin, worth]) < PLACES:
        link.execute(CHANGE, table)


def _change(row: Row) -> tuple[Table, datetime]:
    return Table.read(row[:-1]), kind(row[-1], datetime)


def _place(row: Row) -> tuple[Table, Placed]:
    return Table.read(row[:3]), Placed.read(row[3:])
