"""Keys that somebody holds: what stays down for a minute is a coin on a key, or a stick that got stuck."""

from arcade.machine.keyboard import NO_KEYS, Keys

STUCK = 60 * 50
"""Frames after which nobody is thought to hold a key."""


class Touches:
    """Counts how long each key has been held."""

    def __init__(self) -> None:
        self._frames: dict[str, int] = {}

    def of(self, keys: Keys) -> Keys:
        """Those of the keys held in one more frame that have not been held for too long."""
        if not keys and not self._frames:
            return NO_KEYS
        self._frames = {key: self._frames.get(key, 0) + 1 for key in keys}
        return frozenset(key for key, frames in self._frames.items() if frames < STUCK)
