"""How the levels differ: how often something happens and how well one fights, and the time there is to decide."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

EASY, MEDIUM, HARD = 50, 35, 20


class Terms(NamedTuple):
    """What a walk begins with."""

    skill: int
    letter: str
    """The original's answer to how hard it is to be."""
    limit: int = 0
    """Frames for each decision; 0 for as many as one likes."""


LEVELS = Levels(
    Level(1, levels.EASY, Text("a quiet jungle, a steady hand"), Terms(EASY, "E")),
    Level(2, levels.MEDIUM, Text("more beasts, a shakier hand"), Terms(MEDIUM, "M")),
    Level(3, levels.HARD, Text("dangers everywhere, weak aim"), Terms(HARD, "H")),
    Level(4, Text("hurried"), Text("like medium, against the clock"), Terms(MEDIUM, "H", 500)),
)
