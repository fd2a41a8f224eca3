"""The line of keys at the bottom of a page, in the names of what the player holds."""

from collections.abc import Sequence
from enum import Enum

from arcade.cabinet import strings
from arcade.cabinet.input.key_names import key_name
from arcade.cabinet.paint.caps import Hint, caps_line
from arcade.cabinet.stage import Stage
from arcade.machine.monitor.raster import Rect
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
CHOOSE_ACROSS: Wish = (Key.LEFT_RIGHT, strings.HELP_CHOOSE)
READ: Wish = (Key.UP_DOWN, strings.HELP_READ)
CHANGE: Wish = (Key.LEFT_RIGHT, strings.HELP_CHANGE)
LETTER: Wish = (Key.UP_DOWN, strings.HELP_LETTER)
LEVEL: Wish = (Key.LEFT_RIGHT, strings.HELP_LEVEL)
NEXT: Wish = (Key.FIRE, strings.HELP_NEXT)


def footer(stage: Stage, *wanted: Wish, booked: Key | None = None) -> list[tuple[Key, Rect]]:
    """Draw the line for the device of the moment, and tell where each key of it is, for who clicks on it.

    What only keys can do is left out for a stick. What is said of the key `booked` is as the book had it.
    """
    if stage.monitor.SIZE[0] < stage.monitor.SIZE[1]:
        return []
    shown = [(key, what) for key, what in wanted if not (stage.by_pad and key in (Key.LETTERS, Key.TAB))]
    keys = [key for key, _ in shown]
    rects = caps_line(stage.monitor, hints(stage, shown), keys.index(booked) if booked in keys else -1)
    return list(zip(keys, rects, strict=True))


def hints(stage: Stage, wanted: Sequence[Wish]) -> list[Hint]:
    """The names of the keys on the device of the moment, and what they do."""
    return [(_caps(stage, key), what if isinstance(what, str) else stage.text(what)) for key, what in wanted]


def fire_name(stage: Stage) -> str:
    """What the device of the moment calls fire."""
    if stage.by_touch:
        return strings.TOUCH_BUTTONS["fire"]
    return stage.text(strings.FIRE_NAME if stage.by_pad else strings.ENTER_NAME)


def press_words(stage: Stage) -> str:
    """What goes on, by whatever the player holds."""
    return stage.text(strings.TAP_THE_SCREEN if stage.by_touch else strings.PRESS_A_KEY)


def _caps(stage: Stage, key: Key) -> Sequence[str]:
    match key:
        case Key.FIRE:
            return (fire_name(stage),)
        case Key.HOLD:
            return (stage.text(strings.HOLD_NAME),)
        case Key.BACK:
            if stage.by_touch:
                return (strings.TOUCH_BUTTONS["back"],)
            return (stage.text(strings.BACK_NAME if stage.by_pad else strings.ESCAPE_NAME),)
        case Key.TAB:
            return (key_name("tab", stage.language),)
        case Key.LETTERS | Key.ALL_FOUR:
            return (key.value,)
    return tuple(key.value)
