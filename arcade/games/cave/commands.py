"""What a player can wish for, and which key means what. Whatever else is typed is a wish for nothing."""

from enum import Enum

from arcade.games.cave import MAP_KEY, POINTS_KEY, STAIRS_KEY, WAY_KEYS
from arcade.games.cave.board import Way
from arcade.machine.keyboard import is_click, is_on_keyboard
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.toolkit.contract.controls import HINT, Control, by_key


class Wish(Enum):
    """Commands that are no directions."""

    POINTS = "points"
    STAIRS = "up or down"
    MAP = "another floor of the map"
    HINT = "a hint"
    NOTHING = "something nobody understands"


Command = Way | Wish
_CONTROLS: tuple[tuple[Control, Command], ...] = (
    *((control, way) for way, control in WAY_KEYS.items()),
    (STAIRS_KEY, Wish.STAIRS),
    (MAP_KEY, Wish.MAP),
    (POINTS_KEY, Wish.POINTS),
    (HINT, Wish.HINT),
)
_MEANINGS: dict[str, Command] = by_key(*_CONTROLS)
KEYS = tuple(_MEANINGS)
"""Every key that means something."""
_UP = (*WAY_KEYS[Way.UP].keys, *WAY_KEYS[Way.NORTH].keys)
_DOWN = (*WAY_KEYS[Way.DOWN].keys, *WAY_KEYS[Way.SOUTH].keys)


def understood(key: str) -> Command:
    """The command of a key, whatever its case; any text will do."""
    return _MEANINGS.get(key.lower(), Wish.NOTHING)


def any_key(machine: Machine) -> Frames[str]:
    """Wait for a key, whatever it is, or a click."""
    machine.keyboard.settle()
    machine.waiting = Waiting("key", KEYS, move=True)
    while True:
        yield
        key = machine.keyboard.take()
        if key and (key.lower() in KEYS or is_click(key) or is_on_keyboard(key)):
            machine.waiting = None
            return key


def up_or_down(machine: Machine) -> Frames[Command]:
    """The answer to the question up or down, which whoever plays by joystick is asked; any other key takes it back."""
    key = (yield from any_key(machine)).lower()
    return Way.UP if key in _UP else Way.DOWN if key in _DOWN else Wish.NOTHING
