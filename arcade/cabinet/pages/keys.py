"""Choosing keys, for one game or for all: pick a control, press its new key."""

from collections.abc import Callable, Sequence

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import COMMON, RESERVED, Bindings, all_controls, on_desk, rebind
from arcade.cabinet.input.key_names import key_name, ways
from arcade.cabinet.pages.hints import BACK, FIRE, UP_DOWN, hints
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.preferences import ALL_GAMES
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, blank, lines, put
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import Prose, Text, filled
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box

TOP, ROWS = 4, 12
WAYS_ROW, SAID_ROW, SAID_ROWS = 17, 20, 3
TITLE = 17
NO_KEY = "–"
ASKING = pair("Wb")


def keys(stage: Stage, game: Game | None) -> Frames[None]:
    """Choose keys for a game, or for all games when there is none."""
    machine = stage.machine
    slug = game.slug if game else ALL_GAMES
    own: Sequence[Control] = game.cartridge.controls if game else COMMON
    controls = all_controls(own)
    said: Text | None = None
    start = 0

    def background(chosen: int) -> None:
        title = game.cartridge.named(stage.language, TITLE) if game else ""
        theme.heading(machine, stage.text(strings.KEYS_FOR, title=title) if game else stage.text(strings.KEYS_FOR_ALL))
        if chosen < len(controls):
            ways_to_do = " ".join(every_way(stage, bindings, controls[chosen]))
            lines(machine, WAYS_ROW, 1, ways_to_do, SAID_ROW - WAYS_ROW, 31, theme.DIM)
        if said is not None:
            lines(machine, SAID_ROW, 1, stage.text(said), SAID_ROWS, 30, theme.NOTE)
        theme.help_line(machine, hints(stage, UP_DOWN, FIRE, BACK))

    while True:
        chosen = stage.preferences.chosen_keys(slug)
        common = stage.preferences.chosen_keys(ALL_GAMES) if game else {}
        bindings = Bindings(own, chosen, common)
        entries = [Line(control.label, _name(stage, bindings, control)) for control in controls]
        entries.append(Line(strings.RESET_KEYS))
        area = Area(TOP, 0, min(ROWS, len(entries)), COLUMNS)
        answer = yield from menu(stage, lambda entries=entries: entries, area, background, start)  # type: ignore[misc]
        if answer == LEFT_AGAIN:
            return
        start = answer
        if answer == len(controls):
            _keep(stage, slug, {})
            said = strings.KEYS_ARE_USUAL
            continue
        control = controls[answer]
        key = yield from _press(stage, control)
        if key in RESERVED:
            said = filled(strings.KEY_RESERVED, key=key_name(key, stage.language)) if key != "escape" else None
        elif key:
            changed, loser = rebind(own, chosen, common, control, key)
            _keep(stage, slug, changed)
            said = _sentence(stage, Bindings(own, changed, common), control, key, loser)


def _name(stage: Stage, bindings: Bindings, control: Control) -> Callable[[], str]:
    """The first key of a control; none for a second joystick that is not there and was given no key."""
    return lambda: next(iter(_input(stage, bindings, control)), NO_KEY)


def _input(stage: Stage, bindings: Bindings, control: Control) -> list[str]:
    return ways(bindings.keys(control), control.label, stage.language)


def every_way(stage: Stage, bindings: Bindings, control: Control) -> list[str]:
    """The keys of a control and what does the same on a joystick, where there is one."""
    pads = [f"pad{number} " for number in (1, 2) if number <= max(stage.sticks, stage.by_pad)]
    held = [key for key in control.keys if key.startswith(tuple(pads))]
    stick = ways(held, control.label, stage.language)
    desk = _input(stage, bindings, control)
    return [*desk, *([f"{stage.text(strings.STICK_HEAD)}:", *stick] if stick else [])]


def _press(stage: Stage, control: Control) -> Frames[str]:
    """Ask for a key, or a modifier; an empty text when the joystick or the mouse answers instead."""
    machine = stage.machine
    blank(machine, 9, 2, 6, 28, ASKING)
    box(machine, 9, 2, 6, 28, ASKING)
    put(machine, 11, 4, stage.text(strings.PRESS_NEW_KEY), ASKING)
    put(machine, 12, 4, stage.text(strings.PRESS_FOR, control=stage.text(control.label))[:24], ASKING)
    keyboard = machine.keyboard
    keyboard.flush()
    unheard, keyboard.unheard = keyboard.unheard, NO_KEYS
    try:
        while True:
            yield
            key = keyboard.take().lower()
            if key:
                theme.accept(machine)
                return key if on_desk(key) else ""
    finally:
        keyboard.unheard = unheard


def _keep(stage: Stage, slug: str, chosen: dict[str, str]) -> None:
    tables = {name: table for name, table in stage.preferences.keys.items() if name != slug}
    stage.set("keys", {**tables, slug: chosen} if chosen else tables)


def _sentence(stage: Stage, bindings: Bindings, control: Control, key: str, loser: Control | None) -> Prose:
    name = key_name(key, stage.language)
    if loser is None:
        return filled(strings.KEY_SET, control=control.label, key=name)
    return filled(strings.KEY_TAKEN, key=name, loser=loser.label, other=key_name(bindings.key(loser), stage.language))
