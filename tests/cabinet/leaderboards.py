"""A leaderboard that a cabinet is in, as its file tells it."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.storage.leaderboard_tables import FILE, PASS, Span
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.player import DATE

COLUMNS = "slug, level, original, span, place, player, cabinet, score, outcome, day, aided"
Reached = tuple[str, str, int, bool]
"""Initials, cabinet, score, whether helped."""
NAMES = ("ANA", "DAN", "ȘTE", "ION", "RÂU", "MIA", "DAN", "ANA", "EVA", "LEO")
CABINETS = ("Hall 2", "Museum of computers, Timișoara, cab. 12", "Fair", "12", "The third cabinet")


def join(context: PageContext, folder: Path) -> None:
    """Bring the cabinet into a leaderboard of which nothing has come yet."""
    (folder / PASS).write_text("{}")
    context.files = FileExchange(folder)


def leaderboard(folder: Path, span: Span, lines: Sequence[Reached], day: str = DATE, level: int = 1) -> None:
    """Let a table come."""
    with closing(sqlite3.connect(folder / FILE)) as own, own:
        own.execute(f"CREATE TABLE IF NOT EXISTS ranked ({COLUMNS})")
        for place, (player, cabinet, score, assisted) in enumerate(lines, 1):
            values = (
                "catcher",
                level,
                0,
                span.value,
                place,
                player,
                cabinet,
                score,
                Outcome.WON.value,
                day,
                int(assisted),
            )
            own.execute(f"INSERT INTO ranked VALUES ({', '.join('?' * len(values))})", values)


def ten(score: int = 90) -> list[Reached]:
    return [(name, CABINETS[at % len(CABINETS)], score - 4 * at, at in (1, 4)) for at, name in enumerate(NAMES)]
