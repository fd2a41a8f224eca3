"""The town's two roadways of three lanes, who drives in them, and their lights."""

from dataclasses import dataclass, field
from enum import StrEnum

from arcade.games.street.actors import LIGHTS, ZEBRAS, Kind, Lane, Law
from arcade.games.street.levels import Rules
from arcade.toolkit.contract.dice import Dice


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


ISLAND = 5
DOWN_LANES, UP_LANES = (2, 3, 4), (6, 7, 8)
WARM_UP = 40
"""Loops that the cars drive before the walker comes."""
Cell = tuple[int, int]
"""Column and row."""


@dataclass
class Roads:
    """All lanes by the walker's columns, and the lights' clock."""

    dice: Dice
    rules: Rules
    clock: int = 0
    lanes: list[Lane] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lanes = [Lane(column, 1, self.rules.down) for column in DOWN_LANES]
        self.lanes += [Lane(column, -1, self.rules.up) for column in UP_LANES]
        for lane in self.lanes:
            lane.wait = self.dice.below(lane.period)
        for _ in range(WARM_UP):
            self.drive((0, 0), 0)

    @property
    def phase(self) -> Phase:
        """What the lights show."""
        return phase(self.clock)

    def lane(self, column: int) -> Lane | None:
        """The lane at a column."""
        return next((lane for lane in self.lanes if lane.column == column), None)

    def met(self, cell: Cell) -> bool:
        """Whether a vehicle is on a cell."""
        lane = self.lane(cell[0])
        return lane is not None and lane.taken(cell[1])

    def free(self, cell: Cell, way: int) -> bool:
        """Whether walking from a cell across the next roadway, right (1) or left (-1), meets nothing."""
        column, row = cell
        left = column < ISLAND or (column == ISLAND and way < 0)
        lanes = DOWN_LANES if left else UP_LANES
        held = row == LIGHTS and self.phase is not Phase.CARS
        order = lanes if way > 0 else lanes[::-1]
        return not any(
            lane.near(row, self.rules.brakes + step, held)
            for step, at in enumerate(order)
            if (lane := self.lane(at)) is not None
        )

    def drive(self, walker: Cell, on_road: int) -> bool:
        """Let the lights and every lane go on by a loop; tells whether an ambulance came.

        The walker has been on his roadway for `on_road` loops; drivers of other roadways do not mind him.
        """
        self.clock = (self.clock + 1) % CYCLE
        column, row = walker
        red = self.phase is not Phase.CARS
        siren = False
        for lane in self.lanes:
            seen = roadway(lane.column) == roadway(column) and on_road >= self.rules.brakes
            lane.drive(Law(red, row if seen and row in ZEBRAS else None))
            new = lane.supply(self.dice, self.rules.buses, self.rules.ambulances)
            siren = siren or (new is not None and new.kind is Kind.AMBULANCE)
        return siren


def roadway(column: int) -> tuple[int, ...]:
    """The lanes of the roadway that a column belongs to; none for the pavements and the island."""
    return next((lanes for lanes in (DOWN_LANES, UP_LANES) if column in lanes), ())
