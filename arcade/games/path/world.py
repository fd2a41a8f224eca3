"""A journey of three ways to three stars: alone with four lives, or two people side by side against each other.

A line that leaves the way rests a while and begins again at the last bend. A coin lies at the far side of some bends
and is taken by turning late.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from arcade.games.path.board import BOTTOM, HALF, SIZE, WHOLE, Way, winding
from arcade.games.path.handling import Wish
from arcade.games.path.levels import PATHS, UNIT, Terms
from arcade.games.path.rules import Line, Step, time_left
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome

COIN_DEPTH = 5
"""From this depth of its cell on a coin is taken."""
FALL_FRAMES = 40
"""From a fall until the line is back."""
READY_FRAMES = 25
"""From there until it grows again."""
CELL_POINTS, COIN_POINTS = SIZE, 25
ALLOWED = 10
"""Steps for each cell: a point for each one left at the star. Late turns and legs ridden again cost some."""
LIVES = 4
LIFE_POINTS = 100
"""For each life that is left at the end."""
COIN_PERCENT = 45
DETOURS = (4, 6, 8)
"""On each of the three ways over the whole screen."""
HALF_DETOURS = (7, 8, 9)
"""On each over half of it."""


class Happening(Enum):
    """What a frame brought a rider."""

    MOVED = "moved"
    TURNED = "turned"
    COIN = "coin"
    FELL = "fell"
    BACK = "back"
    ARRIVED = "arrived"


@dataclass
class Rider:
    """A line on its way, and what has happened to it."""

    way: Way
    coins: set[int]
    """The bends whose coins lie there still."""
    line: Line = field(init=False)
    furthest: int = 0
    taken: int = 0
    falls: int = 0
    steps: int = 0
    resting: int = 0
    """Frames until the line grows again."""
    arrived: bool = False
    wishes: list[Wish] = field(default_factory=list)
    """Turns that were asked for and not made yet; one is made at a pixel."""
    _grown: int = 0

    def __post_init__(self) -> None:
        self.line = Line(self.way)

    @property
    def percent(self) -> int:
        """How much of the way is done."""
        return self.way.percent(self.furthest)

    @property
    def points(self) -> int:
        """For cells reached, coins, and at the star for time left."""
        return CELL_POINTS * self.furthest + COIN_POINTS * self.taken + (self.time_left if self.arrived else 0)

    @property
    def time_left(self) -> int:
        """Steps left of those allowed."""
        return time_left(self.way, self.steps, ALLOWED)

    def tick(self, wishes: Sequence[Wish], pace: int) -> list[Happening]:
        """A frame, with the turns that were asked for in it."""
        if self.resting:
            return self._rest()
        self.wishes += wishes
        self._grown += UNIT
        happened: list[Happening] = []
        while self._grown >= pace and not self.resting and not self.arrived:
            self._grown -= pace
            happened += self._step()
        return happened

    def _rest(self) -> list[Happening]:
        self.resting -= 1
        if self.resting != READY_FRAMES:
            return []
        bend = self.way.leg(self.furthest)
        self.line.x, self.line.y = self.way.middle(bend) if bend else self.way.start
        self.line.direction = self.way.direction(bend)
        return [Happening.BACK]

    def _step(self) -> list[Happening]:
        happened: list[Happening] = []
        if self.wishes:
            turn = self.wishes.pop(0).turn(self.line.direction)
            if turn:
                self.line.turn(turn)
                happened.append(Happening.TURNED)
        self.steps += 1
        step = self.line.advance()
        if step is Step.OFF:
            self.falls += 1
            self.resting = FALL_FRAMES + READY_FRAMES
            self.wishes.clear()
            return [*happened, Happening.FELL]
        at = self.way.place[self.line.cell]
        self.furthest = max(self.furthest, at)
        happened.append(Happening.MOVED)
        if at in self.coins and self.line.depth >= COIN_DEPTH and self.line.direction == self.way.direction(at - 1):
            self.coins.remove(at)
            self.taken += 1
            happened.append(Happening.COIN)
        if step is Step.STAR:
            self.arrived = True
            happened.append(Happening.ARRIVED)
        return happened


@dataclass
class Race:
    """Everybody on one way or its mirror image; the first at the star ends it."""

    riders: tuple[Rider, ...]
    pace: int

    @property
    def over(self) -> bool:
        """Whether somebody has arrived."""
        return any(rider.arrived for rider in self.riders)

    def tick(self, wishes: Sequence[Sequence[Wish]]) -> list[tuple[int, Happening]]:
        """A frame, and what happened to whom."""
        return [
            (seat, happening)
            for seat, rider in enumerate(self.riders)
            for happening in rider.tick(wishes[seat], self.pace)
        ]


class Journey:
    """Three ways, and what counts from one to the next."""

    def __init__(self, dice: Dice, terms: Terms, seats: int) -> None:
        self.dice = dice
        self.seats = seats
        self.terms = terms
        self.path = 0
        """Which of the ways is being ridden."""
        self.lives = LIVES
        self.stars = [0] * seats
        self._points = 0
        self.race = self._new_race()

    def _new_race(self) -> Race:
        """The next way with its coins, and its mirror image for a second rider."""
        if self.seats == 1:
            ways: tuple[Way, ...] = (winding(self.dice, WHOLE, DETOURS[self.path], BOTTOM),)
        else:
            way = winding(self.dice, HALF, HALF_DETOURS[self.path], BOTTOM)
            ways = way, way.in_mirror()
        coins = {bend for bend in ways[0].bends if self.seats == 1 and self.dice.percent(COIN_PERCENT)}
        return Race(tuple(Rider(way, set(coins)) for way in ways), self.terms.pace(self.path))

    def tick(self, wishes: list[list[Wish]]) -> list[tuple[int, Happening]]:
        """A frame of the race; a fall of a lone rider costs a life, an arrival brings a star."""
        happened = self.race.tick(wishes)
        for seat, happening in happened:
            if happening is Happening.FELL and self.seats == 1:
                self.lives -= 1
            elif happening is Happening.ARRIVED:
                self.stars[seat] += 1
        return happened

    @property
    def ridden(self) -> bool:
        """Whether this way is over."""
        return self.race.over or not self.lives

    @property
    def over(self) -> bool:
        """Whether the lives or the ways are used up, or one of two cannot be caught up with."""
        if not self.lives:
            return True
        return self.race.over and (self.path == PATHS - 1 or abs(self.lead) > PATHS - 1 - self.path)

    @property
    def lead(self) -> int:
        """By how many stars the first of two is ahead; 0 for one alone."""
        return self.stars[0] - self.stars[1] if self.seats == 2 else 0

    def go_on(self) -> None:
        """On to the next way."""
        self._points += self._earned
        self.path += 1
        self.race = self._new_race()

    @property
    def _earned(self) -> int:
        """The points of the way being ridden."""
        rider = self.race.riders[0]
        return rider.points + (self.terms.star_points if rider.arrived else 0)

    @property
    def points(self) -> int:
        """A lone rider's points so far."""
        kept = LIFE_POINTS * self.lives if self.over and self.lives else 0
        return self._points + self._earned + kept

    @property
    def outcome(self) -> Outcome:
        """How the journey ended."""
        if self.seats == 1:
            return Outcome.WON if self.lives else Outcome.LOST
        return Outcome.DRAWN if not self.lead else Outcome.FIRST if self.lead > 0 else Outcome.SECOND
