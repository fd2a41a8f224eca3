"""A game's medals below its scores: side by side, or on the narrow grid the next one to be won."""

from collections.abc import Sequence

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.medal_words import MedalWords
from arcade.cabinet.paint.emblem import MEDAL_WIDTH, medal
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.typeset import LINE, evened, put, put_lines
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect


def draw_medals(context: PageContext, rect: Rect, known: Sequence[MedalWords]) -> None:
    """The medals, what they are for and how they stand."""
    monitor = context.monitor
    left, top, wide, _ = rect
    if grid(monitor).narrow:
        aim = next((one for one in known if not one.won), known[-1])
        for one in known:
            monitor.stamp(left + 22 * one.metal, top + 2, medal(one.metal if one.won else -1))
        after = put_lines(monitor, left + 72, top + 2, aim.goal, c.CREAM, wide - 72, 2, LINE)
        put(monitor, left + 72, after, aim.state, aim.ink, wide - 72)
        return
    column = wide // len(known)
    for one in known:
        at = left + column * one.metal
        monitor.stamp(at, top + 3, medal(one.metal if one.won else -1))
        beside = at + MEDAL_WIDTH + 6
        room = at + column - beside - 4
        after = put_lines(monitor, beside, top + 1, evened(one.goal, room), c.CREAM, room, 2, LINE)
        put(monitor, beside, after, one.state, one.ink)
