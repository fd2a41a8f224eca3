"""Lines of a table of scores: place, face, initials, score and date or cabinet; the first one large."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from arcade.cabinet import strings as common
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.paint.headline import ICE, MIDDLE, VIOLET, Tones, broken, headline, headline_centred, headline_width
from arcade.cabinet.paint.headline import LARGE as BIG
from arcade.cabinet.paint.page import fitted
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.portrait import NOBODY, SIDE, portrait, robot
from arcade.cabinet.paint.typeset import (
    AIRY,
    CAPITALS,
    MORE,
    known,
    put,
    put_lines,
    put_right,
    shortened,
    width,
    wrapped,
)
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ASSISTED, ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite
from arcade.machine.monitor.raster import Rect

PLACE = 16
"""Pixels from a line's left edge to the end of its place."""
FACE = 20
"""Pixels from a line's left edge to its face."""
NAME = 41
"""Pixels from a line's left edge to its name."""
FULL, GREAT, LARGE, SMALL = 12, 8, 5, 2
"""Pixels to a dot of a face."""
TITLE_STEP = 20
FIRST = 50
"""Height of the first line."""
ENDLESS = 10
"""Digits from which on a score is only the work of somebody who changed the file."""
DATED = 150
"""Pixels that a line with a date has at least."""
DAY = 46
"""Pixels of room for a date."""


@dataclass(frozen=True)
class Light:
    """How a line stands out."""

    chosen: bool = False
    own: bool = False


def face(line: Ranked, dot: int = SMALL) -> Sprite:
    """Whose score it is."""
    return robot(dot) if line.row is None else portrait(line.row.player, dot)


def figure(score: int, assisted: bool = False) -> str:
    """A score in at most ten signs, marked where help was given: of endless ones only the size is said."""
    words = str(score)
    return f"{words if len(words) < ENDLESS else f'{score:.0e}'}{ASSISTED if assisted else ''}"


def marked(line: Ranked) -> str:
    """A line's score."""
    return figure(line.score) if line.row is None else points(line.row)


def points(row: ScoreRow) -> str:
    """A stored score."""
    return figure(row.score, bool(row.assisted))


def signed(row: ScoreRow, room: int) -> str:
    """Whose score it is, and the score; what has no room is the end of a name that is longer than initials."""
    score = f" {points(row)}"
    return f"{shortened(row.player, max(room - width(score), width(MORE)))}{score}"


def champion_lines(context: PageContext, row: ScoreRow, room: int) -> Sequence[tuple[str, int]]:
    """Two lines for the best player, with their colours: what is never shortened is the score."""
    if width(f"{row.player} {points(row)}") <= room:
        return (context.text(common.CHAMPION_LABEL), c.LILAC), (f"{row.player} {points(row)}", c.BRIGHT_YELLOW)
    return (shortened(row.player, room), c.BRIGHT_CYAN), (points(row), c.BRIGHT_YELLOW)


def player(context: PageContext, line: Ranked) -> str:
    """The initials, or what the pilot is called."""
    return context.text(strings.PILOT) if line.row is None else known(line.row.player)


def short_date(context: PageContext, recorded: str) -> str:
    """A day of this year, or the month and the year of another one; empty for what is no date."""
    try:
        day, today = date.fromisoformat(recorded[:10]), date.fromisoformat(context.clock_and_seeds.today())
    except ValueError:
        return ""
    month = context.text(strings.MONTHS[day.month - 1])
    return f"{day.day} {month}" if day.year == today.year else f"{month} ’{day.year % 100:02}"


def draw_row(context: PageContext, rect: Rect, line: Ranked, light: Light) -> None:
    """A line in its rectangle."""
    monitor = context.monitor
    left, top, wide, high = rect
    monitor.fill(rect, c.NIGHT)
    if light.own or light.chosen:
        box(
            monitor,
            (left, top, wide, high),
            c.WALL2 if light.own else c.NIGHT,
            c.BRIGHT_YELLOW if light.chosen else None,
        )
    at = top + (high - CAPITALS) // 2
    place_ink, name_ink = (c.BRIGHT_WHITE, c.BRIGHT_WHITE) if light.own else (c.LILAC, c.WHITE)
    if line.place:
        put_right(monitor, left + PLACE, at, str(line.place), place_ink)
    monitor.stamp(left + FACE, top + (high - SIDE * SMALL) // 2, face(line))
    end, name = left + wide - 5, player(context, line)
    day = _day(context, line)
    after_name = left + NAME + width(name) + 4
    if wide >= DATED and not line.cabinet and after_name + width(marked(line)) + DAY <= end:
        if day:
            put_right(monitor, end, at, day, c.BRIGHT_WHITE if light.own else c.LILAC)
        end -= DAY
    score = put_right(monitor, end, at, marked(line), c.BRIGHT_YELLOW)
    name = shortened(name, score - left - NAME - 3)
    put(monitor, left + NAME, at, name, c.CREAM if line.row is None else name_ink)
    _put_cabinet(context, left + NAME + width(name) + 6, score - 6, at, line, light)


def draw_first(context: PageContext, rect: Rect, line: Ranked, light: Light) -> None:
    """The best, with a large face and a headline."""
    monitor = context.monitor
    left, top, wide, high = rect
    _ground(context, rect, light)
    monitor.stamp(left + 6, top + (high - SIDE * LARGE) // 2, face(line, LARGE))
    beside, end = left + 6 + SIDE * LARGE + 7, left + wide - 6
    score = put_right(monitor, end, top + 8, marked(line), c.BRIGHT_YELLOW)
    if line.place and beside + width(str(line.place)) < score:
        put(monitor, beside, top + 8, str(line.place), c.BRIGHT_WHITE if light.own else c.LILAC)
    name, tones = player(context, line), VIOLET if line.row is not None else Tones(c.WHITE, c.STEEL)
    day = _day(context, line)
    room = end - beside
    if headline_width(name, MIDDLE) <= room:
        headline(monitor, beside, top + 26, name, MIDDLE, ICE if light.own else tones)
        room -= headline_width(name, MIDDLE) + 8
    else:
        put(monitor, beside, top + 32, shortened(name, room), c.WHITE)
        room = 0
    if day and width(day) <= room:
        put_right(monitor, end, top + 33, day, c.BRIGHT_WHITE if light.own else c.LILAC)
    _put_cabinet(context, end - room, end, top + 33, line, light)


def draw_vacant(context: PageContext, rect: Rect) -> None:
    """A leaderboard's table in which nobody is yet: the first place is dark, and it says whose it may be."""
    monitor, (left, top, wide, high) = context.monitor, rect
    room = wide - 16
    title, words = broken(context.text(common.BE_FIRST), MIDDLE, room), context.text(strings.NO_LEADERBOARD_SCORES)
    face = portrait(NOBODY, GREAT)
    tall = face.height + 16 + len(title) * TITLE_STEP + 8 + len(wrapped(words, room)) * AIRY
    at = top + (high - tall) // 2
    monitor.stamp(left + (wide - face.width) // 2, at, face)
    at += face.height + 16
    for line in title:
        headline_centred(monitor, left + 8, at, room, line, MIDDLE)
        at += TITLE_STEP
    put_lines(monitor, left + 8, at + 8, words, c.CREAM, room, centred=True)


def draw_portrait(context: PageContext, rect: Rect, line: Ranked) -> None:
    """Who it was, where a set is dark because the run is at another cabinet."""
    monitor, (left, top, wide, high) = context.monitor, rect
    picture = face(line, FULL)
    name = shortened(player(context, line), wide - 16)
    at = top + (high - picture.height - 14 - BIG) // 2
    across = left + (wide - picture.width) // 2
    box(monitor, (across - 4, at - 4, picture.width + 8, picture.height + 8), c.BLACK, c.AMBER)
    monitor.stamp(across, at, picture)
    fitted(monitor, left + 8, at + picture.height + 14, name, wide - 16, BIG, VIOLET, centred=True)


def _day(context: PageContext, line: Ranked) -> str:
    """The date beside a line; a leaderboard's line has its cabinet there."""
    return "" if line.row is None or line.cabinet else short_date(context, line.row.recorded)


def _put_cabinet(context: PageContext, left: int, right: int, top: int, line: Ranked, light: Light) -> None:
    """At which cabinet of a leaderboard it was, as much of it as there is room for."""
    if line.cabinet and right - left > width(MORE):
        words = shortened(line.cabinet, right - left)
        put(context.monitor, left, top, words, c.BRIGHT_WHITE if light.own else c.LILAC)


def _ground(context: PageContext, rect: Rect, light: Light) -> None:
    context.monitor.fill(rect, c.NIGHT)
    if light.own or light.chosen:
        ground = c.WALL2 if light.own else c.NIGHT
        box(context.monitor, rect, ground, c.BRIGHT_YELLOW if light.chosen else ground)
