"""How good a move of tic-tac-toe is: every game of it is known to its end."""

from functools import cache, partial

from arcade.games.tic_tac_toe.levels import LEVELS, Skill
from arcade.games.tic_tac_toe.opponent import advice, advised, choosing
from arcade.games.tic_tac_toe.rules import Position
from arcade.toolkit.ai.exact_evaluator import exact_evaluator
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search


@cache
def _solver() -> Solver[Position, int]:
    return Solver()


def _named(position: Position, field: int, language: Language) -> str:
    del position, language
    return str(field)


EVALUATOR = exact_evaluator(_named, _solver)


def _choose(skill: Skill, position: Position, dice: Dice) -> Search[int]:
    return (yield from choosing(position, skill, _solver(), dice)).field


def _hint(position: Position, dice: Dice) -> Search[int]:
    values = advised(position, (yield from advice(position, _solver())))
    return dice.pick([field for field, value in values.items() if value == max(values.values())])


def _rival(skill: Skill) -> Rival[Position, int]:
    return Rival(skill.name.lower(), partial(_choose, skill))


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(dice.below(3)):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(_rival(level.sets) for level in LEVELS if not level.beside),
    _opening,
    beside=_rival(Skill.PRINTED),
    hint=Rival("hint", _hint),
)
