"""Sentences over the top rows of a game for some seconds, while the game goes on: questions stand at the bottom."""

from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets.overlay import Overlay
from arcade.toolkit.contract.texts import Text, wrap

LINE_FRAMES = 75
"""Frames for reading a line."""
FEWEST = 100
ROWS = 8
"""What is longer goes on when this many rows have been read."""


class Toast:
    """At most one sentence at a time, whole."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._words = ""
        self._frame = 0

    @property
    def shown(self) -> bool:
        """Whether there is something to be read."""
        return bool(self._words)

    def say(self, sentence: Text) -> None:
        """Show a sentence from now on."""
        self._words, self._frame = self._stage.text(sentence), 0

    def draw(self, overlay: Overlay) -> None:
        """Draw it, and let a frame of its time pass."""
        lines = wrap(self._words, overlay.columns)
        parts = [lines[start : start + ROWS] for start in range(0, len(lines), ROWS)]
        times = [max(FEWEST, LINE_FRAMES * len(part)) for part in parts]
        place, left = 0, self._frame
        while left >= times[place]:
            left -= times[place]
            place += 1
        for row, line in enumerate(parts[place]):
            overlay.bar(row, line.ljust(overlay.columns) if len(lines) > 1 else line)
        self._frame += 1
        if self._frame >= sum(times):
            self._words = ""
