"""What the leaderboard knows of everybody: the results of the days' challenges, and who is first in most tables."""

from collections.abc import Iterator
from datetime import date, timedelta

from arcade.cabinet.storage.leaderboard_contests import HOLDERS, MANY, RESULTS, Contest, Holder
from arcade.cabinet.storage.leaderboard_tables import Placed
from arcade.cabinet.storage.packing import whole, words
from arcade.leaderboard.schema import PROVED, SCHEMA
from arcade.leaderboard.sessions import Link, Row, told

DAYS = tuple(timedelta(number) for number in (-2, -1, 0, 1))
"""Days that some cabinet calls today or yesterday, counted from the leaderboard's own: the world has time zones."""
OF_DAY = f"{SCHEMA}.scores WHERE challenge = %s AND slug = %s AND state = '{PROVED}'"
GAMES = 4
"""Games of a day at most: arcades of several versions may name another one for it."""
PLAYED = f"""SELECT slug, count(*) FROM {SCHEMA}.scores WHERE challenge = %s AND state = '{PROVED}'
    GROUP BY slug ORDER BY count(*) DESC, slug LIMIT {GAMES}"""
BEST = f"""SELECT player, cabinets.name, score, outcome, day, aided
    FROM (SELECT * FROM {OF_DAY} ORDER BY worth DESC, aided, came, id LIMIT {RESULTS}) AS best
    JOIN {SCHEMA}.cabinets ON cabinets.id = best.cabinet
    ORDER BY worth DESC, aided, came, best.id"""
# A record is a table's best score without help: a short look into the index `ranking`. `changes` has a row for each
# table that anybody is in.
MOST_RECORDS = f"""SELECT min(player), min(name), count(DISTINCT cabinet), count(*) AS records
    FROM {SCHEMA}.changes AS wanted CROSS JOIN LATERAL (
        SELECT player, code, cabinet, came FROM {SCHEMA}.scores
        WHERE slug = wanted.slug AND level = wanted.level AND original = wanted.original AND state = '{PROVED}'
            AND NOT aided
        ORDER BY worth DESC, came, id LIMIT 1
    ) AS best JOIN {SCHEMA}.cabinets ON cabinets.id = best.cabinet
    GROUP BY CASE WHEN code != '' THEN code ELSE player || ' ' || cabinet::text END
    ORDER BY records DESC, min(came), min(player) LIMIT {HOLDERS}"""


def contests(link: Link, today: date) -> Iterator[tuple[date, Contest]]:
    """The challenges of the days about the leaderboard's own.

    Which game a day's is the arcade knows; here all games would have to be loaded for it.
    """
    for days in DAYS:
        day = today + days
        for slug, number in told(link, PLAYED, [day], GAMES, _played):
            results = told(link, BEST, [day, slug], RESULTS, Placed.read)
            yield day, Contest(slug, min(number, MANY), tuple(results))


def holders(link: Link) -> list[Holder]:
    """Who holds most records, which are the tables' best scores without help.

    A player is the code behind a score, and without one the initials at one cabinet.
    """
    return told(link, MOST_RECORDS, [], HOLDERS, Holder.read)


def _played(row: Row) -> tuple[str, int]:
    slug, number = row
    return words(slug), whole(number, 0)
