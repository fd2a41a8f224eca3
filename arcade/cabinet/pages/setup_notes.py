"""What a game's own page tells beside its choices: what the level changes, the look, the best players, the medals."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.formats.pilot_scores import pilot_score
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings as words_after
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.score_rows import Light, draw_row
from arcade.cabinet.paint import emblem
from arcade.cabinet.paint.headline import GOLD, SMALL, broken, headline, headline_width
from arcade.cabinet.paint.panel import panel, rule
from arcade.cabinet.paint.typeset import put, put_lines
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.medals import METALS
from arcade.cabinet.storage.ranking import ranking
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

INSET = 11
ROW = 19
"""Height of a line of the table."""
BESIDE = 92
"""Pixels that the medals take."""
TITLE_STEP = SMALL + 5


def draw_notes(context: PageContext, game: Game, variant: Variant, rect: Rect) -> None:
    """The level in words, the look, and the best of its table, as many as there is room for."""
    monitor = context.monitor
    panel(monitor, rect)
    left, top, wide, high = rect
    room, foot = wide - 2 * INSET, top + high
    at = _draw_level(context, game, variant.level, (left + INSET, top + 10, room, 0))
    rule(monitor, left + INSET, at + 2, room)
    at += 11
    look = context.text(words_after.BOOK_LOOK if variant.original else words_after.MODERN_LOOK)
    after = put(monitor, left + INSET, at, look, c.BRIGHT_WHITE)
    if variant.original:
        emblem.book(monitor, after + 5, at - 1)
    seats = variant.seats
    emblem.people(monitor, left + wide - INSET - 11 * seats + 2, at - 1, seats)
    rule(monitor, left + INSET, at + 16, room)
    at += 25
    put(monitor, left + INSET, at, context.text(strings.HIGH_SCORES), c.LILAC)
    at += 13
    cartridge = game.cartridge
    rows = context.store.scores(game.slug, variant.level, variant.original, cartridge.scoring)
    ranked = ranking(rows, pilot_score(game.slug, variant.level, variant.original), cartridge.scoring)
    if not ranked:
        put_lines(monitor, left + INSET, at + 3, context.text(words_after.NO_SCORES), c.MIST, room, 3)
    for line in ranked[: max((foot - at - 6) // ROW, 0)]:
        own = line.row is not None and line.row.player == context.preferences.initials
        draw_row(context, (left + INSET - 4, at, room + 8, ROW), line, Light(own=own))
        at += ROW


def _draw_level(context: PageContext, game: Game, number: int, rect: Rect) -> int:
    """Which one of how many, its name with the sign of the book, and what it changes; the pixel below."""
    monitor, levels = context.monitor, game.cartridge.levels
    rung, count = game.cartridge.levels.rung(number), len(game.cartridge.levels.ladder)
    left, at, room, _ = rect
    level = levels[number]
    if len(levels) > 1:
        put(
            monitor,
            left,
            at,
            context.text(strings.LEVEL_COUNT, number=rung, count=count) if rung else context.text(strings.BESIDE),
            c.LILAC,
        )
        if rung:
            emblem.pips(monitor, left + room - emblem.PIP_STEP * count + 2, at + 2, rung, count)
        at += 18
    sign = emblem.BOOK_WIDTH + 8 if level.book else 0
    for line in broken(context.text(level.name), SMALL, room - sign):
        headline(monitor, left, at, line, SMALL, GOLD)
        if sign:
            emblem.book(monitor, left + headline_width(line, SMALL) + 8, at)
            sign = 0
        at += TITLE_STEP
    return put_lines(monitor, left, at + 3, context.text(level.note), c.CREAM, room, 3)


def draw_medals(context: PageContext, game: Game, finished: Sequence[FinishedGame], original: bool, rect: Rect) -> None:
    """The three medals, and what the next one asks for in a look."""
    monitor = context.monitor
    panel(monitor, rect)
    left, top, wide, _ = rect
    room = wide - BESIDE - INSET
    told = medal_words(context, game.cartridge, finished, original)
    put(monitor, left + INSET, top + 10, context.text(strings.GOALS), c.LILAC)
    bronze, silver, gold = (one.won for one in told)
    emblem.medals(monitor, left + INSET, top + 30, (bronze, silver, gold), 22)
    following = next((one for one in told if not one.won), None)
    if following is None:
        put_lines(monitor, left + BESIDE, top + 36, context.text(strings.ALL_MEDALS), c.BRIGHT_GREEN, room, 2)
        return
    put(monitor, left + BESIDE, top + 10, context.text(METALS[following.metal]), c.BRIGHT_WHITE)
    put_lines(monitor, left + BESIDE, top + 27, following.goal, c.CREAM, room, 3, 13)
