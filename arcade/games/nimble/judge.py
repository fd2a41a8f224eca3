"""How good a move of Nimble is: its theory knows."""

from arcade.games.nimble.rules import Move, Position
from arcade.games.nimble.theory import lost
from arcade.toolkit.ai.exact_judge import theory_judge
from arcade.toolkit.contract.languages import Language


def _named(position: Position, move: Move, language: Language) -> str:
    """From where to where, as the terminal asks for it; 0 is the terminus."""
    del position, language
    start, end = move
    return f"{start}-{end}"


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if lost(position) else 1


JUDGE = theory_judge(_named, standing)
