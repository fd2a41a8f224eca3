"""The tabs of a game's tables: its levels, and the sign of the book for the original's look."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.emblem import BOOK_WIDTH, book
from arcade.cabinet.paint.panel import box
from arcade.cabinet.paint.typeset import CAPITALS, put, shortened, width
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import Cartridge

Table = tuple[int, bool]
"""A level, and whether in the original's look."""
SIDE, GAP = 5, 2
BESIDE = "+"
"""Instead of its rung before a level beside the ladder."""


def tables(cartridge: Cartridge) -> list[Table]:
    """All tables of a game in the order of the tabs: first those of the modern look."""
    return [(level, look) for look in (False, True) for level in cartridge.levels.keys]


def turned(cartridge: Cartridge, table: Table, step: int) -> Table:
    """The table before or after one; beyond an end the other end follows."""
    known = tables(cartridge)
    return known[(known.index(table) + step) % len(known)]


def draw_tabs(context: PageContext, rect: Rect, cartridge: Cartridge, shown: Table) -> list[tuple[Rect, Table]]:
    """Draw them; where each is, and which table it opens. Where names have no room only the chosen level has one."""
    monitor = context.monitor
    left, top, wide, high = rect
    level, original = shown
    signs = [str(cartridge.levels.rung(number) or BESIDE) for number in cartridge.levels.keys]
    words = [context.text(cartridge.levels[number].name) for number in cartridge.levels.keys]
    names = [f"{sign} {name}" for sign, name in zip(signs, words, strict=True)]
    place = cartridge.levels.keys.index(level)
    room = wide - BOOK_WIDTH - 2 * SIDE - GAP
    if sum(width(name) + 2 * SIDE + GAP for name in names) > room:
        names = [*signs[:place], names[place], *signs[place + 1 :]]
        others = sum(width(name) + 2 * SIDE + GAP for name in names) - width(names[place])
        names[place] = shortened(names[place], room - others)
    found: list[tuple[Rect, Table]] = []
    for number, name in zip(cartridge.levels.keys, names, strict=True):
        tab = left, top, width(name) + 2 * SIDE, high
        box(monitor, tab, c.CREAM if number == level else c.WALL)
        put(monitor, left + SIDE, top + (high - CAPITALS) // 2, name, c.INK if number == level else c.MIST)
        found.append((tab, (number, original)))
        left += tab[2] + GAP
    tab = left, top, BOOK_WIDTH + 2 * SIDE, high
    box(monitor, tab, c.CREAM if original else c.WALL)
    book(monitor, left + SIDE, top + (high - 11) // 2)
    return [*found, (tab, (level, not original))]
