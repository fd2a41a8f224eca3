"""What a card's picture does not tell: the whole story, every key by the player's own names, all levels."""

from dataclasses import dataclass, replace

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import key_name, ways
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.card_sheet import bindings
from arcade.cabinet.paint import emblem, voices
from arcade.cabinet.paint.caps import cap, cap_width
from arcade.cabinet.paint.headline import SMALL, VIOLET, headline
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import AIRY, put, width, wrapped
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.footer import BACK, NEXT, READ, footer
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import Cartridge
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.cursor import clicked

COLUMN = 410
"""Pixels of the column of text on a large screen: a line that an eye finds its way back in."""
INSET = 10
KEY_HEIGHT, HEAD_HEIGHT, GAP_HEIGHT = 17, 28, 7
CAP_GAP = 3


@dataclass(frozen=True)
class Row:
    """A line of the page: words, and names of keys in the second half."""

    words: str = ""
    keys: tuple[str, ...] = ()
    ink: int = c.CREAM
    height: int = AIRY
    head: bool = False
    """Whether it is a heading."""
    inset: int = 0
    book: bool = False
    """Whether the sign of the book follows."""


GAP = Row(height=GAP_HEIGHT)


def column(found: Grid) -> Rect:
    """Where the text stands."""
    left, top, wide, high = found.body
    room = min(wide, COLUMN)
    return left + (wide - room) // 2, top, room, high


def rows(context: PageContext, game: Game) -> list[Row]:
    """The whole of it, line by line."""
    cartridge = game.cartridge
    _, _, wide, _ = column(grid(context.monitor))
    room = wide - 2 * INSET - 8
    found = [Row(context.text(strings.THE_GAME), head=True, height=HEAD_HEIGHT - 8)]
    for paragraph in context.text(cartridge.card).split("\n"):
        found += [*(Row(line) for line in wrapped(paragraph, room)), GAP]
    head = strings.STICK_HEAD if context.by_pad else strings.KEYS_HEAD
    found.append(Row(context.text(head), head=True, height=HEAD_HEIGHT))
    keys = bindings(context, game)
    for control in shown_controls(context, cartridge, keys):
        found += _way_rows(context.text(control.label), names(context, keys, control), room)
    if context.by_pad or context.sticks:
        words = strings.PAUSE_BY_TOUCH if context.by_touch else strings.PAUSE_BY_PAD
        found.append(Row(context.text(words), ink=c.MIST, height=KEY_HEIGHT))
    if not context.by_pad:
        found += _way_rows(context.text(strings.PAUSE).lower(), [key_name("escape", context.language)], room)
    if shared(context, cartridge):
        words = strings.STICK_IN_TURN if context.by_pad else cartridge.sharing
        found += [Row(line, ink=c.MIST) for line in wrapped(context.text(words), room)]
    if len(cartridge.levels) > 1:
        found += [GAP, Row(context.text(strings.LEVELS_HEAD), head=True, height=HEAD_HEIGHT)]
        for number in cartridge.levels.keys:
            level, rung = cartridge.levels[number], cartridge.levels.rung(number)
            if not rung:
                found += [GAP, Row(context.text(strings.BESIDE), ink=c.MIST)]
            name = context.text(level.name)
            found.append(Row(f"{rung}  {name}" if rung else name, ink=c.BRIGHT_YELLOW, book=level.book))
            found += [Row(line, inset=14) for line in wrapped(context.text(level.note), room - 14)]
            found.append(GAP)
    return found


def second(control: Control) -> bool:
    """Whether a control is the second joystick's alone."""
    return all(key.startswith("pad2 ") for key in control.keys)


def shown_controls(context: PageContext, cartridge: Cartridge, keys: Bindings) -> list[Control]:
    """A game's controls; those of a second joystick only where there is one or a key was given to them."""
    return [one for one in cartridge.controls if not second(one) or context.sticks > 1 or keys.keys(one)]


def shared(context: PageContext, cartridge: Cartridge) -> bool:
    """Whether two people have to share what there is: a second player has neither keys nor a joystick."""
    own = any(not second(one) and one.name.endswith(" 2") for one in cartridge.controls)
    return 2 in cartridge.seats and context.sticks < 2 and not own


def names(context: PageContext, keys: Bindings, control: Control) -> list[str]:
    """Every way to do a thing, by the names of the device used last; what a joystick cannot do, by the keyboard's."""
    desk = ways(keys.keys(control), control.label, context.language)
    pads = [key for key in control.keys if key.startswith("pad1 " if context.sticks < 2 else ("pad1 ", "pad2 "))]
    if second(control):
        return desk or ways(control.keys, control.label, context.language)
    if context.by_touch:
        return _touched(context, pads)
    if context.by_pad and pads:
        return ways(pads, control.label, context.language)
    if context.by_pad and any(key.startswith("!") for key in control.keys):
        return [context.text(strings.IN_PAUSE)]
    return desk or ways(pads, control.label, context.language)


def _touched(context: PageContext, pads: list[str]) -> list[str]:
    """Arrows and buttons as a host draws them for fingers; what these cannot do has a button with its name."""
    found = [strings.TOUCH_BUTTONS.get(key.removeprefix("pad1 "), key_name(key, context.language)) for key in pads]
    return found or [context.text(strings.ITS_BUTTON)]


def key_column(room: int) -> int:
    """Where in a line the keys begin."""
    return min(room // 2, 176)


def _way_rows(label: str, ways_to_do: list[str], room: int) -> list[Row]:
    """A control and its keys, in as many rows as they need."""
    half = key_column(room)
    found = [Row(line, ink=c.BRIGHT_WHITE, height=KEY_HEIGHT) for line in wrapped(label, half - 6)]
    lines: list[tuple[str, ...]] = [()]
    for name in ways_to_do:
        longer = (*lines[-1], name)
        if lines[-1] and sum(cap_width(one) + CAP_GAP for one in longer) > room - half:
            lines.append((name,))
        else:
            lines[-1] = longer
    found += [Row(height=KEY_HEIGHT)] * (len(lines) - len(found))
    return [replace(row, keys=keys) for row, keys in zip(found, [*lines, *[()] * len(found)], strict=False)]


def draw_rows(context: PageContext, found: list[Row], top: int, rect: Rect) -> None:
    """The rows from number `top` on that fit into the column, and how far along that is."""
    monitor = context.monitor
    left, y, wide, high = rect
    panel(monitor, rect)
    foot, at = y + high - 6, y + 8
    for row in found[top:]:
        if at + row.height > foot:
            break
        _draw_row(monitor, row, left + INSET, at, wide - 2 * INSET - 8)
        at += row.height
    last = last_top(found, high)
    if last:
        track = high - 16
        size = max(track * (len(found) - last) // len(found), 12)
        monitor.fill((left + wide - 7, y + 8, 3, track), c.WALL)
        monitor.fill((left + wide - 7, y + 8 + (track - size) * top // last, 3, size), c.AMBER)


def _draw_row(monitor: Monitor, row: Row, left: int, top: int, room: int) -> None:
    if row.head:
        headline(monitor, left, top + row.height - SMALL - 8, row.words, SMALL, VIOLET)
        return
    at = left + row.inset
    if row.words:
        after = put(monitor, at, top + 2, row.words, row.ink, room)
        if row.book:
            emblem.book(monitor, after + 5, top + 1)
    at = left + key_column(room)
    narrow = monitor.SIZE[0] < monitor.SIZE[1]
    for name in row.keys:
        if narrow:
            at = put(monitor, at, top + 2, name, c.BRIGHT_YELLOW) + width(" ") + 2
        else:
            at = cap(monitor, at, top, name) + CAP_GAP


def last_top(found: list[Row], high: int) -> int:
    """The number of the first row when the last one is seen."""
    room, first = high - 14, len(found)
    while first and found[first - 1].height <= room:
        first -= 1
        room -= found[first].height
    return first


def more(context: PageContext, game: Game) -> Screen[None]:
    """Read it all, and go back."""
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    found = rows(context, game)
    rect = column(grid(monitor))
    last = last_top(found, rect[3])
    page = max(1, (rect[3] - 14) // AIRY - 2)
    top, moved = 0, True
    heading(monitor, context.text(game.cartridge.title))
    footer(context, *((READ, NEXT, BACK) if last else (BACK,)))
    while True:
        if moved:
            draw_rows(context, found, top, rect)
        before = top
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = "page up" if pixel[1] < rect[1] + rect[3] // 3 else "fire"
        match gesture:
            case "up" | "down":
                top += 1 if gesture == "down" else -1
            case "page up" | "left":
                top -= page
            case "page down" | "right":
                top += page
            case "fire" | "start":
                if top >= last:
                    voices.back(monitor)
                    return
                top += page
            case "back":
                voices.back(monitor)
                return
        top = max(0, min(last, top))
        moved = top != before
