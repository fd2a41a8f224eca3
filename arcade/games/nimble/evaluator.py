"""How good a move of Nimble is: its theory knows."""

from functools import partial

from arcade.games.nimble.levels import LEVELS
from arcade.games.nimble.opponent import choice, fair_deal, lost, winning_moves
from arcade.games.nimble.rules import Move, Position
from arcade.toolkit.ai.exact_evaluator import theory_evaluator
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search


def _named(position: Position, move: Move, language: Language) -> str:
    del position, language
    return f"{move[0]}-{move[1]}"


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if lost(position) else 1


EVALUATOR = theory_evaluator(_named, standing)


def _choose(mistakes: int, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, mistakes, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The first winning move, which is what a hint names; anything where it says that there is none."""
    yield from ()
    return next(iter(winning_moves(position)), None) or dice.pick(position.moves())


STRENGTH = Strength(
    tuple(Rival(f"{level.sets.mistakes} % mistakes", partial(_choose, level.sets.mistakes)) for level in LEVELS),
    fair_deal,
    book=2,
    hint=Rival("hint", _hint),
)
