"""How good a move of Nimble is: its theory knows."""

from arcade.games.nimble.rules import Move, Position
from arcade.games.nimble.theory import winning_moves
from arcade.toolkit.ai.exact_judge import theory_judge
from arcade.toolkit.contract.texts import Language


def _named(position: Position, move: Move, language: Language) -> str:
    """From where to where, as the terminal asks for it; 0 is the terminus."""
    del position, language
    start, end = move
    return f"{start}-{end}"


def _lost(position: Position) -> bool:
    return not winning_moves(position)


JUDGE = theory_judge(_named, _lost)
