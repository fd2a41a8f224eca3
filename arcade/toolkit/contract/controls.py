"""Logical controls: what a game calls left, right and fire, and the keys and joystick positions that mean it."""

from dataclasses import dataclass, replace
from typing import TypeVar

from arcade.toolkit.contract.texts import Text

T = TypeVar("T")


@dataclass(frozen=True)
class Control:
    """A control with its keys (see machine.keyboard for their names); the first key is the one shown to the player."""

    name: str
    label: Text
    keys: tuple[str, ...]

    def also(self, *keys: str) -> "Control":
        """This control with further keys, shown before the others: the original's."""
        return replace(self, keys=keys + self.keys)

    def only(self, *keys: str) -> "Control":
        """This control with other keys, where its own mean something else."""
        return replace(self, keys=keys)


LEFT = Control("left", Text("left"), ("left", "pad1 left"))
RIGHT = Control("right", Text("right"), ("right", "pad1 right"))
UP = Control("up", Text("up"), ("up", "pad1 up"))
DOWN = Control("down", Text("down"), ("down", "pad1 down"))
FIRE = Control("fire", Text("fire"), ("return", " ", "pad1 fire"))
BACK = Control("back", Text("back"), ("backspace", "pad1 back"))

LEFT_2 = Control("left 2", Text("player 2: left"), ("pad2 left",))
RIGHT_2 = Control("right 2", Text("player 2: right"), ("pad2 right",))
UP_2 = Control("up 2", Text("player 2: up"), ("pad2 up",))
DOWN_2 = Control("down 2", Text("player 2: down"), ("pad2 down",))
FIRE_2 = Control("fire 2", Text("player 2: fire"), ("pad2 fire",))

FIRST_PLAYER = (LEFT, RIGHT, UP, DOWN, FIRE)
SECOND_PLAYER = (LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2)

HINT = Control("hint", Text("hint"), ("f1", "!hint"))
TAKE_BACK = Control("take back", Text("take back"), ("f2", "!undo"))
SOLVE = Control("solve", Text("solve"), ("f3", "!solve"))
HELPS = (HINT, TAKE_BACK, SOLVE)
"""The controls that the pause menu offers when a cartridge has them."""


@dataclass(frozen=True)
class Steering:
    """The five controls that move a cursor and choose."""

    left: Control = LEFT
    right: Control = RIGHT
    up: Control = UP
    down: Control = DOWN
    fire: Control = FIRE

    def direction(self, key: str) -> tuple[int, int] | None:
        """The step that a key means: so many rows down and columns to the right."""
        for control, step in ((self.left, (0, -1)), (self.right, (0, 1)), (self.up, (-1, 0)), (self.down, (1, 0))):
            if key in control.keys:
                return step
        return None


def by_key(*meanings: tuple[Control, T]) -> dict[str, T]:
    """What each key means where controls have these meanings; a key of two controls is the later one's."""
    return {key: meaning for control, meaning in meanings for key in control.keys}


def orders(*controls: Control) -> dict[str, Control]:
    """The control that each key belongs to."""
    return by_key(*((control, control) for control in controls))
