"""The rules of Ricochet: shots at 45 degrees take targets from a table of walls.

The ball waits in the lowest row and is moved left or right, then shot up to either side. It flies on by itself until
it has met walls forty times; targets in its way are taken and do not turn it. The game is won with the last target and
lost when all shots are used. On some tables bars are steered while it flies. Two people shoot in turn, and a target is
worth as many points as the ball has met walls before it.

In each step the ball looks at the cell diagonally ahead: into a free one it goes, a target there is taken and it goes
on, a wall counts a bounce and turns it, without its moving in that step.
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from arcade.games.ricochet.board import FLOOR, Place, Table, Wall

TARGET_POINTS, SPARE_POINTS, PAR_POINTS = 100, 50, 100
"""Spare are shots left over when all targets are taken."""
FLOOR_COST = 5
"""Bounces that a ball past the paddle costs."""
PREDICTED_BOUNCES = 12


@dataclass(frozen=True)
class Bounced:
    """The ball met a wall, for so many bounces; the last one ended the flight."""

    place: Place
    wall: Wall
    cost: int


@dataclass(frozen=True)
class Hit:
    """The ball took a target and stands where it was."""

    place: Place


@dataclass(frozen=True)
class Flew:
    """The ball went on by a cell."""


Event = Bounced | Hit | Flew


@dataclass(frozen=True)
class Flight:
    """Where the ball is, which way it flies, its bounces so far, and how far the bars were sent."""

    row: int
    column: int
    down: int
    right: int
    bounces: int = 0
    slide: int = 0

    @property
    def place(self) -> Place:
        return self.row, self.column

    @property
    def ahead(self) -> Place:
        return self.row + self.down, self.column + self.right


def launch(table: Table, column: int, right: int) -> Flight:
    """A shot upwards from a column, to the left (-1) or to the right (1)."""
    return Flight(table.start[0], column, -1, right, slide=table.slide_at(column))


def steered(table: Table, flight: Flight, command: int) -> Flight:
    """The bars sent by one more column, -1, 0 or 1, unless their swing ends or the ball is in their way."""
    slide = flight.slide + command
    if not command or abs(slide) > table.swing or flight.place in table.bar_places(slide):
        return flight
    return replace(flight, slide=slide)


def step(table: Table, flight: Flight, targets: Collection[Place], command: int = 0) -> tuple[Flight, Event]:
    """One step with the bars sent by `command`; `targets` are those still on the table."""
    if command:
        flight = steered(table, flight, command)
    ahead = flight.ahead
    if ahead in targets:
        return replace(flight, row=ahead[0], column=ahead[1]), Hit(ahead)
    wall = table.wall(ahead, flight.bounces, flight.slide)
    if wall is None:
        return replace(flight, row=ahead[0], column=ahead[1]), Flew()
    cost = _cost(table, flight, ahead)
    bounces = min(flight.bounces + cost, table.bounces)
    turned = replace(
        flight,
        down=flight.down if wall is Wall.V else -flight.down,
        right=flight.right if wall is Wall.H else -flight.right,
        bounces=bounces,
    )
    return (turned if bounces < table.bounces else replace(flight, bounces=bounces)), Bounced(ahead, wall, cost)


def _cost(table: Table, flight: Flight, place: Place) -> int:
    if not table.paddle:
        return 1
    if place in table.bar_places(flight.slide):
        return 0
    return FLOOR_COST if place[0] == FLOOR else 1


def way_ahead(table: Table, flight: Flight, targets: Collection[Place], bounces: int) -> list[Place]:
    """The cells that the ball will fly through until it has met so many walls, if nobody steers."""
    places: list[Place] = []
    left = set(targets)
    while bounces > 0:
        flight, event = step(table, flight, left)
        if isinstance(event, Bounced):
            bounces -= 1
        else:
            left.discard(flight.place)
            places.append(flight.place)
    return places


def landing(table: Table, flight: Flight) -> int | None:
    """The column in which the ball will next come down to the paddle, if it does within a few bounces."""
    bar, bounces = table.bars[0].row, 0
    while bounces < PREDICTED_BOUNCES:
        flight, event = step(table, flight, ())
        bounces += isinstance(event, Bounced)
        if flight.down > 0 and flight.row == bar - 1:
            return flight.column + flight.right
    return None


@dataclass
class World:
    """A table being played on."""

    table: Table
    shots: int = 0
    """Shots made, the one under way included."""
    bounces: int = 0
    """Of the flight under way, or the last one."""
    flight: Flight | None = None
    seats: int = 1
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Of two people who shoot in turn."""
    column: int = field(init=False)
    """Where the ball waits."""
    left: set[Place] = field(init=False)
    """The targets still on the table."""

    def __post_init__(self) -> None:
        self.column = self.table.start[1]
        self.left = set(self.table.targets)

    @property
    def taken(self) -> int:
        return len(self.table.targets) - len(self.left)

    @property
    def all_shots(self) -> int:
        """How many shots there are: two people have the same number each."""
        return self.table.shots + (self.table.shots % 2 if self.seats == 2 else 0)

    @property
    def turn(self) -> int:
        """The seat whose shot is under way, or is to be made."""
        return (self.shots - (self.flight is not None)) % self.seats

    @property
    def cleared(self) -> bool:
        return not self.left

    @property
    def over(self) -> bool:
        """Whether the last target is taken or the last shot has ended."""
        return self.cleared or (self.shots == self.all_shots and (self.flight is None or self.landed))

    @property
    def ball(self) -> Place:
        return self.flight.place if self.flight else (self.table.start[0], self.column)

    @property
    def slide(self) -> int:
        """How far the bars have been sent."""
        return self.flight.slide if self.flight else self.table.slide_at(self.column)

    @property
    def score(self) -> int:
        """Points for targets, and once all are taken for the shots that were not needed."""
        points = TARGET_POINTS * self.taken
        if self.cleared:
            points += SPARE_POINTS * (self.table.shots - self.shots) + PAR_POINTS * (self.shots <= self.table.par)
        return points

    def move(self, way: int) -> bool:
        """Move the waiting ball a column left (-1) or right (1); tells whether there was room."""
        wanted = self.column + way
        if self.flight or not self.table.first <= wanted <= self.table.last:
            return False
        self.column = wanted
        return True

    def fire(self, right: int) -> None:
        """Shoot up to the left (-1) or to the right (1); raises ValueError when no shot can be made."""
        if self.flight or self.over:
            raise ValueError("no ball waits to be shot")
        self.shots += 1
        self.bounces = 0
        self.flight = launch(self.table, self.column, right)

    def tick(self, command: int = 0) -> Event:
        """One step of the flight, with the bars sent left (-1) or right (1); raises ValueError if no ball flies."""
        if self.flight is None or self.landed:
            raise ValueError("no ball flies")
        self.flight, event = step(self.table, self.flight, self.left, command)
        self.bounces = self.flight.bounces
        if isinstance(event, Hit):
            self.left.remove(event.place)
            self.points[self.turn] += max(self.bounces, 1)
        return event

    @property
    def landed(self) -> bool:
        """Whether the flight has used up its bounces or taken the last target."""
        return self.flight is not None and (self.cleared or self.bounces >= self.table.bounces)

    def reset(self) -> None:
        self.flight = None
        self.bounces = 0
        self.column = self.table.start[1]
