"""Eyes that blink from time to time, and faces that say where they look and with which mouth."""

from dataclasses import dataclass

BLINK = 6
"""Frames of a blink."""
LIDDED = ("shut", "glad", "weary")
"""Eyes that are not open: shut, laughing or half shut."""


def blinks(frame: int, every: int, frames: int = BLINK) -> bool:
    """Whether eyes are shut: for so many frames at the end of each `every`."""
    return frame % every >= every - frames


@dataclass(frozen=True)
class Face:
    """How somebody looks."""

    look: str = "ahead"
    """Where to, or one of LIDDED."""
    mouth: str = "smile"

    def at(self, frame: int, every: int) -> "Face":
        """The same; open eyes blink from time to time."""
        return Face("shut", self.mouth) if self.look not in LIDDED and blinks(frame, every) else self
