"""What a look of Impasse sees of its program: the match, who plays, the cursor."""

from collections.abc import Sequence

from arcade.games.impas.rules import RIGHT, UP, Move, Position, start
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, Steering
from arcade.toolkit.picture.grid import Cell

LETTERS = "abcdefgh"


class Table(Program[Spectrum]):
    """A board with people or the computer round it; the program itself says what happens at it."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.people: tuple[int, ...] = (UP, RIGHT) if setup.seats == 2 else (UP,)
        self.match: Match[Position, Move] = Match(start())
        self.tally = Tally()
        self.cell: Cell = (0, 0)
        """Where the cursor is."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def steering(self) -> Steering:
        """The controls of whoever's turn it is."""
        return SECOND_SEAT if len(self.people) == 2 and self.position.seat == RIGHT else ARROWS

    @property
    def digits(self) -> str:
        """The digits of the board's rows, which are also those of steps."""
        return "12345678"[: self.position.side]

    @property
    def letters(self) -> str:
        """The letters of the board's columns."""
        return LETTERS[: self.position.side]
