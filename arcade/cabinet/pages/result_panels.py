"""The left side of a result: points beside the own best, or the time; what is new or still to do; how two stand."""

from arcade.cabinet import strings as common
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary
from arcade.cabinet.pages.medal_words import MedalWords
from arcade.cabinet.pages.score_rows import figure
from arcade.cabinet.paint import emblem, prizes
from arcade.cabinet.paint.headline import GOLD, ICE, LARGE, MIDDLE, headline, headline_centred, headline_width
from arcade.cabinet.paint.machine_view import MachineView, View, view
from arcade.cabinet.paint.panel import panel, rule
from arcade.cabinet.paint.typeset import CAPITALS, LINE, put, put_centred, put_lines, put_right, width, wrapped
from arcade.cabinet.storage.scores import ASSISTED
from arcade.cabinet.widgets.screening import clock_time
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

SIDE = 10
BOARD = 256
"""Of wider pictures the left is seen, where the boards are."""
NEWS = 3
"""So many lines of news at most."""


def draw_points(context: PageContext, rect: Rect, summary: GameSummary) -> None:
    """The points with the own best and the difference; how long it took where there are no points."""
    monitor = context.monitor
    left, top, wide, high = rect
    panel(monitor, rect)
    right = left + wide - SIDE
    number = clock_time(summary.seconds) if summary.score is None else figure(summary.score)
    label = strings.TIME if summary.score is None else summary.game.cartridge.score_label
    words = context.text(label)
    words = words[:1].upper() + words[1:]
    put(
        monitor,
        left + SIDE,
        top + 7,
        f"{words}, {ASSISTED} {context.text(common.ASSISTED)}" if summary.assisted else words,
        c.LILAC,
    )
    below = top + high - LARGE - 11
    size = LARGE if headline_width(number, LARGE) < wide // 2 - SIDE else MIDDLE
    headline(monitor, left + SIDE, below + (LARGE - size) // 2, number, size, ICE)
    if not summary.alone:
        return
    if summary.score is None:
        put_right(monitor, right, below + 2, context.text(strings.GAMES_HERE, n=summary.games), c.MIST)
        if summary.wins:
            put_right(monitor, right, below + 16, context.text(strings.WINS_HERE, n=summary.wins), c.BRIGHT_WHITE)
        return
    beside = left + SIDE + headline_width(number, size) + SIDE
    said = context.text(strings.FIRST_SCORE if summary.best is None else strings.OWN_BEST)
    _said(context, right, below - 7 if summary.best is not None else below + 2, said, right - beside)
    if summary.best is not None and summary.gained is not None:
        gained = summary.score - summary.best
        ink = c.BRIGHT_GREEN if summary.gained > 0 else c.BRIGHT_RED if summary.gained < 0 else c.MIST
        start = put_right(
            monitor, right, below + 17, ("+" if gained > 0 else "-") + figure(abs(gained)) if gained else "=", ink
        )
        put_right(monitor, start - 8, below + 17, figure(summary.best), c.BRIGHT_WHITE)


def _said(context: PageContext, right: int, top: int, words: str, room: int) -> None:
    for line in wrapped(words, room):
        put_right(context.monitor, right, top, line, c.MIST)
        top += LINE


def draw_news(context: PageContext, rect: Rect, summary: GameSummary) -> None:
    """One medal and what else is new; where nothing is, the medal to be won next."""
    monitor, news = context.monitor, summary.news
    left, top, wide, _ = rect
    panel(monitor, rect)
    put(monitor, left + SIDE, top + 7, context.text(strings.NEW if news else strings.STILL_TO_DO), c.LILAC)
    aim = next((one for one in summary.medals if not one.won), None)
    if news.medal >= 0:
        _medal(context, rect, summary.medals[news.medal], won=True)
    elif aim is not None:
        _medal(context, rect, aim, won=False)
    else:
        _medal(context, rect, summary.medals[-1], won=True, name=strings.ALL_MEDALS)
    at = top + 86
    rule(monitor, left + SIDE, at - 8, wide - 2 * SIDE)
    lines = [(prizes.diamond(c.BRIGHT_YELLOW), context.text(line), c.CREAM) for line in news.lines[:NEWS]]
    if not lines:
        lines = [(prizes.coin(one.metal if one.won else -1), one.state, one.ink) for one in summary.medals]
    elif news.medal >= 0 and aim is not None and len(lines) < NEWS:
        lines.append((prizes.diamond(c.LILAC), aim.state, c.MIST))
    for sign, words, ink in lines:
        monitor.stamp(left + SIDE + 7 - sign.width // 2, at + (CAPITALS - sign.height) // 2, sign)
        put(monitor, left + SIDE + 20, at, words, ink, wide - 2 * SIDE - 20)
        at += 17


def _medal(context: PageContext, rect: Rect, words: MedalWords, won: bool, name: Text | None = None) -> None:
    monitor = context.monitor
    left, top, wide, _ = rect
    picture = prizes.large_medal(words.metal) if won else prizes.large_place(words.metal)
    monitor.stamp(left + SIDE + 4, top + 20, picture)
    beside = left + SIDE + 4 + picture.width + 14
    room = left + wide - SIDE - beside
    called = context.text(name or strings.METAL_MEDALS[words.metal])
    at = put_lines(monitor, beside, top + 28, called, c.BRIGHT_WHITE, room, 2, LINE + 1)
    at = put_lines(monitor, beside, at, words.goal, c.MIST, room, 2, LINE + 1)
    if not won:
        put(monitor, beside, at, words.short, c.BRIGHT_YELLOW, room)


def draw_duel(context: PageContext, rect: Rect, summary: GameSummary) -> None:
    """How two players stand in this run."""
    monitor, tally = context.monitor, summary.tally
    left, top, wide, high = rect
    panel(monitor, rect)
    put(monitor, left + SIDE, top + 7, context.text(strings.BETWEEN_YOU), c.LILAC)
    middle = left + wide // 2
    headline_centred(monitor, left, top + high // 2 - 28, wide, f"{tally.first} : {tally.second}", LARGE, GOLD)
    half = wide // 2 - 2 * SIDE
    for words, start in ((strings.FIRST_PLAYER, left + SIDE), (strings.SECOND_PLAYER, middle + SIDE)):
        at = put_centred(monitor, start, top + high // 2 + 12, half, context.text(words), c.BRIGHT_CYAN)
        emblem.people(monitor, at + width(context.text(words)) // 2 - 5, top + high // 2 + 26, 1)
    if tally.drawn:
        words_drawn = context.text(strings.DRAWN_GAMES, games=tally.drawn)
        put_centred(monitor, left, top + high - 20, wide, words_drawn, c.MIST)


def draw_company(context: PageContext, rect: Rect, summary: GameSummary) -> None:
    """That more than two have played: who of them was first only the game's own picture tells."""
    monitor, seats = context.monitor, summary.setup.seats
    left, top, wide, high = rect
    panel(monitor, rect)
    put(monitor, left + SIDE, top + 7, context.text(strings.TOGETHER), c.LILAC)
    emblem.people(monitor, left + (wide - emblem.people_width(seats)) // 2, top + high // 2 - 14, seats)
    put_centred(monitor, left, top + high // 2 + 12, wide, context.text(strings.PLAYED_BY, n=seats), c.BRIGHT_CYAN)


def draw_end(context: PageContext, rect: Rect, machine: Machine) -> None:
    """The middle of the game's last picture, as large as it fits."""
    monitor = context.monitor
    left, top, wide, high = rect
    panel(monitor, rect)
    whole = view(type(machine))
    x, y, across, down = whole.part
    seen_across, seen_down = min(across, (wide - 8) * whole.every), min(down, (high - 8) * whole.every)
    aside = (across - seen_across) // 2 if across <= BOARD * whole.every else 0
    part = View((x + aside, y + (down - seen_down) // 2, seen_across, seen_down), whole.every)
    across, down = part.size
    MachineView(monitor, part, left + (wide - across) // 2, top + (high - down) // 2).draw(machine)
