"""What each level of the town is like."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """A level: how dense the traffic is, what drives, and after how many loops a driver has seen the walker."""

    down: int
    up: int
    buses: int
    ambulances: int
    brakes: int
    rain: bool = False


LEVELS = (
    Rules(down=10, up=12, buses=0, ambulances=0, brakes=1),
    Rules(down=8, up=10, buses=15, ambulances=0, brakes=2),
    Rules(down=7, up=9, buses=15, ambulances=8, brakes=2),
    Rules(down=5, up=7, buses=15, ambulances=8, brakes=3, rain=True),
)
"""A lane's car comes as often as in the book's street at the level."""
