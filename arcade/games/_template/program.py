"""The course of the game: hide a number, take guesses, say higher or lower."""

from collections.abc import Sequence

from arcade.games._template import LEVELS
from arcade.games._template.look import COLUMNS, NumbersLook, State
from arcade.games._template.modern import Modern
from arcade.games._template.original import Original
from arcade.games._template.rules import Position
from arcade.games._template.strings import NOT_POSSIBLE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.game_program import GameProgram

POINTS = 10
"""For each try that is left."""


class Main(State, GameProgram[Spectrum]):
    """A number is hidden and guessed, again and again."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: NumbersLook = Original(self) if setup.original else Modern(self)
        self.terms = LEVELS[setup.level].sets
        self.position = self.new_position()
        self.cell: Cell | None = None
        """Where the cursor begins while a number is being chosen."""

    def new_position(self) -> Position:
        """Another hidden number."""
        numbers = self.terms.numbers
        return Position(hidden=self.dice.below(numbers) + 1, low=1, high=numbers, tries=self.terms.tries)

    def play_game(self) -> Frames[None]:
        """Take guesses until the number is found or the tries are used up."""
        if self.results:
            self.position = self.new_position()
        yield from self.look.begin()
        cell = (0, 0)
        while (ended := self.position.outcome()) is None:
            chosen = yield from self.choose(cell)
            if isinstance(chosen, Control):
                self.assisted = True
                yield from self.look.hint()
            else:
                cell = chosen
                yield from self.guess(COLUMNS * cell[0] + cell[1] + 1)
        outcome = Outcome.WON if ended == 1 else Outcome.LOST
        self.finish(outcome, POINTS * self.position.tries)
        yield from self.look.end(outcome)

    def choose(self, start: Cell) -> Frames[Cell | Control]:
        """The cell of a number, or the order for a hint."""
        self.cell, look = start, self.look
        chosen = yield from choose_cell(
            self, CellCursor(look.grid, start, look.cursor), CellKeys(commands=(HINT,), wrong=look.wrong_key)
        )
        self.cell = None
        return chosen

    def guess(self, number: int) -> Frames[None]:
        """A guess and its answer; a number that is ruled out is refused and costs nothing."""
        if number in self.position.moves():
            self.position = self.position.play(number)
            yield from self.look.move()
        else:
            yield from self.look.refuse(NOT_POSSIBLE)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "possible": (position.low, position.high),
            **plain_fields(position, "hidden", "tries", "last"),
        }
