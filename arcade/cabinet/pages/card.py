"""The instruction card: the rules in brief, the keys by the player's own names, the levels."""

from arcade.cabinet import strings
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.key_names import key_name, ways
from arcade.cabinet.pages.hints import BACK, FIRE, READ, hints
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, blank, put
from arcade.machine.machine import Frames
from arcade.toolkit.contract.cartridge import Cartridge
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.cursor import clicked

TOP, ROWS, WIDTH = 3, 19, 30
KEY_COLUMN = 17
Row = tuple[str, str, int, int]
"""Words at the left, words at KEY_COLUMN, and the colours of both."""


def bindings(stage: Stage, game: Game) -> Bindings:
    """The keys of a game as the player set them."""
    preferences = stage.preferences
    return Bindings(game.cartridge.controls, preferences.chosen_keys(game.slug), preferences.chosen_keys(""))


def rows(stage: Stage, game: Game) -> list[Row]:
    """The whole card, row by row."""
    cartridge = game.cartridge
    card = stage.text(cartridge.card)
    found: list[Row] = [(line, "", theme.PLAIN, 0) for line in wrap(card, WIDTH)]
    head = strings.STICK_HEAD if stage.by_pad else strings.KEYS_HEAD
    found += [("", "", 0, 0), (stage.text(head), "", theme.NOTE, 0)]
    keys = bindings(stage, game)
    for control in shown_controls(stage, cartridge, keys):
        found += _way_rows(stage.text(control.label), names(stage, keys, control))
    if stage.by_pad or stage.sticks:
        found.append((stage.text(strings.HOLD_TO_PAUSE), "", theme.VALUE, 0))
    if not stage.by_pad:
        found.append((stage.text(strings.PAUSE).lower(), key_name("escape", stage.language), theme.PLAIN, theme.VALUE))
    if shared(stage, cartridge):
        words = strings.STICK_IN_TURN if stage.by_pad else cartridge.sharing
        found += [(line, "", theme.PLAIN, 0) for line in wrap(stage.text(words), WIDTH)]
    if len(cartridge.levels) > 1:
        found += [("", "", 0, 0), (stage.text(strings.LEVELS_HEAD), "", theme.NOTE, 0)]
        for number, level in enumerate(cartridge.levels, 1):
            found.append((f"{number} {stage.text(level.name)}", "", theme.VALUE, 0))
            found += [(f"  {line}", "", theme.PLAIN, 0) for line in wrap(stage.text(level.note), WIDTH - 2)]
    return found


def second(control: Control) -> bool:
    """Whether a control is the second joystick's alone."""
    return all(key.startswith("pad2 ") for key in control.keys)


def shown_controls(stage: Stage, cartridge: Cartridge, keys: Bindings) -> list[Control]:
    """A game's controls; those of a second joystick only where there is one or a key was given to them."""
    return [one for one in cartridge.controls if not second(one) or stage.sticks > 1 or keys.keys(one)]


def shared(stage: Stage, cartridge: Cartridge) -> bool:
    """Whether two people have to share what there is: a second player has neither keys nor a joystick."""
    own = any(not second(one) and one.name.endswith(" 2") for one in cartridge.controls)
    return 2 in cartridge.seats and stage.sticks < 2 and not own


def names(stage: Stage, keys: Bindings, control: Control) -> list[str]:
    """Every way to do a thing, by the names of the device used last; what a joystick cannot do, by the keyboard's."""
    desk = ways(keys.keys(control), control.label, stage.language)
    pads = [key for key in control.keys if key.startswith("pad1 " if stage.sticks < 2 else ("pad1 ", "pad2 "))]
    if second(control):
        return desk or ways(control.keys, control.label, stage.language)
    if stage.by_pad and pads:
        return ways(pads, control.label, stage.language)
    if stage.by_pad and any(key.startswith("!") for key in control.keys):
        return [stage.text(strings.IN_PAUSE)]
    return desk or ways(pads, control.label, stage.language)


def _way_rows(label: str, ways_to_do: list[str]) -> list[Row]:
    """A control and its keys, in as many rows as they need."""
    found: list[Row] = []
    if len(label) >= KEY_COLUMN - 1:
        found.append((label, "", theme.PLAIN, 0))
        label = ""
    line = ""
    for name in ways_to_do:
        if line and len(line) + 1 + len(name) > COLUMNS - KEY_COLUMN:
            found.append((label, line, theme.PLAIN, theme.VALUE))
            label, line = "", ""
        line = f"{line} {name}".strip()
    return [*found, (label, line, theme.PLAIN, theme.VALUE)]


def card(stage: Stage, game: Game) -> Frames[bool]:
    """Show the card: true when the player goes on, false when they go back."""
    gestures, machine = stage.gestures, stage.machine
    gestures.flush()
    found = rows(stage, game)
    last = max(0, len(found) - ROWS)
    top = 0
    theme.game_heading(machine, game.cartridge, stage.language)
    wanted = (READ, FIRE, BACK) if last else (FIRE, BACK)
    theme.help_line(machine, hints(stage, *wanted))
    while True:
        blank(machine, TOP, 0, ROWS, COLUMNS, theme.GROUND)
        for row, (left, right, colours, others) in enumerate(found[top : top + ROWS], TOP):
            put(machine, row, 1, left, colours)
            put(machine, row, KEY_COLUMN, right, others)
        for row, more, sign in ((TOP, top > 0, "↑"), (TOP + ROWS - 1, top < last, "↓")):
            if more:
                put(machine, row, COLUMNS - 1, sign, theme.NOTE)
        gesture = ""
        while not gesture:
            yield
            gesture = gestures.read()
        match gesture:
            case "up":
                top = max(0, top - 1)
            case "down":
                top = min(last, top + 1)
            case "page up" | "left":
                top = max(0, top - ROWS + 1)
            case "page down" | "right":
                top = min(last, top + ROWS - 1)
            case "back":
                return False
            case _ if gesture in ("fire", "start") or clicked(gesture) is not None:
                if top < last:
                    theme.tick(machine)
                    top = min(last, top + ROWS - 1)
                else:
                    theme.accept(machine)
                    stage.store.note_card_seen(game.slug)
                    return True
