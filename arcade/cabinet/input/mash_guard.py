"""Pages that come by themselves open deaf: who was still playing must see them before a key means anything."""

from arcade.machine.keyboard import Keys

DEAF = 35
"""Frames without ears: 0.7 seconds."""
LONGEST = 5 * 50
"""Frames after which a page hears even if some key never comes up: a stick that hangs must not lock the arcade."""


class MashGuard:
    """Lasts for DEAF frames and until all keys are up."""

    def __init__(self) -> None:
        self._frames = 0
        self._over = False

    def over(self, down: Keys) -> bool:
        """Whether keys count from this frame on, in which `down` are held; to be asked once a frame."""
        self._frames += 1
        self._over = self._over or (self._frames > DEAF and not down) or self._frames > LONGEST
        return self._over
