"""The labyrinth in motion: good ones and beasts glide from cell to cell, frame by frame, until time or luck runs out.

A good one's step takes six frames. A beast decides once in a unit of time, which is shorter the higher the level, and
leaps over walls one cell thick. Who touches a beast is caught. A hammer breaks a wall and then must rest.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from arcade.games.labyrinth import rules
from arcade.games.labyrinth.actors import NOTHING, Beast, Event, Good, Kind, Wish, awake, choose, stroll, target_of
from arcade.games.labyrinth.levels import End, Mode, Skill
from arcade.games.labyrinth.rules import CELLS, GOOD_START, Cell, Maze, apart, beside
from arcade.toolkit.contract.dice import Dice

WALL_FRAMES = 25
WARNING_FRAMES = 60
"""From the first crumbs to the wall."""


@dataclass
class Growth:
    """The walls that are on their way, each with the frames until it is there."""

    coming: dict[Cell, int] = field(default_factory=dict)
    wait: int = WALL_FRAMES

    def tick(self, dice: Dice, maze: Maze, standing: Collection[Cell]) -> list[Event]:
        """A frame passes. Nothing grows on or beside the cells that figures stand in."""
        events: list[Event] = []
        for cell, left in list(self.coming.items()):
            self.coming[cell] = left - 1
            if left == 1:
                del self.coming[cell]
                solid = self._allowed(maze, cell, standing)
                if solid:
                    maze.walls.add(cell)
                events.append(Event(Kind.GREW if solid else Kind.STAYED, cell))
        self.wait -= 1
        if self.wait <= 0:
            self.wait = WALL_FRAMES
            for _ in range(4):
                cell = dice.pick(CELLS)
                if maze.free(cell) and cell not in self.coming and self._allowed(maze, cell, standing):
                    self.coming[cell] = WARNING_FRAMES
                    events.append(Event(Kind.WARNED, cell))
                    break
        return events

    @staticmethod
    def _allowed(maze: Maze, cell: Cell, standing: Collection[Cell]) -> bool:
        return cell not in standing and Maze(maze.walls | {cell}).connected()


SECONDS = {Mode.CHASE: 40, Mode.EXIT: 30, Mode.GUARDS: 75, Mode.CLOSING: 45, Mode.VALUES: 30}
TREASURE, COIN, DIAMOND = 25, 10, 50
"""Points."""
SPARSE_WALLS = 50
"""Of a maze that grows walls, or is about what lies in it."""
LOOPS = 16
"""Walls opened in the classic labyrinth, so that there is a way round."""
STARTS, ROOM_STARTS = (GOOD_START, (2, 17)), ((1, 19), (1, 17))
POSTS, ROOM_LAIRS = ((25, 4), (24, 16), (9, 5)), ((29, 19), (15, 1), (1, 1))
TREASURES_AT_EACH_POST, UNGUARDED_TREASURES, COINS, DIAMONDS = 4, 4, 14, 5
FAR_CELLS = 12
"""How far from the start diamonds lie."""


@dataclass
class Layout:
    maze: Maze
    goods: list[Good]
    beasts: list[Beast]
    treasures: dict[Cell, int] = field(default_factory=dict)
    exit: Cell | None = None


def lay_out(mode: Mode, dice: Dice, goods: int, beasts: int) -> Layout:
    """A new maze with so many good ones and beasts."""
    classic = mode is Mode.EXIT
    starts = (ROOM_STARTS if classic else STARTS)[:goods]
    lairs = (ROOM_LAIRS if classic else POSTS if mode is Mode.GUARDS else rules.VILLAIN_STARTS)[:beasts]
    walls = rules.WALLS if mode is Mode.CHASE else SPARSE_WALLS
    maze = rules.carved(dice, LOOPS) if classic else rules.scattered(dice, walls, (*starts, *lairs))
    layout = Layout(maze, [Good(cell) for cell in starts], [Beast(cell, kind=kind) for kind, cell in enumerate(lairs)])
    if classic:
        layout.exit = rules.LAST_COLUMN - 1, 2 * dice.below(rules.LAST_ROW // 4) + 1
    if mode is Mode.GUARDS:
        for beast in layout.beasts:
            beast.post = beast.cell
            about = [cell for cell in CELLS if 1 <= apart(cell, beast.cell) <= 2]
            _strew(layout, dice, TREASURES_AT_EACH_POST, TREASURE, about)
        away = [cell for cell in CELLS if apart(cell, GOOD_START) >= FAR_CELLS // 2]
        _strew(layout, dice, UNGUARDED_TREASURES, TREASURE, away)
    if mode is Mode.VALUES:
        _strew(layout, dice, DIAMONDS, DIAMOND, [cell for cell in CELLS if apart(cell, GOOD_START) >= FAR_CELLS])
        _strew(layout, dice, COINS, COIN, list(CELLS))
    return layout


def _strew(layout: Layout, dice: Dice, count: int, value: int, places: list[Cell]) -> None:
    """Lay so many things of a value on free places, fewer if there are not enough."""
    taken = [*layout.treasures, *(good.cell for good in layout.goods)]
    free = [cell for cell in places if layout.maze.free(cell) and cell not in taken]
    dice.shuffle(free)
    layout.treasures.update(dict.fromkeys(free[:count], value))


STEP_FRAMES, REST_FRAMES, SECOND_FRAMES = 6, 500, 50


@dataclass
class Hunt:
    dice: Dice
    mode: Mode
    skill: Skill
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
        return SECONDS[self.mode] * SECOND_FRAMES - self.frames

    @property
    def seconds(self) -> int:
        """Seconds left, begun ones counted."""
        return -(-self.left // SECOND_FRAMES)

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
        for good, wish in zip(self.goods, wishes, strict=True):
            if good.living:
                events += self._walk(good, wish)
        for number, beast in enumerate(self.beasts):
            events += self._prowl(number, beast, lead)
        if self.mode is Mode.CLOSING:
            figures = (*self.living, *self.beasts)
            standing = {cell for figure in figures for cell in (figure.cell, figure.origin)}
            events += self.growth.tick(self.dice, self.maze, standing)
        for good in self.living:
            if any(beast.touches(good) for beast in self.beasts):
                good.caught = True
                events.append(Event(Kind.CAUGHT))
        return events

    def _walk(self, good: Good, wish: Wish) -> list[Event]:
        """Move a good one on, let it set off, strike, take what lies there."""
        events: list[Event] = []
        good.tired = max(good.tired - 1, 0)
        good.advance()
        if not good.moving:
            events += self._arrive(good)
            if wish.way is not None and not good.out:
                good.facing = wish.way
                there = beside(good.cell, wish.way)
                free = self.maze.free(there)
                if free:
                    good.set_off(there, STEP_FRAMES)
                    good.steps += 1
                events.append(Event(Kind.STEPPED if free else Kind.BUMPED))
        if wish.strike:
            events.append(self._strike(good))
        return events

    def _arrive(self, good: Good) -> list[Event]:
        if good.cell in self.treasures:
            value = self.treasures.pop(good.cell)
            self.points += value
            return [Event(Kind.TOOK, good.cell, value)]
        if self.exit:
            self.nearest = min(self.nearest, self.ways.get(good.cell, self.nearest))
        if good.cell == self.exit:
            good.out = True
            return [Event(Kind.LEFT)]
        return []

    def _strike(self, good: Good) -> Event:
        wall = beside(good.cell, good.facing)
        if good.tired or wall not in self.maze.walls:
            return Event(Kind.BUMPED)
        self.maze.walls.discard(wall)
        good.tired = REST_FRAMES
        return Event(Kind.BROKE, wall)

    def _prowl(self, number: int, beast: Beast, lead: Wish) -> list[Event]:
        """Move a beast on, and let it decide when it is where it wanted to be."""
        beast.advance()
        if beast.moving or not self.living:
            return []
        unit = self.skill.unit
        there, units = self._led(beast, lead) if beast.led else self._decide(number, beast)
        if there == beast.cell:
            if not beast.led:
                beast.set_off(there, unit)
            return []
        leaping = apart(there, beast.cell) > 1
        beast.set_off(there, unit * units, leaping)
        return [Event(Kind.LEAPT)] if leaping else []

    def _decide(self, number: int, beast: Beast) -> tuple[Cell, int]:
        """The move of a beast that thinks for itself, after the nearest good one."""
        prey = min(self.living, key=lambda good: apart(good.cell, beast.cell))
        mind = self.skill.mind
        if beast.post is not None and not awake(self.skill.watch, beast, prey):
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


POINTS_A_SECOND, POINTS_FOR_THE_EXIT = 10, 300
ESCAPED = 400
"""Points, less one a step."""
GOAL = 240
"""The points to gather among coins and diamonds, of 390."""


def needed(hunt: Hunt) -> int:
    """The points that make a victory when time is up."""
    return GOAL if hunt.mode is Mode.VALUES else hunt.worth // 2


def end_of(hunt: Hunt) -> End:
    """How a game that is over ended."""
    if not hunt.living and any(good.out for good in hunt.goods):
        return End.FOUND
    if hunt.worth and not hunt.treasures:
        return End.EVERYTHING
    if not hunt.living:
        return End.CAUGHT
    if hunt.worth:
        return End.ENOUGH if hunt.points >= needed(hunt) else End.TOO_LITTLE
    return End.LATE if hunt.exit else End.ESCAPED


def score(hunt: Hunt) -> int:
    """Points, the more the more beasts there were."""
    end = end_of(hunt)
    if hunt.worth:
        points = hunt.points + (POINTS_A_SECOND * hunt.seconds if end is End.EVERYTHING else 0)
    elif hunt.exit:
        points = (
            POINTS_FOR_THE_EXIT + POINTS_A_SECOND * hunt.seconds
            if end is End.FOUND
            else max(hunt.way - hunt.nearest, 0)
        )
    else:
        points = POINTS_A_SECOND * (hunt.frames // SECOND_FRAMES)
        if end is End.ESCAPED:
            points += max(ESCAPED - hunt.steps // len(hunt.goods), 0)
    return points * len(hunt.beasts)
