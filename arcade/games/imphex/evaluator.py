"""How good a move of hexapawn is, every game of it being known to its end; and what the learner believes of its own."""

from functools import cache

from arcade.games.imphex.opponent import Solutions
from arcade.games.imphex.rules import Move, Position
from arcade.toolkit.ai.exact_evaluator import exact_evaluator
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Idea


@cache
def _solutions() -> Solutions:
    return Solutions()


def _named(position: Position, move: Move, language: Language) -> str:
    del position, language
    return f"{move.origin}-{move.target}"


def belief(position: Position, move: Move, certain: bool) -> Idea:
    """What the learner thinks of its move: who is `certain` never to lose knows the end, else only that it will try."""
    return Idea(position, (move,), value=_solutions().after(position, move).rank if certain else None)


EVALUATOR = exact_evaluator(_named, _solutions)
