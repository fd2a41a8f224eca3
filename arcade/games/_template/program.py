"""The program of the Lucky Number: hide a number, take guesses, say higher or lower."""

from collections.abc import Sequence

from arcade.games._template.modern import Modern
from arcade.games._template.original import Original
from arcade.games._template.rules import Position
from arcade.games._template.strings import ADVICE, CHOOSE, HIGHER, LOWER, NOT_POSSIBLE, WAS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.sound.jingles import POINT

LEVELS = ((10, 4), (30, 5), (60, 6))
"""Numbers and tries of each level."""
COLUMNS = 10
POINTS = 10


class Main(Program[Spectrum]):
    """One sitting: game after game until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.position = self.new_position()
        self.at: Cell | None = None
        """Where the cursor begins while a number is being chosen."""

    def new_position(self) -> Position:
        """A number hidden anew."""
        numbers, tries = LEVELS[self.setup.level - 1]
        return Position(lucky=self.dice.below(numbers) + 1, low=1, high=numbers, tries=tries)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        while True:
            yield from self.look.begin(self.position)
            yield from self.guessing()
            won = self.position.outcome() == 1
            self.finish(Outcome.WON if won else Outcome.LOST, POINTS * self.position.tries)
            self.look.say(self.text(WAS, number=self.position.lucky))
            if not (yield from self.look.end(won)):
                return
            self.position = self.new_position()

    def guessing(self) -> Frames[None]:
        """Take guesses until the number is found or the tries are used up."""
        self.look.say(self.text(CHOOSE))
        at = (0, 0)
        while self.position.outcome() is None:
            self.at = at
            look = self.look
            chosen = yield from choose_cell(self, look.grid, at, look.cursor, commands=(HINT,), wrong=look.wrong_key)
            self.at = None
            if isinstance(chosen, Control):
                self.aided = True
                look.say(self.text(ADVICE, n=self.position.advice))
                self.machine.chime(POINT)
            else:
                at = chosen
                yield from self.take(chosen[0] * COLUMNS + chosen[1] + 1)

    def take(self, number: int) -> Frames[None]:
        """One guess, answered: a number that cannot be is refused and costs nothing."""
        position = self.position
        if not position.low <= number <= position.high:
            self.look.say(self.text(NOT_POSSIBLE))
            yield from self.look.refuse()
            return
        self.position = position.guess(number)
        if self.position.outcome() is None:
            self.look.say(self.text(HIGHER if number < position.lucky else LOWER))
        yield from self.look.show(self.position)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "lucky": position.lucky,
            "possible": (position.low, position.high),
            "tries": position.tries,
            "last": position.last,
        }
