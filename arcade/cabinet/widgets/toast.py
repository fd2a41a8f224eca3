"""Sentences over a game for some seconds, while it goes on, where they cover no question and as little as can be."""

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.widgets.overlay import Overlay
from arcade.toolkit.contract.texts import Text, wrap

LINE_FRAMES = 75
"""Frames for reading a line."""
FEWEST = 100
ROWS = 4
"""What is longer goes on when this many rows have been read."""


class Toast:
    """At most one sentence at a time, whole."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._words = ""
        self._frame = 0
        self._row: dict[int, int] = {}
        """Of each part of the sentence the row where it stands, once it is seen."""

    @property
    def shown(self) -> bool:
        """Whether there is something to be read."""
        return bool(self._words)

    def say(self, sentence: Text) -> None:
        """Show a sentence from now on."""
        self._words, self._frame, self._row = self._context.text(sentence), 0, {}

    def draw(self, overlay: Overlay) -> None:
        """Draw it, and let a frame of its time pass."""
        lines = wrap(self._words, overlay.columns - 2)
        parts = [lines[start : start + ROWS] for start in range(0, len(lines), ROWS)]
        times = [max(FEWEST, LINE_FRAMES * len(part)) for part in parts]
        place, left = 0, self._frame
        while left >= times[place]:
            left -= times[place]
            place += 1
        part = parts[place]
        if place not in self._row:
            self._row[place] = overlay.free_place(len(part))
        longest = max(map(len, part))
        for row, line in enumerate(part, self._row[place]):
            overlay.label(row, line.ljust(longest))
        self._frame += 1
        if self._frame >= sum(times):
            self._words = ""
