"""The flight of the ball, step by step. It looks at the cell diagonally ahead: into a free one it goes, a target there
is taken and it goes on, a wall counts a bounce and turns it, without its moving in that step."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from arcade.games.ricochet.board import FLOOR, Place, Table, Wall

FLOOR_COST = 5
"""Bounces that a ball costs which falls past the paddle."""
LOOK_AHEAD = 12
"""Bounces within which it is told where the ball will come down."""


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
        """The ball's row and column."""
        return self.row, self.column

    @property
    def ahead(self) -> Place:
        """The cell it looks at."""
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
        down=-flight.down if wall.turns_down else flight.down,
        right=-flight.right if wall.turns_right else flight.right,
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
        match event:
            case Bounced():
                bounces -= 1
            case Hit(place):
                left.remove(place)
                places.append(place)
            case Flew():
                places.append(flight.place)
    return places


def landing(table: Table, flight: Flight) -> int | None:
    """The column in which the ball will next come down to the paddle, if it does within a few bounces."""
    bar, bounces = table.bars[0].row, 0
    while bounces < LOOK_AHEAD:
        flight, event = step(table, flight, ())
        bounces += isinstance(event, Bounced)
        if flight.down > 0 and flight.row == bar - 1:
            return flight.column + flight.right
    return None
