"""The program of Crossing the street: loop after loop until the session's crossings are done."""

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


class BookStreet(ActionVariant[Spectrum, World]):
    """The book's street: the level is asked before every session."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Original = Original(program)

    def next_world(self) -> Frames[World]:
        """The street at the level that is asked for."""
        level = yield from self.program.agreed(self.look.ask_level(), self.setup.level)
        return World(self.dice, level)

    def run(self) -> Frames[None]:
        """Loop after loop until the crossings are done."""
        while not self.world.over:
            self.turn_passed()
            command = wanted(self.program)
            yield from self.look.step(self.world, command, self.world.tick(command))

    def result(self) -> tuple[Outcome, int]:
        """Passed or not."""
        return verdict(self.world.score)

    def state(self) -> dict[str, Plain]:
        state: dict[str, Plain] = {"playing": self.playing}
        if self.begun:
            state |= plain_fields(self.world, "level", "column", "cars", "accidents", "crossings", "loops", "score")
        return state


class TownStreet(ActionVariant[Spectrum, Town]):
    """The town's street, at the level chosen in the cabinet."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.look: Modern = Modern(program)

    def next_world(self) -> Frames[Town]:
        """The town with nobody on the road yet."""
        yield from ()
        return Town(self.dice, LEVELS[self.setup.level].sets)

    def run(self) -> Frames[None]:
        """Loop after loop until the crossings are done."""
        while not self.world.over:
            self.turn_passed()
            command = wanted(self.program)
            yield from self.look.step(self.world, command, self.world.tick(command))

    def result(self) -> tuple[Outcome, int]:
        """Passed or not."""
        return verdict(self.world.score)

    def state(self) -> dict[str, Plain]:
        return {"playing": self.playing} | (self.world.state() if self.begun else {})


def wanted(program: Program[Spectrum]) -> Command:
    """What the keys say."""
    left, right, up, down = (program.wanted(control) for control in (LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY))
    return Command(right - left, down - up, program.tapped(LOOK))


def verdict(score: int) -> tuple[Outcome, int]:
    """Whether a session is passed, and its score."""
    return Outcome.WON if mark(score) >= PASSED else Outcome.LOST, score


class Main(VariedProgram[Spectrum, BookStreet | TownStreet]):
    """Session after session of ten crossings, in the book's street or in the town's."""

    variants = BookStreet, TownStreet
