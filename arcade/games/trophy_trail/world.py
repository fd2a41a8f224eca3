"""The outing: field after field, frame after frame. Steps take the level's time, the clock runs while one stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.trophy_trail.levels import Pace
from arcade.games.trophy_trail.rules import (
    CROWN,
    CUP,
    TIME,
    Bounced,
    Cell,
    Crashed,
    Event,
    Faded,
    Harvest,
    Moved,
    Pulled,
    Way,
    World,
    harvest,
    sown,
    starts,
)
from arcade.games.trophy_trail.solver import routes
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome

ROPE_PACE = 2
"""Frames in which a rope brings somebody back by a cell."""
BOUNCE_FRAMES = 8
HINT_UNITS = 5


@dataclass
class Hand:
    """What one player's hand wants: presses not yet obeyed, the way held now, and whether the rope was asked for."""

    presses: list[Way] = field(default_factory=list)
    held: Way | None = None
    rope: bool = False


@dataclass
class Motion:
    """How a walker is under way: along cells, in so many frames of which some are left; or throbbing at a wall."""

    cells: tuple[Cell, ...]
    span: int = 0
    left: int = 0
    bump: Way | None = None
    stood: int = 0
    """Frames since the last unit of the clock."""


class Outing:
    def __init__(self, pace: Pace, dice: Dice, seats: int = 1) -> None:
        self.pace = pace
        self.dice = dice
        self.seats = seats
        self.number = 0
        """How many fields have been cleared."""
        self.bonus = 0
        """Points earned on earlier fields."""
        self.best = 0
        """The most trophies taken on an earlier field."""
        self.used = 0
        """Units of the clock used on earlier fields."""
        self.frame = 0
        self.stranded = False
        self._sow()

    def _sow(self) -> None:
        begin = starts(self.seats)
        self.world = World(sown(self.dice, begin), begin, ropes=1)
        self.motions = [Motion((walker.cell,)) for walker in self.world.walkers]

    @property
    def step(self) -> int:
        """Frames of a step on this field."""
        return self.pace.step(self.number)

    @property
    def points(self) -> int:
        """The first walker's, on all fields."""
        return self.bonus + self.world.walkers[0].points

    @property
    def over(self) -> bool:
        """Whether the outing has ended: by a crash, by the clock, without a way left, or, of two, without trophies."""
        return self.world.over or (self.stranded and self.at_rest) or (self.seats > 1 and self.world.cleared)

    @property
    def at_rest(self) -> bool:
        return not any(motion.left for motion in self.motions)

    @property
    def harvest(self) -> Harvest:
        """For the best field."""
        return harvest(max(self.best, self.world.walkers[0].taken))

    @property
    def outcome(self) -> Outcome:
        """Alone enough trophies win. Of two, who crashed or has no time left loses; else the points decide."""
        if self.seats == 1:
            return Outcome.WON if self.harvest.enough else Outcome.LOST
        first, second = self.world.walkers
        failed = [walker.crashed or walker.clock >= TIME for walker in (first, second)]
        if failed[0] != failed[1]:
            return Outcome.SECOND if failed[0] else Outcome.FIRST
        if first.points == second.points:
            return Outcome.DRAWN
        return Outcome.FIRST if first.points > second.points else Outcome.SECOND

    def next_field(self) -> int:
        """Go on to another field; the units left over on this one are the bonus, which is returned."""
        walker = self.world.walkers[0]
        units = TIME - walker.clock
        self.bonus += walker.points + units
        self.best = max(self.best, walker.taken)
        self.used += walker.clock
        self.number += 1
        self.frame = 0
        self._sow()
        return units

    def pay_hint(self) -> None:
        """A hint costs units, but never the last one."""
        walker = self.world.walkers[0]
        walker.clock = min(walker.clock + HINT_UNITS, TIME - 1)

    def tick(self, hands: Sequence[Hand]) -> list[Event]:
        """One frame; what happened, in order. Presses that were obeyed are taken out of the hands."""
        self.frame += 1
        events: list[Event] = []
        ways: dict[int, Way] = {}
        for walker, motion, hand in zip(self.world.walkers, self.motions, hands, strict=True):
            motion.left = max(motion.left - 1, 0)
            if motion.left or self.world.cleared:
                continue
            if hand.rope:
                events.append(self.world.pull(walker.seat))
            elif way := self._way(walker.seat, hand):
                ways[walker.seat] = way
            else:
                events += self._stand(walker.seat)
            hand.rope = False
        events += self.world.move(ways, self.pace.rubber)
        for event in events:
            self._set_off(event)
        if self.frame == self.pace.golden * self.step:
            events += self._fade()
        if any(isinstance(event, (Moved, Pulled)) for event in events):
            self.stranded = self._is_stranded()
        return events

    def _way(self, seat: int, hand: Hand) -> Way | None:
        """Where a walker goes now; a comet goes on, and never straight back."""
        walker = self.world.walkers[seat]
        while self.pace.comet and hand.presses and walker.way and hand.presses[0] is walker.way.back:
            hand.presses.pop(0)
        if hand.presses:
            return hand.presses.pop(0)
        return walker.way or hand.held if self.pace.comet else hand.held

    def _stand(self, seat: int) -> list[Event]:
        motion = self.motions[seat]
        motion.stood += 1
        if motion.stood < self.pace.unit:
            return []
        motion.stood = 0
        return [self.world.idle(seat)]

    def _set_off(self, event: Event) -> None:
        """Begin the motion that goes with an event."""
        match event:
            case Moved(seat, start, end):
                self.motions[seat] = Motion((start, end), self.step, self.step)
            case Pulled(seat, cells):
                span = ROPE_PACE * (len(cells) - 1)
                self.motions[seat] = Motion(cells, span, span)
            case Bounced(seat, way):
                here = self.world.walkers[seat].cell
                self.motions[seat] = Motion((here,), BOUNCE_FRAMES, BOUNCE_FRAMES, way, self.motions[seat].stood)
                self.world.idle(seat)
            case Crashed(seat, way):
                self.motions[seat] = Motion((self.world.walkers[seat].cell,), 0, 0, way)

    def _fade(self) -> list[Event]:
        """Crowns left lying lose their gold."""
        crowns = tuple(sorted(cell for cell, value in self.world.trophies.items() if value == CROWN))
        for cell in crowns:
            self.world.trophies[cell] = CUP
        return [Faded(crowns)] if crowns else []

    def _is_stranded(self) -> bool:
        """Whether one who is alone, without a rope, can reach no trophy any more."""
        walker, world = self.world.walkers[0], self.world
        if self.seats > 1 or walker.ropes or world.cleared:
            return False
        return next(routes(walker.cell, world.trails, world.trophies), None) is None
