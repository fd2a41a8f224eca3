"""The program of the falling dominoes: piece after piece until one hangs from the star, or figure after figure."""

from collections.abc import Sequence

from arcade.games.falling_dominoes import FINISH
from arcade.games.falling_dominoes.levels import BOOK, LEVELS, SPEEDS
from arcade.games.falling_dominoes.modern import Modern
from arcade.games.falling_dominoes.original import Original
from arcade.games.falling_dominoes.puzzles import ENOUGH, Task
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, TOP, World
from arcade.games.falling_dominoes.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.timing import A_SECOND
from arcade.toolkit.programs.action_program import ActionProgram

SLOW_SPEEDS = 2
"""So many speeds of the blueprints show where a piece would land."""


class Main(State, ActionProgram[Spectrum, World]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.rules = BOOK if self.original else LEVELS[setup.level].sets
        self.world = self.new_world()
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def new_world(self) -> World:
        """An empty well; for a figure it has the figure's speed, and its clock is set."""
        if self.task is None:
            return World(self.dice, self.rules)
        self.left = self.task.frames
        period, slow = SPEEDS[self.task.speed], self.task.speed < SLOW_SPEEDS
        return World(self.dice, self.rules._replace(period=period, ghost=slow))

    def next_world(self) -> Frames[World]:
        """A well, in the book's look after the question for the level; figures begin anew."""
        if self.begun:
            self.best = max(self.best, self.points)
        if isinstance(self.look, Original):
            yield from self.agreed(self.look.ask_level(), self.look.usual_level)
        self.score, self.task = 0, Task() if self.rules.blueprints else None
        return self.new_world()

    def run(self) -> Frames[None]:
        """Fill a well, or build figure after figure until one fails or all stand."""
        yield from self.fall()
        while isinstance(self.look, Modern) and self.task:
            self.score += self.task.points(self.match, self.left // A_SECOND)
            yield from self.look.judge(self.world)
            if self.match < ENOUGH or self.task.following is None:
                break
            self.task = self.task.following
            self.world = self.new_world()
            yield from self.look.begin(self.world)
            yield from self.fall()

    def result(self) -> tuple[Outcome, int]:
        """Only building every figure wins."""
        return Outcome.WON if self.built else Outcome.OVER, self.points

    def fall(self) -> Frames[None]:
        """Step after step until a piece cannot leave the star, or the figure is finished."""
        self.playing = True
        until = self.machine.frame + self.left
        while not self.world.over and not self.finished():
            self.turn_passed()
            yield from self.look.pause()
            if isinstance(self.look, Modern):
                self.obey(self.look)
            action = self.look.action(self.world)
            yield from self.look.step(self.world, self.world.step(action) if action else None)
            self.left = max(until - self.machine.frame, 0)
        self.playing = False

    def finished(self) -> bool:
        """Whether the figure is complete, its time is up, or the player ends it."""
        return self.task is not None and (self.match == 100 or not self.left or self.tapped(FINISH))

    def obey(self, look: Modern) -> None:
        """Hints and pieces taken back."""
        if self.tapped(HINT):
            look.adviser.asked = not look.adviser.asked
        self.assisted = self.assisted or look.adviser.asked
        if self.tapped(TAKE_BACK):
            piece = self.world.take_back()
            self.assisted = self.assisted or piece is not None
            look.taken_back(piece, self.world)

    def state(self) -> dict[str, Plain]:
        world, piece = self.world, self.world.piece
        return {
            "well": tuple(
                "".join("#" if (row, column) in world.pile else "." for column in range(LEFT, RIGHT + 1))
                for row in range(TOP, BOTTOM + 1)
            ),
            "piece": (piece.kind, piece.shape, piece.row, piece.column),
            **plain_fields(world, "next", "pieces", "laid", "newborn", "over"),
            "task": self.task.number if self.task else -1,
            **plain_fields(self, "left", "points", "best"),
            "playing": self.playing,
            "keys": self.look.handling.state(),
        }
