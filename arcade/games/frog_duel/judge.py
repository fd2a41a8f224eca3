"""How good a leap of the frogs' duel is: the theory of heaps knows."""

from arcade.games.frog_duel.opponent import winning_move
from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.exact_judge import theory_judge
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text

_LEAP = Text("lane {lane} by {steps}")


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    lane, steps = move
    return _LEAP.in_language(language, lane=lane, steps=steps)


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if winning_move(position) is None else 1


JUDGE = theory_judge(_named, standing)
