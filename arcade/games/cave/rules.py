"""The rules of the cave: walk a labyrinth of forty places, find what is hidden, carry it out, mind the guards.

A carrier is turned back by narrow tunnels and warned by guards; who provokes guards again before having been in an
ordinary place is robbed, and the treasure is hidden elsewhere. Points decide nothing; the fewest steps are what counts.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from arcade.games.cave.board import Cave, Kind, Place, Way
from arcade.games.cave.events import Arrived, Blocked, Event, Happened, Robbed, Warned

FOUND, BONUS, LOSS = 50, 20, -20
"""Points for the treasure, for each visit to a place of points, for being robbed."""


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
        """The next game: the treasure in the next hiding place."""
        return self.begin(self.cave, self.next_treasure, self.mended, wiped=True)

    @property
    def here(self) -> Place:
        """The place one is in."""
        return self.cave.places[self.place]

    @property
    def hiding_place(self) -> int:
        """Where the treasure is or was hidden."""
        return self.cave.hiding[self.treasure - 1]

    @property
    def next_treasure(self) -> int:
        """The number of the hiding place that comes next."""
        return self.treasure % len(self.cave.hiding) + 1

    def kind(self, number: int) -> Kind:
        """What a place does at present."""
        if number in self.notes:
            return Kind.NOTE
        unguarded = self.mended and self.cave.away == (self.treasure, number)
        if unguarded or (self.wiped and number in self.cave.hiding):
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
            return replace(self, offered=False, carrying=True, points=self.points + FOUND), (Happened.TAKEN,)
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
            case Kind.PALACE if not self.admitted:
                return self.step(), (Happened.CLOSED, Arrived(self.place))
            case Kind.NOTE:
                return inside(), (arrived, Happened.NOTE)
            case Kind.POINTS:
                return inside(points=self.points + BONUS), (arrived, Happened.POINTS)
            case Kind.EXIT if self.carrying:
                return inside(won=True), (arrived, Happened.WON)
            case Kind.MIRROR:
                return inside(warned=False), (arrived, Happened.SHOWN)
            case Kind.SPRING if not self.drunk:
                return inside(warned=False, draught=True, drunk=True), (arrived, Happened.DRANK)
            case Kind.PLAIN | Kind.NARROW:
                return inside(warned=False), (arrived,)
        return inside(), (arrived,)

    @property
    def admitted(self) -> bool:
        """Whether the palace lets one in: a carrier, in the printed program only of an odd treasure."""
        return self.carrying and (self.mended or self.treasure % 2 == 1)

    def _meet(self, guard: Kind, target: int) -> tuple["Adventure", tuple[Event, ...]]:
        """A carrier before a guard: warned the first time, robbed the second, unless living water is left."""
        if not self.warned:
            return self.step(warned=True), (Warned(guard), Arrived(self.place))
        if self.draught:
            return self.step(draught=False), (Happened.SAVED, Arrived(self.place))
        robbed = self.step(
            place=target,
            points=self.points + LOSS,
            carrying=False,
            treasure=self.next_treasure,
            notes=(*self.notes, self.hiding_place),
        )
        return robbed, (Robbed(guard),)
