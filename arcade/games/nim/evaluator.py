"""How good a move of Nim is: Bouton's theory knows."""

from functools import partial

from arcade.games.nim.levels import LEVELS
from arcade.games.nim.opponent import choice, winning_move
from arcade.games.nim.rules import MOST_BEADS, Move, Position
from arcade.toolkit.ai.exact_evaluator import theory_evaluator
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text

_TAKEN = Text("{amount} of row {row}")


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    row, amount = move
    return _TAKEN.in_language(language, row=row, amount=amount)


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if winning_move(position) is None else 1


EVALUATOR = theory_evaluator(_named, standing)


def _choose(slip: int, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, slip, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The winning move that a hint names; anything where it says that there is none."""
    yield from ()
    return winning_move(position) or dice.pick(position.moves())


def _opening(dice: Dice) -> Position:
    return Position(tuple(dice.below(MOST_BEADS) + 1 for _ in range(3 + dice.below(5))))


STRENGTH = Strength(
    tuple(
        Rival(level.name.english, partial(_choose, level.sets.slip)) for level in LEVELS if not level.sets.upside_down
    ),
    _opening,
    book=2,
    hint=Rival("hint", _hint),
)
