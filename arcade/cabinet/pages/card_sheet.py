"""How an instruction card is drawn, in both grids: everything but the picture and its call-outs."""

from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.card_controls import draw_keys, draw_stick
from arcade.cabinet.paint import emblem
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.headline import LARGE, MIDDLE, SMALL, broken, headline
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import panel, rainbow, rule, wallpaper
from arcade.cabinet.paint.pointing import BADGE, badge
from arcade.cabinet.paint.typeset import CAPITALS, LINE, put, put_lines, put_right, width, wrapped
from arcade.cabinet.shelf_groups import Game
from arcade.machine.monitor import TooWideError
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.guide import Guide, Use
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.contract.texts import Text

HEADER = 56
KEYS_PANEL, STICK_PANEL = (4, 266, 234, 77), (242, 266, 234, 77)
BOTH_PANELS = (4, 266, 472, 77)
"""Where there are no keys, the stick has the room of both."""
COVER = 64, 48
TITLE_LEFT, GOAL_TOP = 86, 41
RAINBOW = 66
"""Pixels at the right of the title that the rainbow takes."""
NARROW_MARGIN = 8
PANEL = 96
"""Height that the controls of a telephone want."""
TOUCH = 31
"""Height of the bar on a telephone."""
TAP = 26
"""Height of what else a finger finds there."""


def bindings(context: PageContext, game: Game) -> Bindings:
    """The keys of a game as the player set them."""
    preferences = context.preferences
    return Bindings(game.cartridge.controls, preferences.chosen_keys(game.slug), preferences.chosen_keys(""))


def goal(game: Game, guide: Guide | None) -> Text:
    """What it is about, in a line."""
    return game.cartridge.tagline if guide is None else guide.goal


def uses(game: Game, guide: Guide | None) -> tuple[Use, ...]:
    """What the hands do."""
    if guide is not None:
        return guide.uses
    return tuple(Use(one.label, (one,)) for one in game.cartridge.controls[:4])


def titled(words: str, room: int, height: int) -> tuple[int, tuple[str, ...]]:
    """The largest capitals in which a title fits into so much room, and its lines.

    Raises TooWideError where none do.
    """
    for size in (LARGE, MIDDLE, SMALL):
        rows = max(1, (height + 4) // (size + 4))
        try:
            lines = broken(words, size, room)
        except TooWideError:
            continue
        if len(lines) <= rows:
            return size, lines
    raise TooWideError(f"{words!r} has no room in {room} by {height} pixels")


def draw_header(context: PageContext, game: Game, line: str) -> None:
    """Cover and title, and a line on the game where there is room for it beside the cover."""
    monitor = context.monitor
    wide, _ = monitor.SIZE
    title = context.text(game.cartridge.title)
    if grid(monitor).narrow:
        _cover(context, game, NARROW_MARGIN, 8)
        left = NARROW_MARGIN + COVER[0] + 10
        size, lines = titled(title, wide - left - NARROW_MARGIN, COVER[1])
        at = 8 + (COVER[1] - (size + 4) * len(lines) + 4) // 2
        for words in lines:
            headline(monitor, left, at, words, size)
            at += size + 4
        return
    monitor.fill((0, 0, wide, HEADER), c.NIGHT)
    rule(monitor, 0, HEADER, wide, c.WALL2)
    rule(monitor, 0, HEADER + 1, wide, c.WALL)
    rainbow(monitor, wide - 12, 8, 24, 9)
    _cover(context, game, 8, 4)
    size, lines = titled(title, wide - TITLE_LEFT - RAINBOW, LARGE)
    headline(monitor, TITLE_LEFT, 9 + (LARGE - size) // 2, lines[0], size)
    put(monitor, TITLE_LEFT, GOAL_TOP, line, c.CREAM)


def draw_wide(context: PageContext, game: Game, guide: Guide | None) -> None:
    """Header and control panels of the large grid."""
    monitor = context.monitor
    wallpaper(monitor, (0, 0, *monitor.SIZE))
    draw_header(context, game, context.text(goal(game, guide)))
    shown = uses(game, guide)
    if context.by_touch:
        draw_stick(context, shown, BOTH_PANELS)
        return
    draw_keys(context, bindings(context, game), shown, KEYS_PANEL)
    draw_stick(context, shown, STICK_PANEL)


def draw_narrow(context: PageContext, game: Game, guide: Guide | None, top: int, foot: int) -> None:
    """Header, call-outs as a list from `top` on, and the controls above `foot`, on a telephone."""
    monitor = context.monitor
    wide, _ = monitor.SIZE
    wallpaper(monitor, (0, 0, *monitor.SIZE))
    draw_header(context, game, "")
    put_lines(monitor, NARROW_MARGIN, 65, context.text(goal(game, guide)), c.CREAM, wide - 2 * NARROW_MARGIN, 2, 13)
    inset = NARROW_MARGIN + BADGE + 7
    told = [context.text(callout.words) for callout in guide.callouts] if guide is not None else []
    spare = foot - top - PANEL - sum(len(wrapped(words, wide - inset - 4)) * LINE for words in told)
    gap = max(4, min(12, spare // max(len(told), 1)))
    at = top
    for number, words in enumerate(told, 1):
        badge(monitor, NARROW_MARGIN, at - 2, number)
        at = put_lines(monitor, inset, at + 1, words, c.BRIGHT_WHITE, wide - inset - 4, 2, LINE) + gap
    box = (NARROW_MARGIN, at, wide - 2 * NARROW_MARGIN, foot - at - 4)
    panel(monitor, box)
    draw_stick(context, uses(game, guide), (box[0] + 8, box[1] + 2, box[2] - 8, box[3] - 4), headed=False)


def draw_level(context: PageContext, level: Level[object], rect: Rect) -> None:
    """The level between two arrows, to be tapped on."""
    monitor = context.monitor
    left, top, wide, high = rect
    panel(monitor, rect)
    at = top + (high - CAPITALS) // 2
    put(monitor, left + 6, at, "←", c.AMBER)
    put_right(monitor, left + wide - 6, at, "→", c.AMBER)
    words = context.text(level.name)
    sign = emblem.BOOK_WIDTH + 4 if level.book else 0
    start = left + (wide - width(words) - sign) // 2
    after = put(monitor, start, at, words, c.BRIGHT_WHITE)
    if level.book:
        emblem.book(monitor, after + 4, at - 1)


def _cover(context: PageContext, game: Game, left: int, top: int) -> None:
    monitor = context.monitor
    monitor.fill((left - 2, top - 2, COVER[0] + 4, COVER[1] + 4), c.BLACK)
    monitor.stamp(left, top, cover_sprite(game.slug))
