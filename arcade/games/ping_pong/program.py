"""The program of Ping-pong: serve, steer, meet the ball, until the bounces are used up."""

from collections.abc import Sequence

from arcade.games.ping_pong import DOWN_KEY, UP_KEY
from arcade.games.ping_pong.levels import LEVELS
from arcade.games.ping_pong.modern import Modern
from arcade.games.ping_pong.original import Original
from arcade.games.ping_pong.rules import BOUNCES, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.action_program import ActionProgram


class Main(ActionProgram[Spectrum, World]):
    """A ball and a bat, until the bounces are used up."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = LEVELS[setup.level].sets
        self.look: Original | Modern = Original(self) if setup.original else Modern(self, self.terms)
        self.world = self.new_world()

    def new_world(self) -> World:
        """A new box; the original's has the book's bat and counts no hit by a bat that moves onto the ball."""
        if self.original:
            return World(self.dice, volley=False, combo=False)
        return World(self.dice, bat_length=self.terms.bat)

    def run(self) -> Frames[None]:
        while not self.world.over:
            self.turn_passed()
            before = self.world.bat
            events = self.world.tick(self.command())
            yield from self.look.step(self.world, events, self.world.bat - before)

    def result(self) -> tuple[Outcome, int]:
        """Nobody wins: points count."""
        return Outcome.OVER, self.world.score

    def command(self) -> int:
        """The bat's move: -1 up, 1 down."""
        return self.wanted(DOWN_KEY) - self.wanted(UP_KEY)

    def state(self) -> dict[str, Plain]:
        world = self.world
        return {
            "ball": (world.row, world.column),
            "flight": (world.down, world.right),
            **plain_fields(world, "bat", "bat_length", "score", "bounces"),
            "all bounces": BOUNCES,
        }
