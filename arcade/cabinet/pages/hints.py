"""The line of keys at the bottom of a page, in the names of what the player holds."""

from enum import Enum

from arcade.cabinet import strings
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets.theme import Hint
from arcade.toolkit.contract.texts import Text


class Key(Enum):
    """What a hint is about."""

    FIRE = "fire"
    BACK = "back"
    UP_DOWN = "↑↓"
    LEFT_RIGHT = "←→"


FIRE = (Key.FIRE, strings.HELP_OK)
PLAY = (Key.FIRE, strings.HELP_PLAY)
BACK = (Key.BACK, strings.HELP_BACK)
LEAVE = (Key.BACK, strings.HELP_LEAVE)
UP_DOWN = (Key.UP_DOWN, strings.HELP_CHOOSE)
READ = (Key.UP_DOWN, strings.HELP_READ)
GROUP = (Key.LEFT_RIGHT, strings.HELP_GROUP)
CHANGE = (Key.LEFT_RIGHT, strings.HELP_CHANGE)
LETTER = (Key.UP_DOWN, strings.HELP_LETTER)
LEVEL = (Key.LEFT_RIGHT, strings.HELP_LEVEL)
NEXT = (Key.FIRE, strings.HELP_NEXT)


def hints(stage: Stage, *wanted: tuple[Key, Text]) -> list[Hint]:
    """The hints in the language and for the device of the moment."""
    return [(_name(stage, key), stage.text(what)) for key, what in wanted]


def _name(stage: Stage, key: Key) -> str:
    match key:
        case Key.FIRE:
            return stage.text(strings.FIRE_NAME if stage.by_pad else strings.ENTER_NAME)
        case Key.BACK:
            return stage.text(strings.BACK_NAME) if stage.by_pad else "ESC"
    return str(key.value)
