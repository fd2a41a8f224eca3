"""The rules of the cave: walk a labyrinth of places, find what is hidden, carry it out, mind the guards. And a solver.

A carrier is turned back by narrow tunnels and warned by guards. Provoking guards again before visiting an ordinary
place means being robbed, and the treasure is hidden elsewhere. Points decide nothing; only steps count.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any

from arcade.toolkit.contract.searching import Search


class Way(Enum):
    """The six directions, in the order of the table's columns, in pairs; values are the printed program's keys."""

    NORTH = "n"
    SOUTH = "s"
    EAST = "e"
    WEST = "v"
    UP = "u"
    DOWN = "c"

    @property
    def back(self) -> "Way":
        return WAYS[WAYS.index(self) ^ 1]


WAYS = tuple(Way)


class Kind(Enum):
    """What a place does when it is entered; the numbers are the table's."""

    PLAIN = 0
    NARROW = 20
    GIANT = 30
    PIRATES = 35
    NOTE = 40
    EXIT = 50
    POINTS = 60
    PALACE = 70
    MIRROR = 80
    SPRING = 90


@dataclass(frozen=True)
class Place:
    """A place: its floor, where its six ways lead (0: nowhere), the number of its description, and its kind."""

    floor: int
    exits: tuple[int, ...]
    message: int
    kind: Kind

    def to(self, way: Way) -> int:
        """The number of the place that a way leads to, 0 for none."""
        return self.exits[WAYS.index(way)]


@dataclass(frozen=True)
class Cave:
    """All places by number, the start, and the hiding places in the order of the games."""

    places: Mapping[int, Place]
    start: int
    hiding: tuple[int, ...]
    away: tuple[int, int] = (0, 0)
    """A treasure's number, and the guards' place that is unguarded while it is sought."""

    @property
    def floors(self) -> tuple[int, ...]:
        """From top to bottom."""
        return tuple(sorted({place.floor for place in self.places.values()}, reverse=True))


def read_places(table: str) -> dict[int, Place]:
    """The places of a table: number, floor, where the ways lead ("." nowhere), description, kind, a place a line."""
    found = {}
    for line in table.strip().split("\n"):
        number, floor, *exits, message, kind = (0 if word == "." else int(word) for word in line.split())
        found[number] = Place(floor, tuple(exits), message, Kind(kind))
    return found


@dataclass(frozen=True)
class Blocked:
    """There is no exit in this direction."""

    way: Way


@dataclass(frozen=True)
class Arrived:
    """The walker is in a place: just come, or turned back."""

    place: int


@dataclass(frozen=True)
class Warned:
    """The guards of a place saw the treasure; the walker runs back."""

    guard: Kind


@dataclass(frozen=True)
class Robbed:
    """The guards of the place took the treasure away and hid it elsewhere."""

    guard: Kind


class Happened(Enum):
    """Events without details."""

    OFFERED = "the treasure is here"
    TAKEN = "it is taken"
    LEFT = "it is left"
    TOO_NARROW = "the treasure does not fit through"
    CLOSED = "no admittance"
    NOTE = "a mocking note"
    POINTS = "points for being here"
    SHOWN = "the mirror shows the floor"
    DRANK = "a draught of living water"
    SAVED = "the draught saved from a robbery"
    WON = "out with the treasure"


Event = Blocked | Arrived | Warned | Robbed | Happened
FOUND_POINTS, VISIT_POINTS, ROBBED_POINTS = 50, 20, -20


@dataclass(frozen=True)
class Adventure:
    """A game in progress: answered with directions, or with yes and no while the treasure is `offered`."""

    cave: Cave
    mended: bool = True
    """Whether the faults of the printed program are mended."""
    treasure: int = 1
    place: int = 0
    points: int = 0
    steps: int = 0
    carrying: bool = False
    warned: bool = False
    offered: bool = False
    draught: bool = False
    """Whether there is living water left, which saves from one robbery."""
    drunk: bool = False
    """Whether the spring has been visited in this game; it gives water once."""
    notes: tuple[int, ...] = ()
    """Hiding places that were emptied by guards; a mocking note lies there."""
    wiped: bool = False
    """Whether the hiding places have lost their own kinds, as they did after the printed program's first game."""
    won: bool = False

    @staticmethod
    def begin(cave: Cave, treasure: int = 1, mended: bool = True, wiped: bool = False) -> "Adventure":
        """A fresh game at the cave's start."""
        return Adventure(cave, mended, treasure, cave.start, wiped=wiped and not mended)

    def again(self) -> "Adventure":
        return self.begin(self.cave, self.next_treasure, self.mended, wiped=True)

    @property
    def here(self) -> Place:
        return self.cave.places[self.place]

    @property
    def hiding_place(self) -> int:
        """Where the treasure is or was hidden."""
        return self.cave.hiding[self.treasure - 1]

    @property
    def next_treasure(self) -> int:
        return self.treasure % len(self.cave.hiding) + 1

    def kind(self, number: int) -> Kind:
        """What a place does at present."""
        if number in self.notes:
            return Kind.NOTE
        if (self.mended and self.cave.away == (self.treasure, number)) or (self.wiped and number in self.cave.hiding):
            return Kind.PLAIN
        return self.cave.places[number].kind

    def step(self, **changes: Any) -> "Adventure":
        """A step on the spot: for a hint, and in the printed program for every key that is no direction.

        What else it changes is named as in `dataclasses.replace`.
        """
        return replace(self, steps=self.steps + 1, **changes)

    def move(self, way: Way) -> tuple["Adventure", tuple[Event, ...]]:
        """Try a direction; raises ValueError while the treasure is offered and when the game is won."""
        if self.offered or self.won:
            raise ValueError("there is a question to answer first")
        target = self.here.to(way)
        if target:
            return self._enter(target)
        if self.mended:
            return self.step(), (Blocked(way),)
        # Faults of the printed program: the place acts once more, and carriers of treasure 1 are told nothing.
        after, events = self._enter(self.place)
        silent = self.carrying and self.treasure == 1
        return after, (events if silent else (Blocked(way), *events))

    def take(self, yes: bool) -> tuple["Adventure", tuple[Event, ...]]:
        """Answer the offer of the treasure; raises ValueError when nothing is offered."""
        if not self.offered:
            raise ValueError("nothing is offered")
        if yes:
            return replace(self, offered=False, carrying=True, points=self.points + FOUND_POINTS), (Happened.TAKEN,)
        return replace(self, offered=False), (Happened.LEFT,)

    def _enter(self, target: int) -> tuple["Adventure", tuple[Event, ...]]:
        inside, arrived = partial(self.step, place=target), Arrived(target)
        if target == self.hiding_place and not (self.carrying and self.mended):
            return inside(warned=False, offered=True), (arrived, Happened.OFFERED)
        match self.kind(target):
            case Kind.NARROW if self.carrying:
                return self.step(warned=False), (Happened.TOO_NARROW, Arrived(self.place))
            case (Kind.GIANT | Kind.PIRATES) as guard if self.carrying:
                return self._meet(guard, target)
            case Kind.PALACE if not (self.carrying and (self.mended or self.treasure % 2)):
                # The printed program admitted carriers of odd treasures only.
                return self.step(), (Happened.CLOSED, Arrived(self.place))
            case Kind.NOTE:
                return inside(), (arrived, Happened.NOTE)
            case Kind.POINTS:
                return inside(points=self.points + VISIT_POINTS), (arrived, Happened.POINTS)
            case Kind.EXIT if self.carrying:
                return inside(won=True), (arrived, Happened.WON)
            case Kind.MIRROR:
                return inside(warned=False), (arrived, Happened.SHOWN)
            case Kind.SPRING if not self.drunk:
                return inside(warned=False, draught=True, drunk=True), (arrived, Happened.DRANK)
            case Kind.PLAIN | Kind.NARROW:
                return inside(warned=False), (arrived,)
        return inside(), (arrived,)

    def _meet(self, guard: Kind, target: int) -> tuple["Adventure", tuple[Event, ...]]:
        """A carrier before a guard: warned the first time, robbed the second, unless living water is left."""
        if not self.warned:
            return self.step(warned=True), (Warned(guard), Arrived(self.place))
        if self.draught:
            return self.step(draught=False), (Happened.SAVED, Arrived(self.place))
        robbed = self.step(
            place=target,
            points=self.points + ROBBED_POINTS,
            carrying=False,
            treasure=self.next_treasure,
            notes=(*self.notes, self.hiding_place),
        )
        return robbed, (Robbed(guard),)


SITUATIONS_A_FRAME = 150


def route(start: Adventure) -> Search[tuple[str, ...]]:
    """The fewest moves that win, as the letters of the ways, without provoking guards twice if that can be done.

    The treasure is taken wherever it is offered.
    """
    honest = yield from _search(start, robberies=False)
    return honest if honest is not None else (yield from _search(start, robberies=True)) or ()


def advice(start: Adventure) -> Search[str]:
    """The letter of the next way to go."""
    return (yield from route(start))[0]


def _search(start: Adventure, robberies: bool) -> Search[tuple[str, ...] | None]:
    if start.offered:
        start, _ = start.take(True)
    seen = {_key(start)}
    waiting: deque[tuple[Adventure, tuple[str, ...]]] = deque([(start, ())])
    examined = 0
    while waiting:
        adventure, ways = waiting.popleft()
        if adventure.won:
            return ways
        for way in WAYS:
            after, events = adventure.move(way)
            if not robberies and any(isinstance(event, Robbed) for event in events):
                continue
            if after.offered:
                after, _ = after.take(True)
            if (key := _key(after)) not in seen:
                seen.add(key)
                waiting.append((after, (*ways, way.value)))
        examined += 1
        if examined % SITUATIONS_A_FRAME == 0:
            yield
    return None


def _key(adventure: Adventure) -> tuple[int, ...]:
    """What matters for the way: not the points and not the steps."""
    flags = (adventure.carrying, adventure.warned, adventure.draught, adventure.drunk)
    return (adventure.place, adventure.treasure, *flags)
