"""Planning ahead in the labyrinth: a beam of ways, each tried against the same few futures of the beasts.

Dice of the planner's own decide what the beasts do in each future, by their own rules; a way is worth what it takes,
less the futures in which he is caught, and how well he stands at its end. The measure is moves of the beasts looked at,
never seconds, so that every computer plays the same game.
"""

from dataclasses import dataclass

from arcade.games.labyrinth.bitboard import WAYS, Ground, place_of
from arcade.games.labyrinth.board import WAYS as STEPS
from arcade.games.labyrinth.board import Cell
from arcade.games.labyrinth.evaluation import Outlook, Way
from arcade.games.labyrinth.inference import CHANCES, Foresight, hunter_of
from arcade.games.labyrinth.world import STEP, Hunt
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

DEPTH, WIDTH, FUTURES = 12, 12, 4
"""Steps looked ahead, ways kept after each, and futures of the beasts that each is tried against."""
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
            start += STEP
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
        there = place + first
        return Step(TURNS[first], not ground.free[there])

    def _chances(self) -> bytes:
        """Numbers of chance for the frames of a future, and a few more."""
        numbers = bytearray()
        while len(numbers) < (DEPTH + 3) * STEP:
            thrown = self.dice.below(CHANCES**AT_ONCE)
            for _ in range(AT_ONCE):
                thrown, number = divmod(thrown, CHANCES)
                numbers.append(number)
        return bytes(numbers)
