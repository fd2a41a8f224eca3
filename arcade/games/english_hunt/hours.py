"""The light of a hunt: bright day, and dusk in the hounds' last three moves, from green shadows to a moonlit night."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Light:
    """Colour letters of the meadow at an hour; all bright or none, as they share cells."""

    grass: str
    animals: tuple[str, str]
    """Hounds and hare."""
    path: str
    tree: str
    word: str
    """The names of nodes on the grass."""
    ring: str
    """Around a clearing that can be reached."""
    flower: str = ""
    """All flowers; by day each has its own colour."""


DAY = Light("G", ("k", "W"), "W", "k", "k", "R")
DUSK = (
    Light("b", ("c", "w"), "w", "g", "w", "y", "m"),
    Light("m", ("k", "w"), "w", "k", "k", "y", "r"),
    Light("g", ("k", "w"), "w", "k", "k", "y", "r"),
)
"""With one move left, with two, with three."""


def hour(left: int) -> Light:
    """The light when the hounds have so many moves left; it is not seen to change once there is none."""
    return DUSK[max(left - 1, 0)] if left <= len(DUSK) else DAY
