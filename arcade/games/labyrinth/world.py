"""The labyrinth in motion: good ones and beasts glide from cell to cell, frame by frame, until time or luck runs out.

A good one's step takes six frames. A beast decides once in a unit of time, which is shorter the higher the level, and
leaps over walls one cell thick. Who touches a beast is caught. A hammer breaks a wall and then must rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.labyrinth.actors import Beast, Good
from arcade.games.labyrinth.board import Cell, apart, beside
from arcade.games.labyrinth.events import NOTHING, Broke, Bumped, Caught, Event, Leapt, Left, Stepped, Took, Wish
from arcade.games.labyrinth.growth import Growth
from arcade.games.labyrinth.layouts import SECONDS, Layout
from arcade.games.labyrinth.opponent import Mind, awake, choose, stroll, target_of
from arcade.games.labyrinth.variant import Mode
from arcade.toolkit.contract.dice import Dice

STEP = 6
"""Frames of a good one's step."""
UNIT = (22, 18, 10, 8)
"""Frames of a unit of time, by level."""
REST = 500
"""Frames that a hammer rests after a blow."""
FRAMES = 50
"""Frames of a second."""


@dataclass
class Hunt:
    """One game of any mode at a level from 1 to 4."""

    dice: Dice
    mode: Mode
    level: int
    layout: Layout
    frames: int = 0
    points: int = 0
    growth: Growth = field(default_factory=Growth)
    nearest: int = field(init=False, default=0)
    """The fewest steps to the exit that anybody has had left."""

    def __post_init__(self) -> None:
        self.maze, self.goods, self.beasts = self.layout.maze, self.layout.goods, self.layout.beasts
        self.treasures, self.exit = self.layout.treasures, self.layout.exit
        self.worth = sum(self.treasures.values())
        self.ways = self.maze.distances(self.exit) if self.exit else {}
        self.way = self.nearest = min((self.ways[good.cell] for good in self.goods), default=0) if self.exit else 0

    @property
    def left(self) -> int:
        """Frames left."""
        return SECONDS[self.mode] * FRAMES - self.frames

    @property
    def seconds(self) -> int:
        """Seconds left, begun ones counted."""
        return -(-self.left // FRAMES)

    @property
    def living(self) -> list[Good]:
        """The good ones who are still in the maze."""
        return [good for good in self.goods if good.living]

    @property
    def steps(self) -> int:
        """Steps made by all good ones."""
        return sum(good.steps for good in self.goods)

    @property
    def over(self) -> bool:
        """Whether time is up, nobody is left, or nothing is left to take."""
        return self.left <= 0 or not self.living or (self.worth > 0 and not self.treasures)

    def tick(self, wishes: Sequence[Wish], lead: Wish = NOTHING) -> list[Event]:
        """A frame passes: what the players want of the good ones, and of a beast that is led."""
        events: list[Event] = []
        self.frames += 1
        for number, (good, wish) in enumerate(zip(self.goods, wishes, strict=True)):
            if good.living:
                events += self._walk(number, good, wish)
        for number, beast in enumerate(self.beasts):
            events += self._prowl(number, beast, lead)
        if self.mode is Mode.CLOSING:
            figures = (*self.living, *self.beasts)
            standing = {cell for figure in figures for cell in (figure.cell, figure.origin)}
            events += self.growth.tick(self.dice, self.maze, standing)
        for number, good in enumerate(self.goods):
            if good.living and any(beast.touches(good) for beast in self.beasts):
                good.caught = True
                events.append(Caught(number))
        return events

    def _walk(self, number: int, good: Good, wish: Wish) -> list[Event]:
        """Move a good one on, let it set off, strike, take what lies there."""
        events: list[Event] = []
        good.tired = max(good.tired - 1, 0)
        good.advance()
        if not good.moving:
            events += self._arrive(number, good)
            if wish.way is not None and not good.out:
                good.facing = wish.way
                there = beside(good.cell, wish.way)
                if self.maze.free(there):
                    good.set_off(there, STEP)
                    good.steps += 1
                    events.append(Stepped())
                else:
                    events.append(Bumped())
        if wish.strike:
            events.append(self._strike(good))
        return events

    def _arrive(self, number: int, good: Good) -> list[Event]:
        """What a good one finds in its cell."""
        if good.cell in self.treasures:
            value = self.treasures.pop(good.cell)
            self.points += value
            return [Took(good.cell, value)]
        if self.exit:
            self.nearest = min(self.nearest, self.ways.get(good.cell, self.nearest))
        if good.cell == self.exit:
            good.out = True
            return [Left(number)]
        return []

    def _strike(self, good: Good) -> Event:
        """A blow at what the good one faces."""
        wall = beside(good.cell, good.facing)
        if good.tired or wall not in self.maze.walls:
            return Bumped()
        self.maze.walls.discard(wall)
        good.tired = REST
        return Broke(wall)

    def _prowl(self, number: int, beast: Beast, lead: Wish) -> list[Event]:
        """Move a beast on, and let it decide when it is where it wanted to be."""
        beast.advance()
        if beast.moving or not self.living:
            return []
        unit = UNIT[self.level - 1]
        there, units = self._led(beast, lead) if beast.led else self._decide(number, beast)
        if there == beast.cell:
            if not beast.led:
                beast.set_off(there, unit)
            return []
        leaping = apart(there, beast.cell) > 1
        beast.set_off(there, unit * units, leaping)
        return [Leapt()] if leaping else []

    def _decide(self, number: int, beast: Beast) -> tuple[Cell, int]:
        """The move of a beast that thinks for itself, after the nearest good one."""
        prey = min(self.living, key=lambda good: apart(good.cell, beast.cell))
        mind = Mind(self.level)
        if beast.post is not None and not awake(mind, beast, prey):
            if apart(beast.cell, beast.post) <= 2:
                return stroll(self.dice, self.maze, beast, beast.post)
            return choose(mind, self.dice, self.maze, beast, beast.post, set())
        taken = {other.cell for other in self.beasts if other is not beast}
        target = target_of(mind, self.maze, self.beasts, number, prey)
        return choose(mind, self.dice, self.maze, beast, target, taken)

    def _led(self, beast: Beast, lead: Wish) -> tuple[Cell, int]:
        """The move of a beast that a player leads: a step, or a leap over the wall before it."""
        if lead.way is None:
            return beast.cell, 1
        there, behind = beside(beast.cell, lead.way), beside(beast.cell, lead.way, 2)
        beast.facing = lead.way
        if self.maze.free(there):
            return there, 1
        return (behind, 2) if there in self.maze.walls and self.maze.free(behind) else (beast.cell, 1)
