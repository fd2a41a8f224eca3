"""A game of the modern look: three ways to three stars, alone with four lives, or two people against each other."""

from arcade.games.path.board import BOTTOM, Way
from arcade.games.path.handling import Wish
from arcade.games.path.levels import LEVELS, PATHS
from arcade.games.path.rules import LEVEL_POINTS
from arcade.games.path.winding import HALF, WHOLE, winding
from arcade.games.path.world import Happening, Race, Rider
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome

LIVES = 4
LIFE_POINTS = 100
"""For each life that is left at the end."""
COIN_PERCENT = 45
DETOURS, HALF_DETOURS = (4, 6, 8), (7, 8, 9)
"""On each of the three ways: over the whole screen, and over half of it."""


class Journey:
    """Keeps what counts from one way to the next."""

    def __init__(self, dice: Dice, level: int, seats: int) -> None:
        self.dice = dice
        self.level = level
        self.seats = seats
        self.rules = LEVELS[level - 1]
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
        return Race(tuple(Rider(way, set(coins)) for way in ways), self.rules.pace(self.path))

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
        """Whether this way is done with."""
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
        return rider.points + (LEVEL_POINTS * self.level if rider.arrived else 0)

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
