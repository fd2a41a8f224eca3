"""The levels: how hard the sums are."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Degree(NamedTuple):
    lengths: tuple[int, ...]
    """Steps of the chains of one lesson, one after the other."""
    start: int
    """The largest number a chain begins with."""
    most: int
    """No product is larger."""
    added: int
    """The most that is added or taken away at once."""
    factors: tuple[int, ...]
    table: int
    """The largest factor of the examination."""
    patience: int
    """Frames for an answer in the examination before the wizard fidgets."""
    divides: bool = False
    """Whether the examination asks the table backwards, too."""
    grain: int = 1
    """Numbers are whole in this part of one: 1 for whole numbers, 100 for two decimals."""


LEVELS = Levels(
    Level(
        1,
        levels.NOVICE,
        Text("three sums, up to 40"),
        Degree((3, 3, 4), start=10, most=40, added=9, factors=(2, 3), table=5, patience=1200),
    ),
    Level(
        2,
        levels.PUPIL,
        Text("four sums, tables up to 10"),
        Degree((4, 4, 5), start=20, most=100, added=12, factors=(2, 3, 4, 5), table=10, patience=1000),
    ),
    Level(
        3,
        Text("journeyman"),
        Text("five sums, tables up to 12"),
        Degree(
            (5, 5, 6), start=30, most=240, added=25, factors=(2, 3, 4, 5, 6, 8), table=12, patience=800, divides=True
        ),
    ),
    Level(
        4,
        Text("wizard"),
        Text("decimals and long chains"),
        Degree(
            (6, 6, 7),
            start=40,
            most=500,
            added=40,
            factors=(2, 4, 5, 8, 10),
            table=15,
            patience=700,
            divides=True,
            grain=100,
        ),
    ),
)
