"""Steps that repeat while a direction is held, for programs that read every frame themselves."""

from collections.abc import Callable

from arcade.machine.keyboard import Keyboard

DELAY = 12
"""Frames before a held direction repeats."""
Step = tuple[int, int]
"""Rows down and columns to the right."""


class HeldDirection:
    """Remembers the direction that is held; `meaning` says which step a key means, if any."""

    def __init__(self, meaning: Callable[[str], Step | None]) -> None:
        self._meaning = meaning
        self._held, self._since = "", 0

    def direction(self, key: str, keyboard: Keyboard, every: int) -> Step | None:
        """The step of a key just pressed (empty for none), or of the one held, `every` so many frames."""
        step = self._meaning(key) if key else None
        if step is not None:
            self._held, self._since = key, 0
        elif self._held and keyboard.down((self._held,)):
            self._since += 1
            late = self._since - DELAY
            if late >= 0 and late % every == 0:
                return self._meaning(self._held)
        else:
            self._held = ""
        return step
