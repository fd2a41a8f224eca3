"""The town's street: six lanes, a zebra, another with lights, doors on both sides to walk to and from.

The walker's columns are two of pavement, three lanes, the island, three lanes, two of pavement. He walks freely, but
the island's hedge is open at the zebras only. Stepping off the kerb elsewhere, at red, or at the plain zebra without
having looked is a fault; a car that meets him takes him back to where he stepped off.
"""

from arcade.games.street.board import ISLAND, LIGHTS, ROWS, ZEBRA, ZEBRAS, Cell, Phase, Roads
from arcade.games.street.levels import Traffic
from arcade.games.street.rules import Accident, Command, Crossed, Erred, Event, Looked, Siren
from arcade.games.street.scoring import CROSSINGS, Fault, points
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.plain import Plain, plain_fields

COLUMNS = 11
DOORS = (1, 5, 9)
"""Rows of the doors on either side."""


class Town:
    """The street and its walker; `goal` is the door that he is to reach."""

    def __init__(self, dice: Dice, traffic: Traffic) -> None:
        self.dice, self.traffic = dice, traffic
        self.roads = Roads(dice, traffic)
        self.loops = self.crossings = self.score = self.accidents = self.started = 0
        self.report: list[tuple[int, tuple[Fault, ...]]] = []
        """Loops and faults of each crossing done."""
        self.faults: list[Fault] = []
        """Of the crossing under way, each kind once."""
        self.looked = 0
        """Loops for which his look both ways still counts."""
        self.on_road = 0
        """Loops since he stepped onto this roadway."""
        self.column, self.row = 0, dice.pick(DOORS)
        self.safe: Cell = self.walker
        """Where he last stood out of the cars' way."""
        self.goal: Cell = (COLUMNS - 1, dice.pick(DOORS))

    @property
    def over(self) -> bool:
        return self.crossings >= CROSSINGS

    @property
    def walker(self) -> Cell:
        return self.column, self.row

    def tick(self, command: Command) -> list[Event]:
        events: list[Event] = []
        self.loops += 1
        self.looked = max(self.looked - 1, 0)
        self.on_road += 1
        if command.look:
            self.looked = 5
            events.append(Looked(self.roads.free(self.walker, self.way)))
        else:
            self._step(command, events)
        hit = self.roads.met(self.walker)
        ambulances = self.roads.drive(self.walker, self.on_road)
        if hit or self.roads.met(self.walker):
            self._fall(events)
        if ambulances:
            events.append(Siren())
        if self.walker == self.goal:
            events.append(self._arrive())
        return events

    def can_stand(self, column: int, row: int) -> bool:
        """Whether the walker can be somewhere: inside the picture, and not in the island's hedge."""
        return 0 <= column < COLUMNS and 0 <= row < ROWS and (column != ISLAND or row in ZEBRAS)

    @property
    def way(self) -> int:
        """Which way the goal lies: 1 right, -1 left."""
        return 1 if self.goal[0] else -1

    def _step(self, command: Command, events: list[Event]) -> None:
        """Walk a cell if there is one, and see whether that was right."""
        across, down = (command.across, 0) if command.across else (0, command.down)
        column, row = self.column + across, self.row + down
        if not (across or down) or not self.can_stand(column, row):
            return
        was_safe = self.roads.lane(self.column) is None
        self.column, self.row = column, row
        if self.roads.lane(column) is None:
            self.safe = (column, row)
            return
        if was_safe:
            self.on_road = 0
        if row not in ZEBRAS:
            self._err(Fault.OFF_ZEBRA, events)
        elif was_safe and row == LIGHTS and self.roads.phase in (Phase.CARS, Phase.AMBER):
            self._err(Fault.RED, events)
        elif was_safe and row == ZEBRA and not self.looked:
            self._err(Fault.NO_LOOK, events)
        self.looked = 0

    def _err(self, fault: Fault, events: list[Event]) -> None:
        if fault not in self.faults:
            self.faults.append(fault)
            events.append(Erred(fault))

    def _fall(self, events: list[Event]) -> None:
        """Count an accident and take the walker back."""
        self.accidents += 1
        if Fault.ACCIDENT not in self.faults:
            self.faults.append(Fault.ACCIDENT)
        events.append(Accident(self.column, self.row))
        self.column, self.row = self.safe
        self.looked = 0

    def _arrive(self) -> Event:
        """Enter the crossing in the report and choose a door on the other side."""
        faults, loops = tuple(self.faults), self.loops - self.started
        earned = points(faults, loops)
        self.report.append((loops, faults))
        self.score += earned
        self.crossings += 1
        self.faults, self.started = [], self.loops
        self.goal = (0 if self.goal[0] else COLUMNS - 1, self.dice.pick(DOORS))
        return Crossed(earned)

    def state(self) -> dict[str, Plain]:
        return {
            **plain_fields(self, "walker", "goal", "safe", "score", "crossings", "accidents", "loops", "started"),
            "lights": (self.roads.phase.value, self.roads.clock),
            **plain_fields(self, "looked", "on_road", "faults", "report"),
            "lanes": tuple(lane.state() for lane in self.roads.lanes),
        }
