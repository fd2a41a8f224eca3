"""What players with a code have reached in the whole leaderboard, for the cabinets at which they give it."""

import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import sha256

from arcade.cabinet.storage.codes import SETTING, asked_for
from arcade.cabinet.storage.leaderboard_careers import Reached
from arcade.cabinet.storage.packing import PackingError, from_json
from arcade.leaderboard.schema import PROVED, SCHEMA
from arcade.leaderboard.sessions import Link, told

MOST = 2_000
"""Lines of a player's; all games at all levels have fewer."""
KIND = "slug, level, seats, original, aided, outcome"
CAREER = f"""SELECT {KIND}, max(score), min(score), min(day) FROM {SCHEMA}.scores
    WHERE code = %s AND code != '' AND state = '{PROVED}' GROUP BY {KIND} ORDER BY {KIND} LIMIT {MOST}"""


def wanted(own: sqlite3.Connection) -> list[str]:
    """The hashes of the codes that were given at this cabinet, as the arcade's file tells them."""
    row = own.execute("SELECT value FROM arcade.settings WHERE name = ?", (SETTING,)).fetchone()
    try:
        return [] if row is None else asked_for(from_json(row[0]))
    except PackingError:
        return []


def careers(link: Link, codes: Iterable[str]) -> Iterator[tuple[str, list[Reached]]]:
    """What the leaderboard has of each of some players."""
    for code in codes:
        yield code, told(link, CAREER, [signed(code)], MOST, Reached.read)


def signed(code: str) -> str:
    """What a leaderboard makes of the hash that a cabinet sends with a score (`SIGNED` in schema.py).

    All cabinets can read it, and it is of no use in place of what was sent.
    """
    return sha256(code.encode()).hexdigest()
