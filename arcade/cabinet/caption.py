"""A sentence over the top rows of a game for two seconds, while the game goes on: questions stand at the bottom."""

from arcade.cabinet.overlay import Overlay
from arcade.cabinet.stage import Stage
from arcade.toolkit.texts import Text, wrap

FRAMES = 100


class Caption:
    """At most one sentence at a time."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._words = ""
        self._left = 0

    @property
    def shown(self) -> bool:
        """Whether there is something to be read."""
        return self._left > 0

    def say(self, sentence: Text) -> None:
        """Show a sentence from now on."""
        self._words, self._left = self._stage.text(sentence), FRAMES

    def draw(self, overlay: Overlay) -> None:
        """Draw it, and let a frame of its time pass."""
        for row, line in enumerate(wrap(self._words, overlay.columns)):
            overlay.bar(row, line)
        self._left -= 1
