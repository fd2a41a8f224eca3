"""What both looks share: the match and the rows that it begins with, and numbers typed as two digits."""

from collections.abc import Callable, Sequence

from arcade.games.nim.levels import LEVELS, MASTER
from arcade.games.nim.rules import Move, Position
from arcade.machine.machine import Frames, Machine
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.prompts import Wrong, ask_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.programs.match_state import MatchState

USUAL_ROWS = "4"
"""The answer that ENTER gives to the question how many rows."""
BACK_KEYS = ("backspace", "left", "pad1 back")


class State(MatchState[Spectrum, Position, Move]):
    """A match, and the rows that it begins with."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = MASTER if self.original else LEVELS[setup.level].sets
        self.rows: list[int] = []
        """The sizes of the rows, as far as they have been set."""
        self.match = Match(Position((), upside_down=self.terms.upside_down))
        self.given = False
        """Whether the computer set the rows."""
        self.score = 0


def two_digits(
    machine: Machine, typed: Wrong, wrong: Wrong, echo: Callable[[str], None] = lambda _: None
) -> Frames[int | None]:
    """A number from 0 to 99; None when the first key was one that goes back.

    `typed` and `wrong` answer right and wrong keys, `echo` shows what has been typed so far. As in the original, a
    wrong key in place of the second digit asks for both again.
    """
    while True:
        tens = yield from ask_key(machine, DIGITS + BACK_KEYS, wrong, move=True)
        yield from typed()
        if tens in BACK_KEYS:
            return None
        echo(tens)
        units = yield from ask_key(machine, DIGITS + BACK_KEYS, wrong, once=True, move=True)
        if units:
            yield from typed()
        if units in DIGITS:
            echo(tens + units)
            return int(tens + units)
        echo("")
