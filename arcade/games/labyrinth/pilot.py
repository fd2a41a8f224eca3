"""Plays Labyrinth for demonstrations: it plans each step ahead, and hides in the book's chase."""

from collections.abc import Callable, Generator

from arcade.games.labyrinth import DOWN_KEY, HAMMER, LEFT_KEY, RIGHT_KEY, UP_KEY
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.original import UNIT
from arcade.games.labyrinth.program import Hunts
from arcade.games.labyrinth.program import Main as Program
from arcade.games.labyrinth.rules import DOWN, LEFT, RIGHT, UP, WAYS, Cell, Maze, World, apart, beside
from arcade.games.labyrinth.search import Planner, Step
from arcade.games.labyrinth.world import STEP_FRAMES, Hunt
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import Search, at_once
from arcade.toolkit.contract.texts import Text

AHEAD_STEPS = 18
SAFE_FRAMES = 110
"""Before the hunters."""
Reach = Callable[[Cell], int]
"""Frames until a hunter can be in a cell."""


def flee(maze: Maze, start: Cell, reach: Reach, pace: int) -> Cell | None:
    """The way to go next, or none to stay; every step takes `pace` frames.

    Cells are looked through ring by ring as far as they can be reached before any hunter; the best of them is where
    most time is left before one comes.
    """
    first: dict[Cell, Cell | None] = {start: None}
    ring, best, best_worth = [start], None, _worth(reach(start))
    for steps in range(1, AHEAD_STEPS + 1):
        following: list[Cell] = []
        for cell in ring:
            for way in WAYS:
                there = beside(cell, way)
                if there in first or not maze.free(there):
                    continue
                left = reach(there) - steps * pace
                if left <= pace:
                    continue
                first[there] = first[cell] or way
                following.append(there)
                worth = _worth(left) - steps // 6
                if worth > best_worth:
                    best, best_worth = first[there], worth
        ring = following
    if len(first) > 1 or reach(start) > 2 * pace:
        return best
    ways = [way for way in WAYS if maze.free(beside(start, way))]
    return max(ways, key=lambda way: reach(beside(start, way)), default=None)


def _worth(left: int) -> int:
    return 4 * min(left, SAFE_FRAMES) + min(max(left - SAFE_FRAMES, 0), SAFE_FRAMES) // 8


PADS = {LEFT: LEFT_KEY.keys[-1], RIGHT: RIGHT_KEY.keys[-1], UP: UP_KEY.keys[-1], DOWN: DOWN_KEY.keys[-1]}
FIRE = HAMMER.keys[-1]
BOOK_STEP_FRAMES = 11


class Main(Pilot[Program]):
    def play(self) -> Hands:
        game = self.program.game
        while True:
            waiting = self.program.machine.waiting
            if waiting is not None and waiting.kind == "line":
                yield from self.rest(30)
                yield from self.type(str(1 + self.dice.below(2)))
            elif waiting is not None:
                yield from self.rest(40)
                if isinstance(game, Hunts) and game.choosing:
                    yield from self.press(*["pad1 down"] * self.dice.below(len(Mode)))
                yield from self.press(FIRE)
            elif not game.playing:
                yield NO_KEYS
            elif isinstance(game, Hunts):
                yield from self.run(game.world)
            else:
                yield from self.hide(game.world)

    def run(self, hunt: Hunt) -> Hands:
        """A whole hunt: each step is thought out while the one before lasts."""
        planner, good = Planner(hunt, self.dice), hunt.goods[0]
        while good.living and not hunt.over:
            frames = good.lasting - good.gone if good.moving else STEP_FRAMES
            step = yield from self.meanwhile(planner.plan(), frames - 1)
            if step.way is None:
                yield NO_KEYS
            elif step.strike:
                yield frozenset((PADS[step.way], FIRE))
                yield frozenset((PADS[step.way],))
            else:
                yield frozenset((PADS[step.way],))
        yield NO_KEYS

    def meanwhile(self, search: Search[Step], frames: int) -> Generator[Keys, None, Step]:
        """Think with the hands at rest for just so many frames, a slice in each, and at their end to the end."""
        answer: Step | None = None
        for _ in range(frames):
            if answer is None:
                try:
                    next(search)
                except StopIteration as stop:
                    answer = stop.value
            yield NO_KEYS
        return answer or at_once(search)

    def hide(self, world: World) -> Hands:
        unit = round(UNIT[world.count - 1])

        def reach(cell: Cell) -> int:
            return min((apart(cell, villain) - 1) * unit for villain in world.villains)

        way = flee(world.maze, world.good, reach, BOOK_STEP_FRAMES)
        keys: Keys = frozenset((PADS[way],)) if way else NO_KEYS
        steps = world.steps
        for _ in range(BOOK_STEP_FRAMES):
            yield keys
            if world.steps != steps:
                break


GUIDE = Guide(
    goal=Text("Take the treasures before the beasts catch you."),
    moment=Moment(seed=1, frame=480),
    callouts=(
        Callout(Text("This is you"), (165, 28)),
        Callout(Text("Beasts jump over thin walls"), (187, 44)),
        Callout(Text("Take all treasures"), (206, 38), (12, 12)),
        Callout(Text("Breaks a wall, then rests"), (79, 176), (95, 8), down=-60),
    ),
    uses=(Use(Text("run, dodge"), (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)), Use(HAMMER.label, (HAMMER,))),
)
