"""Whose table is shown: this cabinet's own, or the leaderboard's of today, of the week or of all time."""

from datetime import date

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.score_tabs import Table
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import CAPITALS, put_centred, shortened, width
from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span, begins
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

Whose = Span | None
"""A table of the leaderboard's, or None for this cabinet's."""
IN_TURN: tuple[Whose, ...] = (None, *Span)
NAMES: dict[Whose, Text] = {
    None: strings.THIS_CABINET,
    Span.DAY: strings.LEADERBOARD_TODAY,
    Span.WEEK: strings.LEADERBOARD_WEEK,
    Span.EVER: strings.LEADERBOARD_EVER,
}
AIR = 3
"""Pixels at least to either side of the words."""


def in_leaderboard(context: PageContext) -> bool:
    """Whether there are tables of a leaderboard to turn to."""
    return LeaderboardTables(context.files.folder).joined


def next_whose(whose: Whose, step: int) -> Whose:
    """Whose table follows; beyond an end the other end."""
    return IN_TURN[(IN_TURN.index(whose) + step) % len(IN_TURN)]


def leaderboard_lines(context: PageContext, slug: str, table: Table, span: Span) -> list[Ranked]:
    """The lines of a leaderboard's table, best first. They have no runs here, and the pilot is not among them."""
    level, original = table
    since = begins(span, date.fromisoformat(context.clock_and_seeds.today()))
    return [
        Ranked(
            place,
            one.score,
            ScoreRow(slug, level, original, 1, one.player, one.score, one.outcome, one.day, "", one.assisted),
            cabinet=one.cabinet,
        )
        for place, one in enumerate(
            LeaderboardTables(context.files.folder).table(slug, level, original, span, since), 1
        )
    ]


def draw_whose(context: PageContext, rect: Rect, whose: Whose, chosen: bool) -> None:
    """The line above the list; while it is chosen arrows say that it turns."""
    left, top, wide, high = rect
    box(context.monitor, rect, c.CREAM if chosen else c.WALL)
    room = wide - 2 * AIR
    words = shortened(context.text(NAMES[whose]), room - width("←  →"))
    words = f"← {words} →" if chosen else words
    put_centred(context.monitor, left + AIR, top + (high - CAPITALS) // 2, room, words, c.INK if chosen else c.MIST)
