"""Planning ahead in the labyrinth: a beam of ways, each tried against the same few futures of the beasts.

Dice of the planner's own decide what the beasts do in each future, by their own rules; a way is worth what it takes,
less the futures in which he is caught, and how well he stands at its end. The measure is moves of the beasts looked at,
never seconds, so that every computer plays the same game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from arcade.games.labyrinth.adviser import CHANCES, WAYS, Foresight, Ground, Pack, apart, hunter_of, place_of
from arcade.games.labyrinth.rules import WAYS as STEPS
from arcade.games.labyrinth.rules import Cell
from arcade.games.labyrinth.world import REST_FRAMES, STEP_FRAMES, Hunt, needed
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

CAUGHT, FOUND = 40_000, 40_000
"""What it means to be caught or get out in all futures."""
STEP_COST, HAMMER_COST = 3, 150
NEEDED_POINT, FURTHER_POINT, STEP_NEARER = 72, 12, 30
PULL, NEAR = 6, 8
"""A treasure at a distance is worth PULL / (distance + NEAR) of itself."""
FEAR = (900, 700, 450, 300, 200, 130, 80, 50, 30, 18, 10, 5, 2)
"""The nearest beast so many steps away."""
ROOM_ENOUGH, PLACE_LESS = 80, 20


@dataclass(slots=True)
class Way:
    """Steps that have been planned, to `place` from `origin` as the last one."""

    origin: int
    place: int
    futures: Sequence[Pack | None]
    """The beasts in each future; None where he is caught."""
    tired: int
    """Frames until the hammer can be lifted again."""
    first: int = 0
    """The first step, by what it adds to a place."""
    earned: int = 0
    value: int = 0
    """What it has earned, and how well he stands at its end."""
    taken: int = 0
    """Bits of the treasures taken on the way."""
    broken: int = 0
    """The wall broken last."""
    out: bool = False

    @property
    def living(self) -> int:
        """In how many futures he lives."""
        return sum(future is not None for future in self.futures)


@dataclass(frozen=True)
class Outlook:
    """What counts in a hunt as it is now."""

    ground: Ground
    treasures: Sequence[tuple[int, int]]
    """Places and what lies there."""
    keen: int
    """What a point is worth."""
    exit: int
    coming: Mapping[int, int]
    """Walls that will grow, each with the frames until then."""
    tracking: bool
    """Whether the beasts go by the shortest way."""
    unit: int
    horizon: int
    """Twice the steps that are looked ahead: so slowly fades what is farther away."""

    @classmethod
    def of(cls, hunt: Hunt, ground: Ground, depth: int) -> "Outlook":
        """What counts now to who looks so many steps ahead."""
        return cls(
            ground,
            tuple((place_of(cell), value) for cell, value in hunt.treasures.items()),
            NEEDED_POINT if hunt.points < needed(hunt) else FURTHER_POINT,
            place_of(hunt.exit) if hunt.exit else 0,
            {place_of(cell): left for cell, left in hunt.growth.coming.items()},
            hunt.skill.mind.tracks,
            hunt.skill.unit,
            2 * depth,
        )

    def further(self, way: Way, start: int, depth: int) -> Iterator[Way]:
        """The ways that are a step longer, begun in frame `start` after `depth` others; who is out goes nowhere."""
        if way.out:
            yield way
            return
        tired = max(way.tired - STEP_FRAMES, 0)
        for step in (0, *WAYS):
            there = way.place + step
            first, earned = way.first if depth else step, way.earned - (STEP_COST if step else 0)
            if step and self.coming.get(there, start + STEP_FRAMES + 1) <= start + STEP_FRAMES:
                continue
            if self.ground.free[there] or there == way.broken:
                yield Way(way.place, there, (), tired, first, earned, 0, way.taken, way.broken)
            elif not way.tired and there in self.ground.thick:
                yield Way(way.place, there, (), REST_FRAMES, first, earned - HAMMER_COST, 0, way.taken, there)

    def judge(self, before: Way, way: Way, depth: int) -> None:
        """Value a way that was a step shorter before."""
        if before.out:
            return
        left, all_of_it = self.horizon - depth, self.horizon * len(way.futures)
        living = way.living
        way.earned -= CAUGHT * (before.living - living) * left // all_of_it
        for bit, (place, value) in enumerate(self.treasures):
            if place == way.place and not way.taken >> bit & 1:
                way.taken |= 1 << bit
                way.earned += self.keen * value * left // self.horizon
        if self.exit and way.place == self.exit:
            way.out = True
            way.earned += FOUND * living * left // all_of_it
        way.value = way.earned if way.out else way.earned + self._lure(way) - self._fear(way)

    def _lure(self, way: Way) -> int:
        """How well he stands for what he wants."""
        far, place = self.ground.far, way.place
        if self.exit:
            return -STEP_NEARER * far(self.exit, False)[place]
        lures = [
            value * self.keen * PULL // (far(cell, False)[place] + NEAR)
            for bit, (cell, value) in enumerate(self.treasures)
            if not way.taken >> bit & 1
        ]
        return max(lures, default=0)

    def _fear(self, way: Way) -> int:
        """How near the beasts are, on the average of the futures."""
        place = way.place
        far = self.ground.far(place, True) if self.tracking and self.ground.free[place] else apart(place)
        nearest = [min([far[hunter[0]] for hunter in pack]) for pack in way.futures if pack]
        return sum([FEAR[cells] for cells in nearest if cells < len(FEAR)]) // len(way.futures)

    def cramped(self, way: Way) -> int:
        """How little room is left at the end of a way, where staying alive is all."""
        if way.out or (self.treasures and self.keen == NEEDED_POINT):
            return 0
        rooms = [
            self.ground.room(way.place, [hunter[0] for hunter in pack], STEP_FRAMES, self.unit)
            for pack in way.futures
            if pack
        ]
        return PLACE_LESS * sum(max(ROOM_ENOUGH - room, 0) for room in rooms) // len(way.futures)


DEPTH, WIDTH, FUTURES = 12, 12, 4
"""Steps looked ahead; ways kept after each. A way is tried against each future."""
SLICE = 500
"""Futures that are moved on between two frames, or other work."""
AT_ONCE = 8
"""Numbers of chance taken from one throw of the dice."""
TURNS: dict[int, Cell | None] = {0: None, **dict(zip(WAYS, STEPS, strict=True))}
"""The steps by what they add to a place."""


@dataclass(frozen=True)
class Step:
    """What is to be done next: a way to go, if any, and whether a wall has to be broken for it."""

    way: Cell | None
    strike: bool


class Planner:
    """Plans steps for the first good one of a hunt; what it knows of the maze it keeps as long as that stays."""

    def __init__(self, hunt: Hunt, dice: Dice) -> None:
        self.hunt, self.dice = hunt, dice
        self._ground = Ground(hunt.maze.walls)

    def plan(self) -> Search[Step]:
        """What to do when the present step is over, or after the time of a step if he rests."""
        hunt, good = self.hunt, self.hunt.goods[0]
        if self._ground.walls != hunt.maze.walls:
            self._ground = Ground(hunt.maze.walls)
        ground, foresight = self._ground, Foresight.of(hunt, self._ground)
        outlook = Outlook.of(hunt, ground, DEPTH)
        start = -good.gone if good.moving else 0
        place, origin = place_of(good.cell), place_of(good.origin if good.moving else good.cell)
        pack = tuple(hunter_of(beast) for beast in hunt.beasts)
        rows = [self._chances() for _ in range(FUTURES)]
        futures = [foresight.after(pack, origin, place, start, 1, row) for row in rows]
        beam = [Way(origin, place, futures, good.tired)]
        ground.worked = 0
        for depth in range(DEPTH):
            start += STEP_FRAMES
            best: dict[int, Way] = {}
            for way in beam:
                for further in outlook.further(way, start, depth):
                    if not way.out:
                        further.futures = [
                            future and foresight.after(future, way.place, further.place, start, start, row)
                            for future, row in zip(way.futures, rows, strict=True)
                        ]
                        ground.worked += FUTURES
                    outlook.judge(way, further, depth)
                    if further.place not in best or further.value > best[further.place].value:
                        best[further.place] = further
                if ground.worked >= SLICE:
                    ground.worked = 0
                    yield
            beam = sorted(best.values(), key=lambda way: (-way.value, way.place))[:WIDTH]
        first = max(beam, key=lambda way: (way.value - outlook.cramped(way), -way.place)).first
        return Step(TURNS[first], not ground.free[place + first])

    def _chances(self) -> bytes:
        """Numbers of chance for the frames of a future, and a few more."""
        numbers = bytearray()
        while len(numbers) < (DEPTH + 3) * STEP_FRAMES:
            thrown = self.dice.below(CHANCES**AT_ONCE)
            for _ in range(AT_ONCE):
                thrown, number = divmod(thrown, CHANCES)
                numbers.append(number)
        return bytes(numbers)
