"""The town's two roadways of three lanes, their lights, and the vehicles in them.

Drivers keep a gap, stop at lights, do not queue on a zebra, and brake for who is on it. Rows count from 0 at the top; a
lane's vehicles drive down (1) or up (-1) by one row a loop. A vehicle's place is its front row; a bus has its tail a
row behind.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from arcade.games.street.levels import Traffic
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.plain import Plain, freeze

ROWS = 10
ZEBRA, LIGHTS = ZEBRAS = 3, 7
"""Rows: the one with LIGHTS is a zebra as well."""
SHADES = 5
"""Kinds of paint that cars have."""


class Kind(StrEnum):
    """What drives in the street."""

    CAR = "car"
    BUS = "bus"
    AMBULANCE = "ambulance"

    @property
    def rows(self) -> int:
        return 2 if self is Kind.BUS else 1


@dataclass
class Vehicle:
    """One vehicle; `moved` tells whether it drove in the last loop."""

    kind: Kind
    front: int
    shade: int
    moved: bool = True


@dataclass(frozen=True)
class Law:
    """What bars the way in a loop: a red light, and a walker on a zebra for whom one can brake."""

    red: bool
    walker: int | None = None
    """The row of the zebra on which he walks in this roadway, once the drivers have seen him."""


@dataclass
class Lane:
    """A lane at a column of the walker's; `period` is the least number of loops from one vehicle to the next."""

    column: int
    way: int
    period: int
    vehicles: list[Vehicle] = field(default_factory=list)
    wait: int = 0

    @property
    def entry(self) -> int:
        return -1 if self.way > 0 else ROWS

    def rows(self, vehicle: Vehicle) -> range:
        return range(vehicle.front, vehicle.front - self.way * vehicle.kind.rows, -self.way)

    def taken(self, row: int) -> bool:
        return any(row in self.rows(vehicle) for vehicle in self.vehicles)

    def near(self, row: int, distance: int, held: bool = False) -> bool:
        """Whether a vehicle stands on a row or has at most so many rows to drive to it; `held` by a red light?"""
        return any(
            row in self.rows(vehicle)
            or (0 <= (row - vehicle.front) * self.way <= distance and not (held and vehicle.kind is not Kind.AMBULANCE))
            for vehicle in self.vehicles
        )

    def drive(self, law: Law) -> None:
        """One loop: each vehicle drives on if its way was free before the loop."""
        ahead: int | None = None
        for vehicle in self.vehicles:
            tail = vehicle.front - self.way * (vehicle.kind.rows - 1)
            vehicle.moved = self._free(vehicle, ahead, law)
            if vehicle.moved:
                vehicle.front += self.way
            ahead = tail
        if self.vehicles and not -1 <= self.rows(self.vehicles[0])[-1] <= ROWS:
            del self.vehicles[0]

    def _free(self, vehicle: Vehicle, ahead: int | None, law: Law) -> bool:
        """Whether a vehicle may drive on; `ahead` is where the tail of the one in front was before the loop."""
        target = vehicle.front + self.way
        room = 2 * ROWS if ahead is None else (ahead - target) * self.way
        if room <= 0 or target == law.walker or (target in ZEBRAS and room <= vehicle.kind.rows):
            return False
        return not (law.red and target == LIGHTS) or vehicle.kind is Kind.AMBULANCE

    def supply(self, dice: Dice, bus_percent: int, ambulance_percent: int) -> Vehicle | None:
        """Let a vehicle appear when it is time and there is room; the new one, if any."""
        self.wait -= 1
        if self.wait > 0 or (self.vehicles and (self.rows(self.vehicles[-1])[-1] - self.entry) * self.way < 2):
            return None
        draw = dice.below(100) - ambulance_percent
        kind = Kind.AMBULANCE if draw < 0 else Kind.BUS if draw < bus_percent else Kind.CAR
        self.wait = self.period + dice.below(4) + kind.rows - 1
        self.vehicles.append(Vehicle(kind, self.entry, dice.below(SHADES), False))
        return self.vehicles[-1]

    def state(self) -> Plain:
        """Loops to wait, and each vehicle's kind, front, paint and whether it moved."""
        return freeze((self.wait, [(one.kind, one.front, one.shade, one.moved) for one in self.vehicles]))


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
Cell = tuple[int, int]
"""Column and row."""


class Roads:
    """All lanes by the walker's columns, and the lights' clock; cars drive a while before the walker comes."""

    def __init__(self, dice: Dice, traffic: Traffic) -> None:
        self.dice, self.traffic, self.clock = dice, traffic, 0
        self.lanes = [Lane(column, 1, traffic.down) for column in DOWN_LANES]
        self.lanes += [Lane(column, -1, traffic.up) for column in UP_LANES]
        for lane in self.lanes:
            lane.wait = dice.below(lane.period)
        for _ in range(40):
            self.drive((0, 0), 0)

    @property
    def phase(self) -> Phase:
        return phase(self.clock)

    def lane(self, column: int) -> Lane | None:
        return next((lane for lane in self.lanes if lane.column == column), None)

    def met(self, cell: Cell) -> bool:
        """Whether a vehicle is on a cell."""
        lane = self.lane(cell[0])
        return lane is not None and lane.taken(cell[1])

    def free(self, cell: Cell, way: int) -> bool:
        """Whether walking from a cell across the next roadway, right (1) or left (-1), meets nothing."""
        column, row = cell
        left = column < ISLAND or (column == ISLAND and way < 0)
        lanes = [lane for lane in self.lanes if (lane.column < ISLAND) == left]
        held = row == LIGHTS and self.phase is not Phase.CARS
        return not any(lane.near(row, self.traffic.brakes + step, held) for step, lane in enumerate(lanes[::way]))

    def drive(self, walker: Cell, on_road: int) -> bool:
        """Let the lights and every lane go on by a loop; tells whether an ambulance came.

        The walker has been on his roadway for `on_road` loops; drivers of other roadways do not mind him.
        """
        self.clock = (self.clock + 1) % CYCLE
        column, row = walker
        red, siren = self.phase is not Phase.CARS, False
        for lane in self.lanes:
            seen = roadway(lane.column) == roadway(column) and on_road >= self.traffic.brakes
            lane.drive(Law(red, row if seen and row in ZEBRAS else None))
            new = lane.supply(self.dice, self.traffic.buses, self.traffic.ambulances)
            siren = siren or (new is not None and new.kind is Kind.AMBULANCE)
        return siren


def roadway(column: int) -> tuple[int, ...]:
    """The lanes of the roadway that a column belongs to; none for the pavements and the island."""
    return next((lanes for lanes in (DOWN_LANES, UP_LANES) if column in lanes), ())
