"""The instruction card: the rules in brief, the keys by the player's own names, the levels."""

from arcade.cabinet import strings, theme
from arcade.cabinet.bindings import Bindings
from arcade.cabinet.canvas import COLUMNS, blank, put
from arcade.cabinet.keynames import key_name
from arcade.cabinet.library import Game
from arcade.cabinet.pages.hints import BACK, FIRE, READ, hints
from arcade.cabinet.stage import Stage
from arcade.machine.machine import Frames
from arcade.toolkit.cursor import clicked
from arcade.toolkit.texts import wrap

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
    keys = bindings(stage, game)
    if cartridge.controls:
        found += [("", "", 0, 0), (stage.text(strings.KEYS_HEAD), "", theme.NOTE, 0)]
        for control in cartridge.controls:
            name = key_name(keys.key(control), stage.language)
            label = stage.text(control.label)
            if len(label) >= KEY_COLUMN - 2:
                found.append((label, "", theme.PLAIN, 0))
                label = ""
            found.append((label, name, theme.PLAIN, theme.VALUE))
    if len(cartridge.levels) > 1:
        found += [("", "", 0, 0), (stage.text(strings.LEVELS_HEAD), "", theme.NOTE, 0)]
        for number, level in enumerate(cartridge.levels, 1):
            found.append((f"{number} {stage.text(level.name)}", "", theme.VALUE, 0))
            found += [(f"  {line}", "", theme.PLAIN, 0) for line in wrap(stage.text(level.note), WIDTH - 2)]
    return found


def card(stage: Stage, game: Game) -> Frames[bool]:
    """Show the card: true when the player goes on, false when they go back."""
    hands, machine = stage.hands, stage.machine
    hands.flush()
    found = rows(stage, game)
    last = max(0, len(found) - ROWS)
    top = 0
    theme.heading(machine, stage.text(game.cartridge.title), theme.KIND[game.cartridge.shelf])
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
            gesture = hands.read()
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
