"""The program of the falling pieces: piece after piece until the well is full."""

from collections.abc import Sequence

from arcade.games.tetris.adviser import Advice, advise
from arcade.games.tetris.deal import Bags, Tickets
from arcade.games.tetris.events import Fixed, Spawned
from arcade.games.tetris.handling import Handling, Polled, Repeating
from arcade.games.tetris.levels import BOOK, LEVELS
from arcade.games.tetris.modern import Modern
from arcade.games.tetris.original import Original
from arcade.games.tetris.rules import BEST, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.action_program import ActionProgram


class Main(ActionProgram[Spectrum, World]):
    """A well, and a best score that lasts from game to game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.best = BEST
        self.advising = False
        """Whether the adviser is asked."""
        self.advice: Advice | None = None
        """Where the adviser would put the piece, while he is asked."""
        self.handling: Handling = Polled(machine.keyboard) if setup.original else Repeating(machine.keyboard)
        self.world = self.new_world()
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def new_world(self) -> World:
        """An empty well with its first piece."""
        if self.original:
            return World(Tickets(self.dice), BOOK, self.best)
        rules = LEVELS[self.setup.level - 1]
        return World(Bags(self.dice, rules.kinds, rules.shares), rules, self.best)

    def begin(self) -> Frames[None]:
        yield from super().begin()
        self.advising, self.advice = False, None
        self.handling.landed()

    def run(self) -> Frames[None]:
        """Tick after tick until a piece finds no room."""
        world = self.world
        while not world.over:
            self.turn_passed()
            events = world.tick(self.handling.actions(), self.handling.soft)
            if self.handling.advice:
                self.advising, self.handling.advice = not self.advising, False
                self.advice = advise(world) if self.advising else None
            elif self.advising and any(isinstance(event, Spawned) for event in events):
                self.advice = advise(world)
            self.aided = self.aided or self.advising
            yield from self.look.step(world, events, self.advice)
            if any(isinstance(event, Fixed) for event in events):
                self.handling.landed()
        self.best = max(self.best, world.score)

    def result(self) -> tuple[Outcome, int]:
        """Nobody wins; points count."""
        return Outcome.OVER, self.world.score

    def state(self) -> dict[str, Plain]:
        world = self.world
        piece = world.piece
        return {
            "well": tuple("".join(chr(48 + square) if square else "." for square in row) for row in world.well.rows),
            "piece": (piece.kind, piece.hand, piece.turns),
            "place": (piece.row, piece.column),
            **plain_fields(world, "next", "held", "swapped"),
            "supply": world.supply.left(),
            "preview": (world.preview, world.seen),
            "wait": (world.wait, world.resets),
            **plain_fields(world, "score", "lines", "speed", "counts"),
            "best": self.best,
            "advised": self.advice is not None,
            "keys": self.handling.state(),
            "over": world.over,
        }
