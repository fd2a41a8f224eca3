"""How good a move of Nim is: Bouton's theory knows."""

from arcade.games.nim.opponent import winning_move
from arcade.games.nim.rules import Move, Position
from arcade.toolkit.ai.exact_judge import theory_judge
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text

_TAKEN = Text("{amount} of row {row}")


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    row, amount = move
    return _TAKEN.in_language(language, row=row, amount=amount)


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if winning_move(position) is None else 1


JUDGE = theory_judge(_named, standing)
