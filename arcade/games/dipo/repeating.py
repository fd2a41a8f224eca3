"""Directions that repeat while their key is held."""

from arcade.games.dipo.controls import direction
from arcade.games.dipo.rules import Cell
from arcade.machine.keyboard import Keyboard

DELAY = 12
"""Frames before a held direction repeats."""


class Repeat:
    """Remembers the direction that is held."""

    def __init__(self) -> None:
        self._held, self._since = "", 0

    def direction(self, key: str, keyboard: Keyboard, every: int) -> Cell | None:
        """The step of a key just pressed (empty for none), or of the one held, `every` so many frames."""
        step = direction(key) if key else None
        if step is not None:
            self._held, self._since = key, 0
        elif self._held and keyboard.down((self._held,)):
            self._since += 1
            late = self._since - DELAY
            if late >= 0 and late % every == 0:
                return direction(self._held)
        else:
            self._held = ""
        return step
