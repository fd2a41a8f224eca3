"""What keys, joystick and mouse say: in the original one key at a time, in the modern game all of them."""

from abc import ABC, abstractmethod

from arcade.games.stars import CHOOSE_LOWER, CHOOSE_UPPER, FIRE_KEY, LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT
from arcade.games.stars.rules import Command, World
from arcade.machine.machine import Machine
from arcade.toolkit.contract.controls import DOWN_2, FIRE_2, HINT, LEFT, LEFT_2, RIGHT, RIGHT_2, UP_2, Control
from arcade.toolkit.flow.cursor import clicked

FIELD_BOTTOM, FIELD_MIDDLE = 168, 84
"""Pixel lines: a click above the middle sends the upper sight."""


class Hands(ABC):
    """What a program asks about the keys."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.upper_chosen = False
        """Whether left and right move the upper sight."""
        self.hint = False
        """Whether a hint was asked for; giving it clears this."""

    @abstractmethod
    def command(self, world: World, ready: bool = True) -> Command:
        """The command of this tick; unless the game is `ready` for it, a ray waits."""

    def forget(self) -> None:
        """Drop what was pressed before."""
        self.machine.keyboard.flush()
        self.hint = False


class Both(Hands):
    """Modern hands: both sights may move at once, every press counts, a click sends a sight."""

    _fire = False

    def forget(self) -> None:
        super().forget()
        self._fire = False

    def command(self, world: World, ready: bool = True) -> Command:
        keyboard, second = self.machine.keyboard, world.seat == 1
        tapped: set[str] = set()
        while key := keyboard.take().lower():
            tapped.add(key)
            if key in CHOOSE_UPPER.keys or (second and key in UP_2.keys):
                self.upper_chosen = True
            elif key in CHOOSE_LOWER.keys or (second and key in DOWN_2.keys):
                self.upper_chosen = False
            elif place := clicked(key):
                self._click(world, *place)

        def wanted(control: Control, other: Control | None = None) -> bool:
            keys = control.keys + (other.keys if other and second else ())
            return keyboard.down(keys) or not tapped.isdisjoint(keys)

        aside = wanted(RIGHT, RIGHT_2) - wanted(LEFT, LEFT_2)
        lower = wanted(LOWER_RIGHT) - wanted(LOWER_LEFT) + (0 if self.upper_chosen else aside)
        upper = wanted(UPPER_RIGHT) - wanted(UPPER_LEFT) + (aside if self.upper_chosen else 0)
        self._fire |= not tapped.isdisjoint(FIRE_KEY.keys + (FIRE_2.keys if second else ()))
        self.hint |= not tapped.isdisjoint(HINT.keys)
        fire = self._fire and ready
        self._fire &= not fire
        return Command(_sign(lower), _sign(upper), fire)

    def _click(self, world: World, x: int, y: int) -> None:
        if y >= FIELD_BOTTOM:
            self._fire = True
            return
        self.upper_chosen = y < FIELD_MIDDLE
        (world.upper if self.upper_chosen else world.lower).send(x)


class Single(Hands):
    """The original's hands: two keys together read as none; one that is down, or was tapped, counts."""

    def command(self, world: World, ready: bool = True) -> Command:
        """The one key that is down, or the first that was tapped."""
        del ready
        keyboard = self.machine.keyboard
        self.hint |= keyboard.tapped(HINT.keys)
        if keyboard.tapped(CHOOSE_UPPER.keys + UP_2.keys):
            self.upper_chosen = True
        if keyboard.tapped(CHOOSE_LOWER.keys + DOWN_2.keys):
            self.upper_chosen = False
        if len(keyboard.held) > 1:
            keyboard.flush()
            return Command()
        pads = (LEFT_2, RIGHT_2, FIRE_2) if world.seat else ()
        for control in (LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT, LEFT, RIGHT, FIRE_KEY, *pads):
            if keyboard.tapped(control.keys) or keyboard.down(control.keys):
                if control in (FIRE_KEY, FIRE_2):
                    return Command(fire=True)
                way = 1 if control in (LOWER_RIGHT, UPPER_RIGHT, RIGHT, RIGHT_2) else -1
                chosen = control in (LEFT, RIGHT, LEFT_2, RIGHT_2) and self.upper_chosen
                return Command(upper=way) if chosen or control in (UPPER_LEFT, UPPER_RIGHT) else Command(lower=way)
        return Command()


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
