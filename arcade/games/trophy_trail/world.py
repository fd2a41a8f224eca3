"""The outing: field after field, frame after frame. Steps take the level's time, the clock runs while one stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.trophy_trail import rules
from arcade.games.trophy_trail.levels import Pace
from arcade.games.trophy_trail.rules import CROWN, CUP, PAIR, START, TIME, TROPHIES, Cell, Event, Harvest, Way, World
from arcade.games.trophy_trail.solver import routes
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome

ROPE_FRAMES_A_CELL, BOUNCE_FRAMES = 2, 8
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
    number = 0
    """How many fields have been cleared."""
    earlier_points = most_taken = units_used = 0
    """On those fields."""
    frame = 0
    stranded = False

    def __init__(self, pace: Pace, dice: Dice, seats: int = 1) -> None:
        self.pace, self.dice, self.seats = pace, dice, seats
        self._sow()

    def _sow(self) -> None:
        starts = (START,) if self.seats == 1 else PAIR
        self.world = World(rules.sown(self.dice, starts), starts, ropes=1)
        self.motions = [Motion((walker.cell,)) for walker in self.world.walkers]

    @property
    def points(self) -> int:
        """The first walker's, on all fields."""
        return self.earlier_points + self.world.walkers[0].points

    @property
    def over(self) -> bool:
        """Whether the outing has ended: by a crash, by the clock, without a way left, or, of two, without trophies."""
        return self.world.over or (self.stranded and self.at_rest) or (self.seats > 1 and not self.world.trophies)

    @property
    def at_rest(self) -> bool:
        return not any(motion.left for motion in self.motions)

    @property
    def harvest(self) -> Harvest:
        """What the trophies of the best field are."""
        taken = max(self.most_taken, self.world.walkers[0].taken)
        return max(one for one in Harvest if 100 * taken >= one * TROPHIES)

    @property
    def outcome(self) -> Outcome:
        """Alone enough trophies win. Of two, who crashed or has no time left loses; else the points decide."""
        if self.seats == 1:
            return Outcome.WON if self.harvest >= Harvest.ENOUGH else Outcome.LOST
        first, second = ((not (walker.crashed or walker.clock >= TIME), walker.points) for walker in self.world.walkers)
        return Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND

    def next_field(self) -> int:
        """Go on to another field; the units left over on this one are the bonus, which is returned."""
        walker = self.world.walkers[0]
        units = TIME - walker.clock
        self.earlier_points += walker.points + units
        self.most_taken = max(self.most_taken, walker.taken)
        self.units_used += walker.clock
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
            if motion.left or not self.world.trophies:
                continue
            if hand.rope:
                events.append(self.world.pull(walker.seat))
            elif way := self._way(walker.seat, hand):
                ways[walker.seat] = way
            else:
                motion.stood = (motion.stood + 1) % self.pace.clock_unit_frames
                if not motion.stood:
                    events.append(self.world.idle(walker.seat))
            hand.rope = False
        events += self.world.move(ways, self.pace.rubber)
        for event in events:
            self._set_off(event)
        if self.frame == self.pace.golden_steps * self.pace.step(self.number):
            events += self._fade()
        if any(isinstance(event, (rules.Moved, rules.Pulled)) for event in events):
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

    def _set_off(self, event: Event) -> None:
        """Begin the motion that goes with an event."""
        match event:
            case rules.Moved(seat, start, end):
                span = self.pace.step(self.number)
                self.motions[seat] = Motion((start, end), span, span)
            case rules.Pulled(seat, cells):
                span = ROPE_FRAMES_A_CELL * (len(cells) - 1)
                self.motions[seat] = Motion(cells, span, span)
            case rules.Bounced(seat, way):
                here = self.world.walkers[seat].cell
                self.motions[seat] = Motion((here,), BOUNCE_FRAMES, BOUNCE_FRAMES, way, self.motions[seat].stood)
                self.world.idle(seat)
            case rules.Crashed(seat, way):
                self.motions[seat] = Motion((self.world.walkers[seat].cell,), 0, 0, way)

    def _fade(self) -> list[Event]:
        """Crowns left lying lose their gold."""
        crowns = tuple(sorted(cell for cell, value in self.world.trophies.items() if value == CROWN))
        for cell in crowns:
            self.world.trophies[cell] = CUP
        return [rules.Faded(crowns)] if crowns else []

    def _is_stranded(self) -> bool:
        """Whether one who is alone, without a rope, can reach no trophy any more."""
        walker, world = self.world.walkers[0], self.world
        if self.seats > 1 or walker.ropes or not world.trophies:
            return False
        return next(routes(walker.cell, world.trails, world.trophies), None) is None
