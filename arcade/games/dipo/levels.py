"""What each level of the challenge sets: where a colony lives, the cells it is sown with, and the goal."""

from dataclasses import dataclass
from enum import Enum, StrEnum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Edge(StrEnum):
    """What lies beyond the field's edge."""

    HARD = "hard"
    """Cells that are always dead."""
    TORUS = "torus"
    """The opposite side; the corners meet, too."""
    MIRROR = "mirror"
    """The field again, as in a mirror."""


class Habitat(Enum):
    """Where a colony lives, and how its cells look there."""

    DISH = "creatures in a dish"
    GARDEN = "flowers in a garden"
    GLOBE = "land in the sea"
    DESERT = "cacti in the sand"


@dataclass(frozen=True)
class Trial:
    """What a challenge asks for: the cells that may be sown, the generations to be reached, and on which field."""

    habitat: Habitat
    cells: int
    goal: int
    rows: int = 22
    columns: int = 32
    edge: Edge = Edge.HARD


DESERT = Trial(Habitat.DESERT, cells=5, goal=50, rows=18, columns=18)
LEVELS = Levels(
    Level(1, Text("nursery"), Text("12 cells for 60 generations"), Trial(Habitat.DISH, cells=12, goal=60)),
    Level(2, Text("garden"), Text("9 cells for 100 generations"), Trial(Habitat.GARDEN, cells=9, goal=100)),
    Level(3, Text("globe"), Text("7 cells, edges meet"), Trial(Habitat.GLOBE, cells=7, goal=150, edge=Edge.TORUS)),
    Level(4, Text("desert"), Text("5 cells on a small field"), DESERT, book=True),
)
