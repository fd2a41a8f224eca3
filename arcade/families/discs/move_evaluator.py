"""How good a move of Reversi is, on every machine: what its strongest search says of all moves of a position."""

from collections.abc import Callable, Sequence

from arcade.families.discs.deep import DeepSearcher
from arcade.families.discs.lanes import EIGHTHS
from arcade.families.discs.rules import PASS, Position
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued, by_plies
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text, filled

POSITIONS, EXACT = 12_000, 12
"""What is spent on each position."""
WORTH_NAMING = 4 * EIGHTHS
"""Below four discs a mistake is none."""
_LEAD = Text("{discs:+}")
_PASS = Text("pass")


def move_evaluator(
    square_named: Callable[[int], str], counted: Callable[[Sequence[Position], int], int] = by_plies
) -> MoveEvaluator[Position, int]:
    """The evaluator of a game that names its squares and counts its moves so; values are in eighths of a disc."""

    def named(position: Position, move: int, language: Language) -> str:
        del position
        return _PASS.in_language(language) if move == PASS else square_named(move)

    return MoveEvaluator(named, _worth, _values, WORTH_NAMING, counted)


def _values(position: Position) -> Thinking[Valued[int]]:
    return (yield from DeepSearcher().search(position, POSITIONS, EXACT, every=True)).values


def _worth(value: int) -> Text:
    """The discs more at the end; parts of one, in which nobody counts, are left off."""
    return filled(_LEAD, discs=abs(value) // EIGHTHS * (1 if value > 0 else -1))
