"""What a game of Mefisto is at: the goals and boards of its level, the attempt, and where the cursor is."""

from collections.abc import Sequence

from arcade.games.mefisto import ART
from arcade.games.mefisto.levels import CLASSIC, LEVELS, Board
from arcade.games.mefisto.rules import Position, flipped, lamps_of
from arcade.games.mefisto.solver import obstacle, shortest
from arcade.games.mefisto.strings import GOALS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import Dice, until_it_fits
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState

FIGURES = {name: lamps_of("".join(ART.rows(name))) for name in GOALS}
"""Goals on the board of five by five."""


def goals(board: Board) -> dict[str, int]:
    """The goals of a level by their names, all of which can be reached.

    Every board can be lit wholly (K. Sutner, Linear cellular automata and the Garden-of-Eden, 1989).
    """
    if board.blaze:
        return {"out": 0}
    if board.size != CLASSIC.size:
        return {"all": (1 << board.size**2) - 1}
    return {name: lamps for name, lamps in FIGURES.items() if obstacle(board.size, lamps, board.wrapped) is None}


def start(board: Board, goal: int, dice: Dice) -> Position:
    """What a game begins with; boards to be put out are lit by random presses until they are hard enough."""
    size = board.size
    if board.blaze is None:
        return Position(size, goal, 0, board.wrapped)
    least, most = board.blaze

    def pressed() -> int:
        lit = 0
        for lamp in range(size * size):
            lit ^= flipped(size, lamp) * dice.below(2)
        return lit

    def hard_enough(lit: int) -> bool:
        chosen = at_once(shortest(size, lit))
        return chosen is not None and least <= chosen.bit_count() <= most

    return Position(size, goal, until_it_fits(pressed, hard_enough))


class State(PuzzleState[Spectrum, Position, int]):
    """A square of fires."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.board = CLASSIC if self.original else LEVELS[setup.level].sets
        self.size = self.board.size
        self.attempt = Attempt(Position(self.size, 0))
        self.lamp = self.size**2 // 2
        """Where the cursor is."""
