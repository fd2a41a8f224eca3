"""A leaderboard's champion on a board: face, name and cabinet, and the score so large that it is read from afar."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import figure
from arcade.cabinet.paint.headline import LARGE, MIDDLE, headline, largest, poster, poster_width
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.podium import named
from arcade.cabinet.paint.portrait import SIDE, portrait
from arcade.cabinet.paint.typeset import LINE, put, put_centred, shortened
from arcade.cabinet.storage.scores import ASSISTED, ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

DOT = 8
"""Pixels to a dot of the face."""
FRAME = 4
FACE = SIDE * DOT + 2 * FRAME
ROWS = 3
"""Lines of a cabinet's name at most."""
SCORE = 190
"""Pixels across a score that stands beside the name."""
TIMES = (2, 1)
"""How large a score is, the largest first."""


def laureate_height(narrow: bool) -> int:
    """Pixels that it takes."""
    return FACE + (12 + 2 * LARGE + LINE if narrow else 0)


def draw_laureate(context: PageContext, rect: Rect, row: ScoreRow, cabinet: str, unit: str, narrow: bool) -> None:
    """In a rectangle; on a telephone the score stands below the name."""
    monitor = context.monitor
    left, top, wide, _ = rect
    box(monitor, (left, top, FACE, FACE), c.AMBER, c.BRIGHT_YELLOW)
    monitor.stamp(left + FRAME, top + FRAME, portrait(row.player, DOT))
    beside = left + FACE + 14
    room = wide - FACE - 14 - (0 if narrow else SCORE + 6)
    size = largest(row.player, room, least=MIDDLE)
    if size is None:
        put(monitor, beside, top + 12, shortened(row.player, room), c.BRIGHT_YELLOW)
    else:
        headline(monitor, beside, top + 8, row.player, size)
    for line, words in enumerate(named(cabinet, room, ROWS)):
        put(monitor, beside, top + 40 + LINE * line, words, c.CREAM)
    if narrow:
        _draw_score(context, left, top + FACE + 12, wide, row, unit)
    else:
        _draw_score(context, left + wide - SCORE, top + 8, SCORE, row, unit)


def _draw_score(context: PageContext, left: int, top: int, wide: int, row: ScoreRow, unit: str) -> None:
    words = figure(row.score)
    times = next((times for times in TIMES if poster_width(words, LARGE, times) <= wide), 0)
    if times:
        poster(context.monitor, left, top + LARGE * (TIMES[0] - times) // 2, wide, words, LARGE, times)
    else:
        put_centred(context.monitor, left, top + LARGE, wide, words, c.BRIGHT_YELLOW)
    unit = f"{unit} {ASSISTED}" if row.assisted else unit
    put_centred(context.monitor, left, top + TIMES[0] * LARGE + 6, wide, unit, c.MIST)
