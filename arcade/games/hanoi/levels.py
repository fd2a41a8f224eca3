"""What each level sets: how many discs and rods there are, where the tower may go, and how discs may move."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Task(NamedTuple):
    """A tower on the first rod, unless it is scattered."""

    discs: int
    rods: int = 3
    goals: tuple[int, ...] = (1, 2)
    """The rods on any one of which the tower is to stand, from 0."""
    stepwise: bool = False
    """Whether a disc may only go to the next rod."""
    scattered: bool = False
    """Whether chance lays each disc on a rod and names the goal."""


PRINTED = Task(6)

LEVELS = Levels(
    Level(1, Text("three discs"), Text("at least 7 moves"), Task(3)),
    Level(2, Text("four discs"), Text("at least 15 moves"), Task(4)),
    Level(3, Text("five discs"), Text("at least 31 moves"), Task(5)),
    Level(4, Text("six discs"), Text("at least 63 moves"), PRINTED, book=True),
    Level(5, Text("eight discs"), Text("at least 255 moves"), Task(8)),
    Level(6, Text("scattered"), Text("from anywhere to a marked rod"), Task(6, scattered=True)),
    Level(7, Text("four rods"), Text("six discs in 17 moves"), Task(6, rods=4, goals=(1, 2, 3))),
    Level(8, Text("next door"), Text("discs go to the next rod only"), Task(4, goals=(2,), stepwise=True)),
)
