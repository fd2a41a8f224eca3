"""What stands on a screen by now: only what changed is drawn, so that nothing flickers however often it is shown."""

from collections.abc import Hashable


class Shown:
    """Remembers by name how each thing was shown last."""

    def __init__(self) -> None:
        self._how: dict[Hashable, object] = {}

    def changed(self, what: Hashable, how: object) -> bool:
        """Whether a thing is not shown like this yet; from now on it is taken to be."""
        if what in self._how and self._how[what] == how:
            return False
        self._how[what] = how
        return True

    def forget(self, *things: Hashable) -> None:
        """Say that things were drawn over, or with none named the whole screen: they are changed next time."""
        for what in things or tuple(self._how):
            self._how.pop(what, None)
