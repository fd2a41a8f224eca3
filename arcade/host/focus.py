"""Whether the player's keyboard is with us."""

from collections.abc import Callable

GRACE = 0.5
"""Seconds after a change of mode in which the window may be without the keyboard: its own doing, not the player's."""


class Focus:
    """Tells of each change. A window that never had the keyboard (a bare X server) did not lose it."""

    def __init__(self, changed: Callable[[bool], None]) -> None:
        """`changed` is called with whether the keyboard was lost."""
        self._changed = changed
        self._had = False
        self.lost = False

    def update(self, focused: bool, since_change: float) -> None:
        """Note whether the window has the keyboard now, `since_change` seconds after its last change of mode."""
        self._had = self._had or focused
        lost = self._had and not focused
        if lost == self.lost or (lost and since_change < GRACE):
            return
        self.lost = lost
        self._changed(lost)
