"""The program of the falling dominoes: piece after piece until one hangs from the star, or figure after figure."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.falling_dominoes import FINISH
from arcade.games.falling_dominoes.levels import BOOK, LEVELS, SPEEDS, Rules
from arcade.games.falling_dominoes.modern import Modern
from arcade.games.falling_dominoes.original import Original
from arcade.games.falling_dominoes.puzzles import ENOUGH, Task
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, TOP, World
from arcade.games.falling_dominoes.state import FRAMES_A_SECOND, Standing
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought

SLOW_SPEEDS = 2
"""So many speeds of the blueprints show where a piece would land."""


class Main(Program[Spectrum]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.playing = False
        """Whether keys move a piece now."""
        self.standing = Standing()
        self.world = World(self.dice, BOOK if setup.original else LEVELS[setup.level - 1])
        self.look: Original | Modern = Original(self) if setup.original else Modern(self, self.standing)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        while True:
            if isinstance(self.look, Original):
                yield from self.look.level()
                outcome = yield from self.lay(self.look, BOOK)
            else:
                rules = LEVELS[self.setup.level - 1]
                outcome = yield from (self.build(self.look, rules) if rules.blueprints else self.lay(self.look, rules))
            points = self.standing.points(self.world)
            self.finish(outcome, points)
            again = yield from self.look.end(self.world)
            self.standing.best = max(self.standing.best, points)
            if not again:
                return

    def lay(self, look: Original | Modern, rules: Rules) -> Frames[Outcome]:
        """One game of laying as many pieces as possible."""
        self.world = World(self.dice, rules)
        yield from look.begin(self.world)
        yield from self.fall()
        return Outcome.OVER

    def build(self, look: Modern, rules: Rules) -> Frames[Outcome]:
        """Figure after figure, until one is not managed or all are."""
        standing, task = self.standing, Task()
        standing.score = 0
        while True:
            standing.task, standing.left = task, task.frames
            slow = task.speed < SLOW_SPEEDS
            self.world = World(self.dice, replace(rules, period=SPEEDS[task.speed], ghost=slow))
            yield from look.begin(self.world)
            yield from self.fall()
            match = standing.match(self.world)
            standing.score += task.points(match, standing.left // FRAMES_A_SECOND)
            yield from look.judge(self.world, match)
            if match < ENOUGH:
                return Outcome.OVER
            following = task.following
            if following is None:
                return Outcome.WON
            task = following

    def fall(self) -> Frames[None]:
        """Step after step until a piece cannot leave the star, or the figure is finished."""
        self.playing = True
        until = self.machine.frame + self.standing.left
        while not self.world.over and not self._finished():
            yield from self.look.pause()
            if isinstance(self.look, Modern):
                self._orders(self.look)
            action = self.look.action(self.world)
            event = self.world.step(action) if action else None
            yield from self.look.step(self.world, event)
            self.standing.left = max(until - self.machine.frame, 0)
        self.playing = False

    def _finished(self) -> bool:
        """Whether the figure is complete, its time is up, or the player leaves it as it is."""
        standing = self.standing
        if standing.task is None:
            return False
        return standing.match(self.world) == 100 or not standing.left or self.tapped(FINISH)

    def _orders(self, look: Modern) -> None:
        """What is asked for besides steps."""
        if self.tapped(HINT):
            look.adviser.asked = not look.adviser.asked
        self.aided = self.aided or look.adviser.asked
        if self.tapped(TAKE_BACK):
            piece = self.world.take_back()
            self.aided = self.aided or piece is not None
            look.taken_back(piece, self.world)

    def state(self) -> dict[str, Plain]:
        world, standing = self.world, self.standing
        piece = world.piece
        return {
            "well": tuple(
                "".join("#" if (row, column) in world.pile else "." for column in range(LEFT, RIGHT + 1))
                for row in range(TOP, BOTTOM + 1)
            ),
            "piece": (piece.kind, piece.shape, piece.row, piece.column),
            **plain_fields(world, "next", "pieces", "laid", "newborn", "over"),
            "task": standing.task.number if standing.task else -1,
            "left": standing.left,
            "points": standing.points(world),
            "best": standing.best,
            "playing": self.playing,
            "keys": self.look.handling.state(),
        }
