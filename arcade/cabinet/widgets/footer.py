"""The line of keys at the bottom of a page, in the names of what the player holds."""

from collections.abc import Sequence
from enum import Enum

from arcade.cabinet import strings
from arcade.cabinet.paint.caps import Hint, caps_line
from arcade.cabinet.stage import Stage
from arcade.toolkit.contract.texts import Text


class Key(Enum):
    """What a hint is about."""

    FIRE = "fire"
    HOLD = "hold"
    BACK = "back"
    UP_DOWN = "↑↓"
    LEFT_RIGHT = "←→"
    ALL_FOUR = "←↑↓→"
    LETTERS = "A-Z"
    TAB = "TAB"


Wish = tuple[Key, Text | str]
"""A key, and what it does."""
OK: Wish = (Key.FIRE, strings.HELP_OK)
PLAY: Wish = (Key.FIRE, strings.HELP_PLAY)
BACK: Wish = (Key.BACK, strings.HELP_BACK)
LEAVE: Wish = (Key.BACK, strings.HELP_LEAVE)
CHOOSE: Wish = (Key.UP_DOWN, strings.HELP_CHOOSE)
READ: Wish = (Key.UP_DOWN, strings.HELP_READ)
CHANGE: Wish = (Key.LEFT_RIGHT, strings.HELP_CHANGE)
LETTER: Wish = (Key.UP_DOWN, strings.HELP_LETTER)
LEVEL: Wish = (Key.LEFT_RIGHT, strings.HELP_LEVEL)
NEXT: Wish = (Key.FIRE, strings.HELP_NEXT)


def footer(stage: Stage, *wanted: Wish) -> None:
    """Draw the line for the device of the moment; what only keys can do is left out for a stick."""
    if stage.monitor.SIZE[0] < stage.monitor.SIZE[1]:
        return
    hints: list[Hint] = []
    for key, what in wanted:
        if stage.by_pad and key in (Key.LETTERS, Key.TAB):
            continue
        hints.append((_caps(stage, key), what if isinstance(what, str) else stage.text(what)))
    caps_line(stage.monitor, hints)


def _caps(stage: Stage, key: Key) -> Sequence[str]:
    match key:
        case Key.FIRE:
            return (stage.text(strings.FIRE_NAME if stage.by_pad else strings.ENTER_NAME),)
        case Key.HOLD:
            return (stage.text(strings.HOLD_NAME),)
        case Key.BACK:
            return (stage.text(strings.BACK_NAME) if stage.by_pad else "ESC",)
        case Key.LETTERS | Key.TAB:
            return (key.value,)
    return tuple(key.value)
