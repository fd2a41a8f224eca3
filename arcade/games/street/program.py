"""The program of Crossing the street: loop after loop until the session's crossings are done."""

from abc import abstractmethod
from typing import TypeVar

from arcade.games.street import DOWN_KEY, LEFT_KEY, LOOK, RIGHT_KEY, UP_KEY
from arcade.games.street.levels import LEVELS
from arcade.games.street.modern import Modern
from arcade.games.street.original import Original
from arcade.games.street.rules import Command, World
from arcade.games.street.scoring import PASSED, mark
from arcade.games.street.world import Town
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.action_program import ActionVariant
from arcade.toolkit.programs.game_program import VariedProgram

S = TypeVar("S", World, Town)


class Street(ActionVariant[Spectrum, S]):
    """A session of crossings, loop after loop."""

    def run(self) -> Frames[None]:
        while not self.world.over:
            self.turn_passed()
            yield from self.loop(self.world, wanted(self.program))

    @abstractmethod
    def loop(self, world: S, command: Command) -> Frames[None]:
        """One loop, shown by the look."""

    def result(self) -> tuple[Outcome, int]:
        return (Outcome.WON if mark(self.world.score) >= PASSED else Outcome.LOST), self.world.score


class BookStreet(Street[World]):
    """The book's street: the level is asked before every session."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        level = yield from self.program.agreed(self.look.ask_level(), self.look.usual_level)
        return World(self.dice, level)

    def loop(self, world: World, command: Command) -> Frames[None]:
        return self.look.step(world, command, world.tick(command))

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"playing": self.playing}
        if self.begun:
            state |= plain_fields(self.world, "level", "column", "cars", "accidents", "crossings", "loops", "score")
        return state


class TownStreet(Street[Town]):
    """The town's street, at the level chosen in the cabinet."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Modern = Modern(program)

    def next_world(self) -> Frames[Town]:
        yield from ()
        return Town(self.dice, LEVELS[self.setup.level].sets)

    def loop(self, world: Town, command: Command) -> Frames[None]:
        return self.look.step(world, command, world.tick(command))

    def state(self) -> dict[str, Plain]:
        return {"playing": self.playing} | (self.world.state() if self.begun else {})


def wanted(program: Program[Spectrum]) -> Command:
    left, right, up, down = (program.wanted(control) for control in (LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY))
    return Command(right - left, down - up, program.tapped(LOOK))


class Main(VariedProgram[Spectrum, BookStreet | TownStreet]):
    """Session after session of ten crossings, in the book's street or in the town's."""

    variants = BookStreet, TownStreet
