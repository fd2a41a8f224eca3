"""What the looks of Active Mastermind see of its program: the guesses with their marks, and the codes left."""

from collections.abc import Mapping, Sequence

from arcade.families.codes.code import Code, Marks, Pool, Try, agreeing
from arcade.games.masteract.levels import LEVELS, PRINTED
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought


class State(Program[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.task = PRINTED if self.original else LEVELS[setup.level].sets
        self.two = setup.seats == 2 and not self.original
        self.seat = 0
        self.tries: tuple[Try, ...] = ()
        self.secret: Code | None = None
        """The player's code if it is on the board."""
        self.guess: Code = ""
        self.marks: tuple[int | None, int | None] = (None, None)
        """The marks being given to the guess."""

    @property
    def pool(self) -> Pool:
        return agreeing(self.task.repeats, self.tries)

    @property
    def parts(self) -> Mapping[Marks, int]:
        """The marks that the guess can have, and how many codes are left after each."""
        return self.pool.parts(self.guess)
