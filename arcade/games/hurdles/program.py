"""The program of Hurdle race: stride after stride on the book's course, or frame after frame in the stadium."""

from collections.abc import Sequence

from arcade.games.hurdles import JUMP, JUMP_2
from arcade.games.hurdles.ending import outcome
from arcade.games.hurdles.levels import LEVELS, course
from arcade.games.hurdles.modern import Modern
from arcade.games.hurdles.original import Original
from arcade.games.hurdles.rules import World, points
from arcade.games.hurdles.world import Race
from arcade.machine.keyboard import is_click, is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought


class Main(Program[Spectrum]):
    """One sitting: race after race until the players have had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.world: World | None = None
        self.race: Race | None = None
        self.book = Original(self)
        self.running = False
        """Whether keys make somebody jump now."""

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_stadium()

    def play_book(self) -> Frames[None]:
        """The book's race: the speed is asked before each, so that players can take turns."""
        look = self.book
        while True:
            speed = yield from look.begin()
            world = self.world = World()
            yield from look.course(world)
            self.running = True
            while not world.over:
                yield from look.stride(world)
                world.advance()
            self.running = False
            ended = Outcome.OVER if world.fallen and world.cleared else Outcome.LOST if world.fallen else Outcome.WON
            self.finish(ended, points(world.cleared, speed))
            if not (yield from look.end(world)):
                return

    def play_stadium(self) -> Frames[None]:
        """The stadium's race; after one in which nothing fell the next is faster."""
        look, rung = Modern(self), 0
        yield from look.title()
        while True:
            rules = LEVELS[self.setup.level - 1]
            race = self.race = Race(rules, course(rules, self.dice), self.setup.seats, rung)
            yield from look.begin(race)
            self.running = True
            while not race.over:
                yield from look.step(race, race.tick(self.pressed()))
            self.running = False
            self.finish(outcome(race), race.points(race.runners[0]) if race.lanes == 1 else None)
            rung = rung + 1 if any(runner.fallen == 0 for runner in race.runners) else 0
            if not (yield from look.end(race)):
                return

    def pressed(self) -> list[bool]:
        """Who was asked to jump since the last frame: alone by any key, of two each by his own keys."""
        if self.setup.seats > 1:
            return [self.tapped(JUMP), self.tapped(JUMP_2)]
        jump = False
        while key := self.machine.keyboard.take():
            jump = jump or is_click(key) or not is_order(key)
        return [jump]

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"running": self.running}
        if self.world is not None:
            world = self.world
            state |= {
                "stride": world.stride,
                "runner": self.book.shown,
                "down": len(world.fallen),
                "cleared": world.cleared,
                "speed": self.book.speed,
            }
        if self.race is not None:
            race = self.race
            state |= {
                "frame": race.frame,
                "distance": tuple(runner.distance for runner in race.runners),
                "down": tuple(runner.fallen for runner in race.runners),
                "perfect": tuple(runner.perfect for runner in race.runners),
                "points": tuple(race.points(runner) for runner in race.runners),
                "rung": race.rung,
            }
        return state
