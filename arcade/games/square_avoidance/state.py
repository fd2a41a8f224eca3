"""What a look of Avoid the square sees of its program: the match; and where the fields are."""

from collections.abc import Sequence

from arcade.games.square_avoidance.rules import SIDE, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState


def field_at(cell: Cell) -> int:
    """The field of a cell, whose row is counted from the top."""
    return SIDE * (SIDE - 1 - cell[0]) + cell[1]


def cell_of(field: int) -> Cell:
    return SIDE - 1 - field // SIDE, field % SIDE


class State(MatchState[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position())
