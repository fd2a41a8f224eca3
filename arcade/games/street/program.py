"""The program of Crossing the street: loop after loop until the session's crossings are done."""

from collections.abc import Sequence

from arcade.games.street import DOWN_KEY, LEFT_KEY, LOOK, RIGHT_KEY, UP_KEY
from arcade.games.street.events import Command
from arcade.games.street.modern import Modern
from arcade.games.street.original import Original
from arcade.games.street.rules import World
from arcade.games.street.scoring import PASSED, mark
from arcade.games.street.world import Town
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program, Setup, Thought


class Main(Program[Spectrum]):
    """One sitting: session after session of ten crossings, in the book's street or in the town's."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.world: World | None = None
        self.town: Town | None = None
        self.playing = False
        """Whether keys move the walker now."""

    def play(self) -> Frames[None]:
        if self.original:
            yield from self.play_book()
        else:
            yield from self.play_town()

    def play_book(self) -> Frames[None]:
        """The book's street: the level is asked before every session."""
        look = Original(self)
        yield from look.title()
        while True:
            world = self.world = World(self.dice, (yield from look.level()))
            yield from look.begin(world)
            self.playing = True
            while not world.over:
                command = self.command()
                yield from look.step(world, command, world.tick(command))
            self.close(world.score)
            if not (yield from look.end(world)):
                return

    def play_town(self) -> Frames[None]:
        """The town's street, at the level chosen in the cabinet."""
        look = Modern(self)
        yield from look.title()
        while True:
            town = self.town = Town(self.dice, self.setup.level)
            yield from look.begin(town)
            self.playing = True
            while not town.over:
                command = self.command()
                yield from look.step(town, command, town.tick(command))
            self.close(town.score)
            if not (yield from look.end(town)):
                return

    def close(self, score: int) -> None:
        """A session is over: passed or not."""
        self.playing = False
        self.finish(Outcome.WON if mark(score) >= PASSED else Outcome.LOST, score)

    def command(self) -> Command:
        """What the keys say; a tap too short for the loop still counts."""
        wanted = [self.wanted(control) for control in (LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY)]
        left, right, up, down = wanted
        return Command(right - left, down - up, self.tapped(LOOK))

    def wanted(self, control: Control) -> bool:
        """Whether a control is held or was tapped since the last loop."""
        tapped = self.tapped(control)
        return tapped or self.down(control)

    def state(self) -> dict[str, Plain]:
        book: World | None = self.world
        town = self.town
        state: dict[str, Plain] = {"playing": self.playing}
        if book is not None:
            state |= plain_fields(book, "level", "column", "cars", "accidents", "crossings", "loops", "score")
        if town is not None:
            state |= town.state()
        return state
