"""The traffic lights: green for the cars, amber, then green for walkers, which blinks before it ends."""

from enum import StrEnum


class Phase(StrEnum):
    """What the lights show, named by whose turn it is."""

    CARS = "cars"
    AMBER = "amber"
    WALK = "walk"
    HURRY = "hurry"
    """The walkers' green blinks: who is on the zebra goes on, who is not had better wait."""


LASTING = ((Phase.CARS, 16), (Phase.AMBER, 2), (Phase.WALK, 8), (Phase.HURRY, 4))
"""Loops that each phase lasts, in order."""
CYCLE = sum(loops for _, loops in LASTING)
TURNS = tuple(phase for phase, loops in LASTING for _ in range(loops))


def phase(loop: int) -> Phase:
    """What the lights show in a loop."""
    return TURNS[loop % CYCLE]
