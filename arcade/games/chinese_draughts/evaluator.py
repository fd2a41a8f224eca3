"""How good a move is: the atlas knows in how few moves the goal can be reached after it, and whether it can at all."""

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.rules import Position
from arcade.games.chinese_draughts.solver import atlas
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled

NEVER = -1000
"""The value of a move after which the goal is out of reach: lower than any solution's."""


def _values(position: Position) -> Search[Valued[int]]:
    """Less than nothing by the moves to the goal, this one counted; once it is out of reach all moves are equal."""
    known = atlas(position.board)
    yield from known.survey()
    left = {move: known.moves_left(position.play(move)) for move in position.moves()}
    return [(move, NEVER if more is None else -1 - more) for move, more in left.items()]


def _told(value: int) -> Text:
    return strings.OUT_OF_REACH if value == NEVER else filled(strings.TO_GO, n=-value)


def _named(position: Position, move: int, language: Language) -> str:
    del language
    return f"{move}-{position.gap}"


EVALUATOR = MoveEvaluator(_named, _told, _values)
