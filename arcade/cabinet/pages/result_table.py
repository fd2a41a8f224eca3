"""Beside a result: the lines of the table round one's own, which is opened for the initials; or one's levels."""

from dataclasses import replace

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary
from arcade.cabinet.pages.initials import BOX_HEIGHT, COUNT, Entry, boxes_width, draw_boxes
from arcade.cabinet.pages.score_rows import FACE, FIRST, NAME, PLACE, SMALL, Light, draw_first, draw_row, figure, marked
from arcade.cabinet.paint.emblem import BOOK_WIDTH, book
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.portrait import portrait
from arcade.cabinet.paint.typeset import CAPITALS, put, put_lines, put_right, width
from arcade.cabinet.storage.ranking import Ranked, ranking
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

OTHERS = 6
"""Lines besides one's own."""
OPEN = 55
"""Height of the own line while it is opened."""
HEAD = 19
"""Height of the words above the lines."""
ROW = 20


def lines_around(summary: GameSummary, name: str, today: str) -> tuple[list[Ranked], int]:
    """The lines to be seen, and which of them is one's own."""
    setup, place = summary.setup, summary.place
    assert summary.score is not None
    row = ScoreRow(
        setup.slug, setup.level, setup.original, setup.seats, name, summary.score, summary.outcome.value, today, "",
        summary.assisted,
    )  # fmt: skip
    rows = list(summary.rows)
    rows.insert(place - 1, row)
    lines = ranking(rows, summary.pilot, summary.game.cartridge.scoring)
    own = next(index for index, line in enumerate(lines) if line.row is row)
    lines[own] = replace(lines[own], place=place)
    first = max(0, min(own - OTHERS // 2, len(lines) - OTHERS - 1))
    return lines[first : first + OTHERS + 1], own - first


def draw_table(context: PageContext, rect: Rect, summary: GameSummary, name: str, asked: Entry | None) -> None:
    """The lines; with `asked` one's own is opened for the initials."""
    monitor = context.monitor
    left, top, wide, high = rect
    panel(monitor, rect)
    put(monitor, left + 10, top + 7, context.text(strings.TABLES[summary.span]), c.LILAC)
    lines, own = lines_around(summary, name, context.clock_and_seeds.today())
    opened = OPEN if asked is not None else FIRST
    row = min(ROW, (high - HEAD - opened - 4) // OTHERS)
    at = top + HEAD
    for index, line in enumerate(lines):
        place = (left + 3, at, wide - 6, opened if index == own else row)
        if index != own:
            draw_row(context, place, line, Light())
        elif asked is None:
            draw_first(context, place, line, Light(own=True))
        else:
            draw_open(context, place, line, asked)
        at += place[3]


def draw_open(context: PageContext, rect: Rect, line: Ranked, asked: Entry) -> None:
    """One's own line while the initials are asked for: place, the face that they give, score, and the letters."""
    monitor = context.monitor
    left, top, wide, high = rect
    box(monitor, rect, c.AMBER)
    monitor.fill((left + 3, top + 1, wide - 6, 1), c.CREAM)
    boxes = left + wide - boxes_width(COUNT) - 8
    put_right(monitor, left + PLACE, top + 9, str(line.place), c.INK)
    monitor.stamp(left + FACE, top + 5, portrait(asked.name, SMALL))
    put(monitor, left + NAME, top + 9, marked(line), c.INK, boxes - left - NAME - 2)
    by_stick = strings.WITH_TOUCH if context.by_touch else strings.WITH_STICK
    hint = context.text(by_stick if context.by_pad else strings.WITH_KEYS)
    room = boxes - left - 12
    put_lines(monitor, left + 8, top + 26, context.text(strings.YOUR_INITIALS), c.WOOD, room, 1)
    if width(hint) <= room:
        put(monitor, left + 8, top + 39, hint, c.WOOD)
    draw_boxes(monitor, boxes, top + (high - BOX_HEIGHT) // 2, asked)


def draw_levels(context: PageContext, rect: Rect, summary: GameSummary) -> None:
    """What the player has reached at each level; a line and the sign of the book set apart who is beside the ladder."""
    monitor, cartridge = context.monitor, summary.game.cartridge
    left, top, wide, high = rect
    panel(monitor, rect)
    put(monitor, left + 10, top + 7, context.text(strings.YOUR_LEVELS), c.LILAC)
    row = min(ROW + 2, (high - HEAD - 6) // len(cartridge.levels))
    for line, (level, (won, best)) in enumerate(zip(cartridge.levels, summary.levels, strict=True)):
        rung = cartridge.levels.rung(level.key)
        place = (left + 3, top + HEAD + 2 + line * row, wide - 6, row)
        here = level.key == summary.setup.level
        box(monitor, place, c.WALL2 if here else c.NIGHT)
        at = place[1] + (row - CAPITALS) // 2
        if not rung:
            book(monitor, left + 10, at - 1)
            monitor.fill((left + 10, place[1], wide - 20, 1), c.WALL2)
        name = context.text(level.name)
        words, inset = (f"{rung}  {name}", 10) if rung else (name, 14 + BOOK_WIDTH)
        put(monitor, left + inset, at, words, c.BRIGHT_WHITE if here else c.WHITE)
        _reached(context, left + wide - 10, at, won, best)


def _reached(context: PageContext, right: int, top: int, won: bool, best: int | None) -> None:
    if won:
        put_right(context.monitor, right, top, context.text(strings.HAS_WON), c.BRIGHT_GREEN)
    elif best is not None:
        put_right(context.monitor, right, top, figure(best), c.BRIGHT_YELLOW)
