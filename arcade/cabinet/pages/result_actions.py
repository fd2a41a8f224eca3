"""What can be done after a game: once more, a level harder, watch it, tell a friend, back to the shelf."""

from collections.abc import Sequence
from enum import Enum, auto

from arcade.cabinet import strings as common
from arcade.cabinet.input.gestures import LEFT, RIGHT, UP
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary
from arcade.cabinet.paint import prizes
from arcade.cabinet.paint.panel import LIP, box
from arcade.cabinet.paint.prizes import SIGN, action_sign
from arcade.cabinet.paint.typeset import CAPITALS, put, width
from arcade.cabinet.widgets.screening import clock_time
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside
from arcade.toolkit.contract.texts import Text

GAP = 4
ACROSS_NARROW = 2
"""Actions in the first of a telephone's two rows."""
NARROW = 300
TIGHT = 100
"""In a box that is narrower its sign stands closer to the edge."""


class Action(Enum):
    """One of them."""

    AGAIN = auto()
    HARDER = auto()
    WATCH = auto()
    MISTAKES = auto()
    SHARE = auto()
    SHELF = auto()


NAMES: dict[Action, Text] = {
    Action.AGAIN: strings.AGAIN,
    Action.HARDER: strings.NEXT_LEVEL,
    Action.WATCH: strings.WATCH_IT,
    Action.MISTAKES: strings.MISTAKES,
    Action.SHARE: common.SHARE,
    Action.SHELF: strings.SHELF,
}
SIGNS = {
    Action.AGAIN: prizes.AGAIN,
    Action.HARDER: prizes.HARDER,
    Action.WATCH: prizes.WATCH,
    Action.MISTAKES: prizes.MISTAKES,
    Action.SHARE: prizes.SHARE,
    Action.SHELF: prizes.SHELF,
}


def actions_of(context: PageContext, summary: GameSummary) -> list[Action]:
    """What can be done after a game: nothing is harder than the last level, nor than one beside the ladder, nor than an
    original that knows no levels.

    Mistakes are shown of what was lost; a friend is told of a game that has a name.
    """
    missing = {
        Action.HARDER: summary.game.cartridge.harder(summary.setup.level, summary.setup.original) is None,
        Action.MISTAKES: not summary.evaluated,
        Action.SHARE: not (context.may_share and summary.named),
    }
    return [action for action in Action if not missing.get(action, False)]


def rects(room: Rect, count: int) -> list[Rect]:
    """Where so many are."""
    left, top, wide, high = room
    rows = (ACROSS_NARROW, count - ACROSS_NARROW) if wide < NARROW and count > ACROSS_NARROW else (count,)
    tall = (high - GAP * (len(rows) - 1)) // len(rows)
    found: list[Rect] = []
    for row, many in enumerate(rows):
        across = max(many, ACROSS_NARROW)
        each = (wide - GAP * (across - 1)) // across
        found += [(left + place * (each + GAP), top + row * (tall + GAP), each, tall) for place in range(many)]
    return found


def steered(room: Rect, actions: Sequence[Action], chosen: int, gesture: str) -> int:
    """Which is chosen after a push of the stick."""
    if gesture in (LEFT, RIGHT):
        return (chosen + (1 if gesture == RIGHT else -1)) % len(actions)
    found = rects(room, len(actions))
    left, top, wide, _ = found[chosen]
    there = [place for place, rect in enumerate(found) if (rect[1] < top if gesture == UP else rect[1] > top)]
    return min(there, key=lambda place: abs(2 * found[place][0] + found[place][2] - 2 * left - wide), default=chosen)


def pointed(room: Rect, actions: Sequence[Action], pixel: tuple[int, int]) -> int | None:
    """Which one a click is on."""
    return next((place for place, rect in enumerate(rects(room, len(actions))) if inside(rect, *pixel)), None)


def draw_actions(
    context: PageContext, room: Rect, summary: GameSummary, actions: Sequence[Action], chosen: int
) -> None:
    """The boxes; the chosen one is amber, and none is while -1 is."""
    cartridge = summary.game.cartridge
    rung, levelled = cartridge.levels.rung(summary.setup.level), cartridge.levelled(summary.setup.original)
    below = {
        Action.AGAIN: context.text(strings.AT_NUMBER, number=rung) if rung and levelled else "",
        Action.HARDER: context.text(strings.AT_NUMBER, number=rung + 1),
        Action.WATCH: clock_time(summary.seconds),
        Action.MISTAKES: "",
        Action.SHARE: "",
        Action.SHELF: context.text(strings.MORE_GAMES),
    }
    monitor = context.monitor
    for place, (action, rect) in enumerate(zip(actions, rects(room, len(actions)), strict=True)):
        left, top, wide, high = rect
        lit = place == chosen
        box(monitor, rect, c.WOOD3 if lit else c.BLACK)
        box(monitor, (left, top, wide, high - LIP), c.AMBER if lit else c.WALL)
        if lit:
            monitor.fill((left + 3, top + 1, wide - 6, 1), c.CREAM)
        sign = action_sign(SIGNS[action], c.INK if lit else c.WHITE)
        inset = 5 if wide < TIGHT else 9
        monitor.stamp(left + inset, top + (high - LIP - sign.height) // 2, sign)
        beside, room_left = left + inset + SIGN + inset, wide - 2 * inset - SIGN - 4
        words = context.text(NAMES[action])
        if not below[action] or width(below[action]) > room_left:
            put(monitor, beside, top + (high - LIP - CAPITALS) // 2, words, c.INK if lit else c.BRIGHT_WHITE, room_left)
            continue
        at = top + (high - LIP - CAPITALS - 14) // 2
        put(monitor, beside, at, words, c.INK if lit else c.BRIGHT_WHITE, room_left)
        put(monitor, beside, at + 14, below[action], c.WOOD if lit else c.MIST, room_left)
