"""A held key that repeats: after a first delay, then at an even rate, both to be chosen."""

from collections.abc import Iterable

from arcade.machine.machine import Machine

FIRST, NEXT = 35, 5
"""The machine's own frames before a key repeats, and between repeats."""
QUICK = (10, 1)
"""A quick first repeat and one in each frame after it."""


class Repeating:
    """Asked once a frame, tells whether a key counts in it."""

    def __init__(self, machine: Machine, keys: Iterable[str], first: int = FIRST, following: int = NEXT) -> None:
        self._machine = machine
        self._keys = tuple(keys)
        self.first = first
        self.following = following
        self._held = 0

    def fires(self) -> bool:
        """Whether the key was pressed just now, or repeats in this frame; a tap shorter than a frame counts."""
        keyboard = self._machine.keyboard
        if keyboard.tapped(self._keys):
            self._held = 0
            return True
        if not keyboard.down(self._keys):
            self._held = 0
            return False
        self._held += 1
        return self._held >= self.first and (self._held - self.first) % self.following == 0
