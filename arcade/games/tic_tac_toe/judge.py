"""How good a move of tic-tac-toe is: every game of it is known to its end."""

from functools import cache

from arcade.games.tic_tac_toe.rules import Position
from arcade.toolkit.ai.exact_judge import exact_judge
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.languages import Language


@cache
def _solver() -> Solver[Position, int]:
    return Solver()


def _named(position: Position, field: int, language: Language) -> str:
    """The number of the field, as the board shows it."""
    del position, language
    return str(field)


JUDGE = exact_judge(_named, _solver)
