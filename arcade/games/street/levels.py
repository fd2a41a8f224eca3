"""What each level of the town is like."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Traffic(NamedTuple):
    """How fast and dense the traffic is, what drives, and whether the walker is advised."""

    frames: int
    """Frames of a loop."""
    down: int
    up: int
    """The least number of loops from one vehicle of a lane to the next, on either roadway: as in the book's street."""
    brakes: int
    """Loops after which a driver has seen the walker."""
    buses: int = 0
    ambulances: int = 0
    """Per cent of the vehicles."""
    rain: bool = False
    advice: bool = False
    """Whether he is told at the kerb what to do."""


LEVELS = Levels(
    Level(1, Text("calm"), Text("slow cars, quick brakes"), Traffic(18, down=10, up=12, brakes=1, advice=True)),
    Level(2, Text("town"), Text("more cars, and buses"), Traffic(15, down=8, up=10, brakes=2, buses=15, advice=True)),
    Level(
        3, Text("rush hour"), Text("fast, with ambulances"), Traffic(12, down=7, up=9, brakes=2, buses=15, ambulances=8)
    ),
    Level(
        4,
        Text("rain"),
        Text("very fast, brakes bite late"),
        Traffic(9, down=5, up=7, brakes=3, buses=15, ambulances=8, rain=True),
    ),
)
