"""Fire that does one thing when it is let go, and another when it is held."""

from arcade.cabinet.page_context import PageContext

FULL = 25
"""Frames of holding that do the other thing."""
FROM = 6
"""Frames after which it is seen that something fills."""


class Fire:
    """Tells taps from holding."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._frames = -1
        """How long it is held; -1 while it is not."""
        self.changed = False
        """Whether `part` is another than in the frame before."""
        self.part = 0
        """Hundredths of the holding that are done."""

    def step(self, pressed: bool) -> str:
        """Follow a frame: "tap" when fire was let go, "held" when it has been held long enough, or an empty text."""
        found = ""
        if pressed:
            self._frames = 0
        elif self._frames >= 0:
            self._frames += 1
            if not self._down():
                found = "tap"
            elif self._frames >= FULL:
                found = "held"
        if found:
            self._frames = -1
        before, self.part = self.part, 100 * max(self._frames - FROM, 0) // (FULL - FROM)
        self.changed = before != self.part
        return found

    def _down(self) -> bool:
        meaning = self._context.gestures.meaning
        return any(meaning(key.lower()) in ("fire", "start") for key in self._context.keys)
