"""Choosing keys, for one game or for all: pick a control, press its new key."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import COMMON, RESERVED, Bindings, all_controls, on_desk, rebind
from arcade.cabinet.input.key_names import key_name, ways
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import joypad, voices
from arcade.cabinet.paint.caps import HEIGHT as CAP_HEIGHT
from arcade.cabinet.paint.caps import cap, cap_width, caps_line, key
from arcade.cabinet.paint.headline import DARK, LARGE, headline, headline_width
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.typeset import AIRY, CAPITALS, put, put_lines, shortened
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import ALL_GAMES
from arcade.cabinet.widgets.choices import INSET, LEFT_AGAIN, Line, choose, draw_line, words
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.cabinet.widgets.pad_picture import PadPicture
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import Prose, Text, filled

NO_KEY = "–"
PAD = 4
LIST_WIDTH = 222
GAP = 6
PICTURE_HIGH = joypad.HEIGHT + 12
BELOW = 116
"""Pixels below the drawn joystick on a telephone, for caps and sentences."""
CAPS_STEP = CAP_HEIGHT + 3
BIG = 44
"""The side of the key that stands for the new one."""
ARROW = 2
"""Pixels that caps leave to the sign for more lines."""


@dataclass(frozen=True)
class Layout:
    """Where the parts of the page are."""

    list: Rect
    picture: Rect
    notes: Rect

    @staticmethod
    def of(found: Grid, lines: int) -> "Layout":
        """For so many lines."""
        left, top, wide, high = found.body
        room = high - 2 * PAD - (PICTURE_HIGH + BELOW + GAP if found.narrow else 0)
        rows = min(room // found.row, lines) * found.row
        if found.narrow:
            below = top + rows + 2 * PAD + GAP
            picture = left, below, wide, PICTURE_HIGH
            notes = left, below + PICTURE_HIGH, wide, top + high - below - PICTURE_HIGH
            return Layout((left + PAD, top + PAD, wide - 2 * PAD, rows), picture, notes)
        beside = left + LIST_WIDTH + GAP
        picture = beside, top, left + wide - beside, PICTURE_HIGH
        notes = beside, top + PICTURE_HIGH + GAP, picture[2], high - PICTURE_HIGH - GAP
        return Layout((left + PAD, top + PAD, LIST_WIDTH - 2 * PAD, rows), picture, notes)


def keys(context: PageContext, game: Game | None) -> Screen[None]:
    """Choose keys for a game, or for all games when there is none."""
    slug = game.slug if game else ALL_GAMES
    own: Sequence[Control] = game.cartridge.controls if game else COMMON
    controls = all_controls(own)
    layout = Layout.of(grid(context.monitor), len(controls) + 1)
    picture = PadPicture(context, layout.picture)
    said: Text | None = None
    start = 0

    def background(chosen: int) -> None:
        monitor = context.monitor
        title = context.text(game.cartridge.title) if game else ""
        heading(monitor, context.text(strings.KEYS_FOR, title=title) if game else context.text(strings.KEYS_FOR_ALL))
        left, top, wide, high = layout.list
        panel(monitor, (left - PAD, top - PAD, wide + 2 * PAD, high + 2 * PAD))
        control = controls[chosen] if chosen < len(controls) else None
        picture.draw(dict.fromkeys(_on_pad(control), c.BRIGHT_YELLOW) if control else None)
        _draw_notes(context, bindings, control, said, layout.notes)
        footer(context, CHOOSE, OK, BACK)

    while True:
        chosen = context.preferences.chosen_keys(slug)
        common = context.preferences.chosen_keys(ALL_GAMES) if game else {}
        bindings = Bindings(own, chosen, common)
        entries = [Line(control.label, _name(context, bindings, control)) for control in controls]
        entries.append(Line(strings.RESET_KEYS))
        answer = yield from choose(
            context,
            lambda entries=entries: entries,  # type: ignore[misc]
            layout.list,
            background,
            start,
            draw=_draw_entry,
        )
        if answer == LEFT_AGAIN:
            return
        start = answer
        if answer == len(controls):
            _keep(context, slug, {})
            said = strings.KEYS_ARE_USUAL
            continue
        control = controls[answer]
        pressed = yield from _press(context, control, layout.notes)
        if pressed in RESERVED:
            said = (
                filled(strings.KEY_RESERVED, key=key_name(pressed, context.language)) if pressed != "escape" else None
            )
        elif pressed:
            changed, loser = rebind(own, chosen, common, control, pressed)
            _keep(context, slug, changed)
            said = _sentence(context, Bindings(own, changed, common), control, pressed, loser)


def _draw_entry(context: PageContext, line: Line, rect: Rect, lit: bool) -> None:
    """A control and the cap of its key."""
    draw_line(context, Line(line.label), rect, lit)
    if line.value is not None:
        left, top, wide, high = rect
        name = words(context, line.value())
        cap(context.monitor, left + wide - INSET - ARROW - cap_width(name), top + (high - 1 - CAP_HEIGHT) // 2, name)


def _draw_notes(
    context: PageContext, bindings: Bindings, control: Control | None, said: Text | None, rect: Rect
) -> None:
    """Every way to a control as caps, and what has just become of a key."""
    monitor = context.monitor
    left, top, wide, _ = rect
    panel(monitor, rect)
    left, top, wide = left + 2 * PAD, top + 2 * PAD, wide - 4 * PAD
    if control is not None:
        for head, names in every_way(context, bindings, control):
            put(monitor, left, top, context.text(head), c.LILAC)
            top = _draw_caps(context, names, (left, top + CAPITALS + 5, wide, 0)) + 4
    if said is not None:
        put_lines(monitor, left, top + 4, context.text(said), c.CREAM, wide)


def _draw_caps(context: PageContext, names: Sequence[str], rect: Rect) -> int:
    """Caps in as many rows as they take; the line below them."""
    left, top, wide, _ = rect
    at = left
    for name in names:
        name = shortened(name, wide - cap_width(""))
        if at > left and at + cap_width(name) > left + wide:
            at, top = left, top + CAPS_STEP
        at = cap(context.monitor, at, top, name) + 3
    return top + CAPS_STEP


def _on_pad(control: Control) -> list[str]:
    """The parts of a joystick that a control stands on."""
    return [key.partition(" ")[2] for key in control.keys if key.startswith("pad")]


def _name(context: PageContext, bindings: Bindings, control: Control) -> Callable[[], str]:
    """The first key of a control; none for a second joystick that is not there and was given no key."""
    return lambda: next(iter(_input(context, bindings, control)), NO_KEY)


def _input(context: PageContext, bindings: Bindings, control: Control) -> list[str]:
    return ways(bindings.keys(control), control.label, context.language)


def every_way(context: PageContext, bindings: Bindings, control: Control) -> list[tuple[Text, list[str]]]:
    """The keys of a control and what does the same on a joystick, where there is one."""
    pads = [f"pad{number} " for number in (1, 2) if number <= max(context.sticks, context.by_pad)]
    held = [key for key in control.keys if key.startswith(tuple(pads))]
    stick = ways(held, control.label, context.language)
    desk = _input(context, bindings, control)
    return [(head, names) for head, names in ((strings.KEYS_HEAD, desk), (strings.STICK_HEAD, stick)) if names]


def _press(context: PageContext, control: Control, rect: Rect) -> Screen[str]:
    """Ask for a key, or a modifier; an empty text when the joystick or the mouse answers instead."""
    monitor = context.monitor
    left, top, wide, high = rect
    box(monitor, rect, c.NIGHT, c.AMBER)
    key(monitor, (left + BIG // 2, top + (high - BIG) // 2, BIG, BIG), "", chosen=True)
    inset = (BIG - headline_width("?", LARGE)) // 2
    headline(monitor, left + BIG // 2 + inset, top + (high - LARGE) // 2 - 1, "?", LARGE, DARK, rim=False)
    at, room = left + 2 * BIG, wide - 2 * BIG - PAD
    below = put_lines(monitor, at, top + high // 2 - AIRY - 2, context.text(strings.PRESS_NEW_KEY), c.CREAM, room)
    wanted = context.text(strings.PRESS_FOR, control=context.text(control.label))
    put_lines(monitor, at, below + 4, wanted, c.BRIGHT_YELLOW, room)
    if not grid(monitor).narrow:
        caps_line(monitor, [((context.text(strings.ESCAPE_NAME),), context.text(strings.STOP))])
    keyboard = context.keyboard
    keyboard.flush()
    unheard, keyboard.unheard = keyboard.unheard, NO_KEYS
    try:
        while True:
            yield monitor
            pressed = keyboard.take().lower()
            if pressed:
                voices.choose(monitor)
                return pressed if on_desk(pressed) else ""
    finally:
        keyboard.unheard = unheard


def _keep(context: PageContext, slug: str, chosen: dict[str, str]) -> None:
    tables = {name: table for name, table in context.preferences.keys.items() if name != slug}
    context.set("keys", {**tables, slug: chosen} if chosen else tables)


def _sentence(context: PageContext, bindings: Bindings, control: Control, pressed: str, loser: Control | None) -> Prose:
    name = key_name(pressed, context.language)
    if loser is None:
        return filled(strings.KEY_SET, control=control.label, key=name)
    return filled(strings.KEY_TAKEN, key=name, loser=loser.label, other=key_name(bindings.key(loser), context.language))
