"""The program of Ricochet: place the ball, shoot, watch it or steer, until the table is clear or the shots are used."""

from collections.abc import Sequence

from arcade.games.ricochet.evaluator import Aim
from arcade.games.ricochet.layouts import PRINTED, TABLES
from arcade.games.ricochet.modern import Modern
from arcade.games.ricochet.original import Original
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS, RIGHTWARDS, Shot, advice
from arcade.games.ricochet.state import Handling, Order, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.action_program import ActionProgram


class Main(State, ActionProgram[Spectrum, World]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.handling = Handling(machine, setup.original)
        self.world = self.new_world()
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)

    def new_world(self) -> World:
        """The printed table in the original, the level's in the modern game; the first shot goes to the left."""
        self.side = LEFTWARDS
        self.match = Course()
        if self.original:
            return World(PRINTED)
        return World(TABLES[self.setup.level], seats=self.setup.seats)

    def run(self) -> Frames[None]:
        while not self.world.over:
            yield from self.aim()
            yield from self.shot()

    def result(self) -> tuple[Outcome, int | None]:
        """Two people compare their points and get no score."""
        return self.outcome, self.score if self.world.seats == 1 else None

    @property
    def score(self) -> int:
        """The book counted targets; the modern game gives points."""
        return self.world.taken if self.original else self.world.score

    def aim(self) -> Frames[None]:
        if not self.aiming:
            self.handling.begin()
            self.aiming = True
        while self.world.flight is None:
            self.turn_passed()
            order = self.handling.order(self.world)
            if order is None:
                yield from self.look.waiting(self.world)
            else:
                yield from self.obey(order)

    def obey(self, order: Order) -> Frames[None]:
        world, look = self.world, self.look
        match order:
            case Order.LEFT | Order.RIGHT:
                way = -1 if order is Order.LEFT else 1
                if self.original:
                    self.side = way
                yield from look.cursor(world, world.move(way))
            case Order.TURN:
                self.side = -self.side
                yield from look.turned(world)
            case Order.HINT:
                self.assisted = True
                told = yield from self.think(advice(world.table, world.left))
                yield from look.hint(world, told)
            case Order.WRONG:
                yield from look.wrong_key()
            case _:
                if order is not Order.SHOOT:
                    self.side = LEFTWARDS if order is Order.UP_LEFT else RIGHTWARDS
                self.aiming = False
                if not world.table.bars:
                    self.match.note(Aim(world.table, tuple(sorted(world.left))), Shot(world.column, self.side))
                world.fire(self.side)
                yield from look.move(world)

    def shot(self) -> Frames[None]:
        world = self.world
        self.handling.begin()
        while not world.landed:
            command = self.handling.command(world)
            yield from self.look.step(world, world.tick(command))
        if world.cleared or world.shots == world.all_shots:
            return
        yield from self.look.landed(world)
        world.reset()
        yield from self.look.prompt(world)

    def state(self) -> dict[str, Plain]:
        world = self.world
        flight = world.flight
        return {
            "ball": world.ball,
            "flight": (flight.down, flight.right) if flight else None,
            **plain_fields(self, "aiming", "side"),
            **plain_fields(world, "slide", "shots", "bounces"),
            "targets": tuple(sorted(world.left)),
            "taken": world.taken,
            "score": self.score,
            "turn": world.turn,
            "points": tuple(world.points),
            "keys": self.handling.state(),
        }
