"""The line of keys at the bottom of a page, in the names of what the player holds."""

from collections.abc import Sequence
from enum import Enum

from arcade.cabinet import strings
from arcade.cabinet.input.key_names import key_name
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.caps import Hint, caps_line
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


KeyHint = tuple[Key, Text | str]
"""A key, and what it does."""
OK: KeyHint = (Key.FIRE, strings.HELP_OK)
PLAY: KeyHint = (Key.FIRE, strings.HELP_PLAY)
BACK: KeyHint = (Key.BACK, strings.HELP_BACK)
LEAVE: KeyHint = (Key.BACK, strings.HELP_LEAVE)
CHOOSE: KeyHint = (Key.UP_DOWN, strings.HELP_CHOOSE)
CHOOSE_ACROSS: KeyHint = (Key.LEFT_RIGHT, strings.HELP_CHOOSE)
READ: KeyHint = (Key.UP_DOWN, strings.HELP_READ)
CHANGE: KeyHint = (Key.LEFT_RIGHT, strings.HELP_CHANGE)
LETTER: KeyHint = (Key.UP_DOWN, strings.HELP_LETTER)
LEVEL: KeyHint = (Key.LEFT_RIGHT, strings.HELP_LEVEL)
NEXT: KeyHint = (Key.FIRE, strings.HELP_NEXT)


def footer(context: PageContext, *wanted: KeyHint, booked: Key | None = None) -> list[tuple[Key, Rect]]:
    """Draw the line for the device of the moment, and tell where each key of it is, for who clicks on it.

    What only keys can do is left out for a stick. What is said of the key `booked` is as the book had it.
    """
    if context.monitor.SIZE[0] < context.monitor.SIZE[1]:
        return []
    shown = [(key, what) for key, what in wanted if not (context.by_pad and key in (Key.LETTERS, Key.TAB))]
    keys = [key for key, _ in shown]
    rects = caps_line(context.monitor, hints(context, shown), keys.index(booked) if booked in keys else -1)
    return list(zip(keys, rects, strict=True))


def hints(context: PageContext, wanted: Sequence[KeyHint]) -> list[Hint]:
    """The names of the keys on the device of the moment, and what they do."""
    return [(_caps(context, key), what if isinstance(what, str) else context.text(what)) for key, what in wanted]


def fire_name(context: PageContext) -> str:
    """What the device of the moment calls fire."""
    if context.by_touch:
        return strings.TOUCH_BUTTONS["fire"]
    return context.text(strings.FIRE_NAME if context.by_pad else strings.ENTER_NAME)


def press_words(context: PageContext) -> str:
    """What goes on, by whatever the player holds."""
    return context.text(strings.TAP_THE_SCREEN if context.by_touch else strings.PRESS_A_KEY)


def _caps(context: PageContext, key: Key) -> Sequence[str]:
    match key:
        case Key.FIRE:
            return (fire_name(context),)
        case Key.HOLD:
            return (context.text(strings.HOLD_NAME),)
        case Key.BACK:
            if context.by_touch:
                return (strings.TOUCH_BUTTONS["back"],)
            return (context.text(strings.BACK_NAME if context.by_pad else strings.ESCAPE_NAME),)
        case Key.TAB:
            return (key_name("tab", context.language),)
        case Key.LETTERS | Key.ALL_FOUR:
            return (key.value,)
    return tuple(key.value)
