"""The words beside the set: title, one line, players, level, champion, medals, and what fire does now."""

from collections.abc import Callable
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.front.facts import Facts
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import champion_lines, points
from arcade.cabinet.paint import emblem
from arcade.cabinet.paint.headline import LARGE, MIDDLE, SMALL, broken, headline, headline_width
from arcade.cabinet.paint.panel import BUTTON, button, rule, wallpaper
from arcade.cabinet.paint.portrait import portrait
from arcade.cabinet.paint.prizes import coin
from arcade.cabinet.paint.typeset import (
    CAPITALS,
    LINE,
    MORE,
    put,
    put_lines,
    put_right,
    put_runs,
    shortened,
    width,
    wrapped,
)
from arcade.cabinet.storage.ranking import Ranked
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

TITLE_STEP = 20
FACE = 21
"""Pixels that the champion's portrait takes, with the air beside it."""
GAP = 5
TOUCH = 31
"""Height of the bar on a telephone."""
MOST_NOTE = 3
"""Lines for what a level changes, at most."""
GOLD = 2
"""The number of the coin beside the best of the leaderboard."""
COIN_AIR = 4
"""Pixels after the coin."""
MOST_MEDALS = 112
"""Panels narrower than this have the medals below the champion."""


@dataclass(frozen=True)
class Block:
    """A part of the panel: its height, how it is drawn at a height, and how early it gives way (0 never)."""

    height: int
    draw: Callable[[int], None]
    spare: int = 0


def bar_words(context: PageContext, facts: Facts) -> str:
    """What fire does now."""
    words = context.text(strings.BAR_CONTINUE if facts.suspended else strings.BAR_PLAY)
    return f"{words} · {context.text(facts.level.name)}" if len(facts.game.cartridge.levels) > 1 else words


def draw_bar(context: PageContext, rect: Rect, words: str, lit: bool = True) -> None:
    """The amber bar; only what fire does, where there is no room for the level."""
    room = rect[2] - 12
    sign = "▶ "
    if width(sign + words) > room:
        words = words.partition(" · ")[0]
    button(context.monitor, rect, words, lit)


def draw_panel(context: PageContext, rect: Rect, facts: Facts) -> Rect:
    """Draw it beside a set; where the amber bar is."""
    monitor = context.monitor
    left, top, wide, high = rect
    wallpaper(monitor, rect)
    blocks = _blocks(context, left, wide, facts)
    foot = _foot(context, left, wide, facts)
    room = high - BUTTON - 4 - foot.height
    while sum(block.height for block in blocks) > room and any(block.spare for block in blocks):
        blocks.remove(max(blocks, key=lambda block: block.spare))
    at = top
    for block in blocks:
        block.draw(at)
        at += block.height
    foot.draw(top + high - BUTTON - 4 - foot.height)
    bar = left, top + high - BUTTON, wide, BUTTON
    draw_bar(context, bar, bar_words(context, facts))
    return bar


def _blocks(context: PageContext, left: int, wide: int, facts: Facts) -> list[Block]:
    cartridge = facts.game.cartridge
    title = broken(context.text(cartridge.title), MIDDLE, wide)
    tagline = wrapped(context.text(cartridge.tagline), wide)

    def draw_title(at: int) -> None:
        for place, line in enumerate(title):
            headline(context.monitor, left, at + 6 + place * TITLE_STEP, line, MIDDLE, room=wide)

    def draw_tagline(at: int) -> None:
        put_lines(context.monitor, left, at, "\n".join(tagline), c.CREAM, wide, step=LINE)

    def draw_people(at: int) -> None:
        after = emblem.people(context.monitor, left, at - 1, max(cartridge.seats))
        after = put(context.monitor, after + 2, at, context.text(facts.players), c.BRIGHT_CYAN, wide)
        machine = context.text(strings.MACHINES[cartridge.machine.NAME])
        if after + 8 + width(machine) <= left + wide:
            put(context.monitor, after + 6, at, machine, c.LILAC)

    def draw_machine(at: int) -> None:
        put(context.monitor, left, at, context.text(strings.MACHINES[cartridge.machine.NAME]), c.LILAC, wide)

    def draw_level(at: int) -> None:
        room = wide - (emblem.BOOK_WIDTH + 4 if facts.level.book else 0)
        put(context.monitor, left, at, level_words(context, facts, room), c.BRIGHT_WHITE, room)
        if facts.level.book:
            emblem.book(context.monitor, left + wide - emblem.BOOK_WIDTH, at - 1)

    def draw_pips(at: int) -> None:
        emblem.pips(context.monitor, left, at, cartridge.levels.rung(facts.level_number), len(cartridge.levels.ladder))

    def draw_own(at: int) -> None:
        if facts.own is not None:
            words = context.text(strings.OWN_BEST, score=points(facts.own))
            put(context.monitor, left, at, words if width(words) <= wide else points(facts.own), c.MIST, wide)

    people = width(context.text(facts.players)) + 30 + width(context.text(strings.MACHINES[cartridge.machine.NAME]))
    blocks = [
        Block(8 + TITLE_STEP * len(title), draw_title),
        Block(LINE * len(tagline) + GAP, draw_tagline),
        Block(LINE + 3, draw_people),
    ]
    if people > wide:
        blocks.append(Block(LINE + 1, draw_machine, spare=2))
    if len(cartridge.levels) > 1:
        blocks.append(Block(LINE + 1, draw_level))
        blocks.append(Block(8, draw_pips, spare=1))
    if facts.own is not None:
        blocks.append(Block(LINE + 2, draw_own, spare=3))
    note = wrapped(context.text(facts.level.note), wide)
    if len(cartridge.levels) > 1 and len(note) <= MOST_NOTE:

        def draw_note(at: int) -> None:
            put_lines(context.monitor, left, at, "\n".join(note), c.MIST, wide, step=LINE)

        blocks.append(Block(LINE * len(note), draw_note, spare=4))
    return blocks


def draw_leaderboard_best(context: PageContext, left: int, top: int, room: int, best: Ranked) -> None:
    """The best of the leaderboard beside a gold coin, and at which cabinet if there is room for some of its name."""
    if best.row is None:
        return
    prize = coin(GOLD)
    context.monitor.stamp(left, top - (prize.height - CAPITALS + 1) // 2, prize)
    left, room = left + prize.width + COIN_AIR, room - prize.width - COIN_AIR
    label, score = f"{context.text(strings.LEADERBOARD_BEST)} ", f" {points(best.row)}"
    name = shortened(best.row.player, max(room - width(label) - width(score), width(MORE)))
    runs = [(label, c.LILAC), (name, c.BRIGHT_CYAN), (score, c.BRIGHT_YELLOW)]
    rest = room - sum(width(words) for words, _ in runs) - width("  ")
    if rest > width(MORE) * 4:
        runs.append((f"  {shortened(best.cabinet, rest)}", c.MIST))
    put_runs(context.monitor, left, top, runs)


def level_words(context: PageContext, facts: Facts, room: int) -> str:
    """The level with its rung on the ladder where there is one, and room for it, else its name."""
    name = context.text(facts.level.name)
    rung = facts.game.cartridge.levels.rung(facts.level_number)
    words = context.text(strings.LEVEL_OF, number=rung, name=name) if rung else name
    return words if width(words) <= room else name


def _foot(context: PageContext, left: int, wide: int, facts: Facts) -> Block:
    """Champion and medals, beside or (in a narrow panel) below each other; above them the leaderboard's best."""
    beside = wide > MOST_MEDALS + 20
    monitor, above = context.monitor, 0 if facts.leaderboard is None else LINE + 3

    def draw(at: int) -> None:
        if facts.leaderboard is not None:
            draw_leaderboard_best(context, left, at, wide, facts.leaderboard)
            at += above
        rule(monitor, left, at, wide)
        draw_champion(context, left, at + 7, wide if not beside else wide - 62, facts)
        if beside:
            emblem.medals(monitor, left + wide - 59, at + 7, facts.medals, 22)
        else:
            emblem.medals(monitor, left + 4, at + 36, facts.medals, 28)

    return Block(above + (34 if beside else 60), draw)


def draw_champion(context: PageContext, left: int, top: int, room: int, facts: Facts) -> None:
    """Portrait, name and score of the best player at the level; that there is none.

    The portrait gives way to a score that is too long to stand beside it.
    """
    monitor, best = context.monitor, facts.champion
    if best is None:
        put_lines(monitor, left, top + 2, context.text(strings.NO_CHAMPION), c.MIST, room, 2, LINE)
        return
    if width(points(best)) <= room - FACE:
        monitor.stamp(left, top + 3, portrait(best.player))
        left, room = left + FACE, room - FACE
    for line, (words, ink) in enumerate(champion_lines(context, best, room)):
        put(monitor, left, top + 1 + 13 * line, words, ink, room)


def draw_narrow_panel(context: PageContext, rect: Rect, facts: Facts) -> Rect:
    """The same below a telephone's picture; where the amber bar is."""
    monitor, cartridge = context.monitor, facts.game.cartridge
    left, top, wide, high = rect
    wallpaper(monitor, (0, top, monitor.SIZE[0], high))
    title, level = cartridge.named(context.language, 18), context.text(facts.level.name)
    count = len(cartridge.levels)
    beside = width(level) + 8 if count > 1 else 0
    size = next((size for size in (LARGE, MIDDLE, SMALL) if headline_width(title, size) <= wide - beside), SMALL)
    headline(monitor, left, top + 8 + (LARGE - size) // 2, title, size, room=wide)
    if count > 1 and headline_width(title, size) <= wide - beside:
        put_right(monitor, left + wide, top + 8, level, c.BRIGHT_WHITE)
        rung, rungs = cartridge.levels.rung(facts.level_number), len(cartridge.levels.ladder)
        emblem.pips(monitor, left + wide - rungs * emblem.PIP_STEP, top + 23, rung, rungs)
    tagline = wrapped(context.text(cartridge.tagline), wide)[0]
    if facts.leaderboard is None:
        put(monitor, left, top + 38, tagline, c.CREAM, wide)
    else:
        draw_leaderboard_best(context, left, top + 38, wide, facts.leaderboard)
    bar = left + wide - 92, top + high - TOUCH - 3, 92, TOUCH
    draw_champion(context, left, bar[1] + 1, 84, facts)
    emblem.medals(monitor, left + 92, bar[1] + 4, facts.medals, 24)
    draw_bar(context, bar, bar_words(context, facts).partition(" · ")[0])
    return bar
