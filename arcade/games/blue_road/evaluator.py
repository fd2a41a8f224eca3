"""How good a tile is: the theory of pairs knows, or the lines played on until it does."""

from functools import partial

from arcade.games.blue_road.levels import CAREFUL, PERFECT, PRINTED, STROLLER, WATCHFUL, Skill
from arcade.games.blue_road.opponent import advised, choosing
from arcade.games.blue_road.rules import Position
from arcade.games.blue_road.theory import Links, Theory
from arcade.toolkit.ai.exact_evaluator import CERTAIN, UNDECIDED
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search, Thinking
from arcade.toolkit.contract.texts import Text


def _values(position: Position) -> Search[Valued[str]]:
    """1 for a tile that wins, -1 for one that loses; undecided ones are left out."""
    worths = yield from Theory().values(Links.of(position))
    return tuple((tile, worth) for tile, worth in worths.items() if worth)


def _named(position: Position, tile: str, language: Language) -> str:
    del position, language
    return tile


def standing(worth: int) -> Text:
    """1, -1, or 0 where it is not known."""
    return CERTAIN[worth] if worth else UNDECIDED


EVALUATOR = MoveEvaluator(_named, standing, _values)


SIZES = ((5, 5), (5, 6), (6, 6), (6, 7), (7, 7))
SIGHT = 600
"""Positions that a lost perfect player looks at here, as many games are played."""


def _choose(skill: Skill, position: Position, dice: Dice) -> Thinking[str]:
    return choosing(position, skill, dice, SIGHT)


def _opening(dice: Dice) -> Position:
    """An empty board as often as some chance tiles, none of which leads out."""
    position = Position(*dice.pick(SIZES))
    for _ in range(2 * dice.below(2)):
        position = position.play(dice.pick([tile for tile in position.moves() if position.play(tile).end is not None]))
    return position


def _hint(position: Position, dice: Dice) -> Thinking[str]:
    return (yield from advised(position, dice, SIGHT)).tile


def _rival(name: str, skill: Skill) -> Rival[Position, str]:
    return Rival(name, partial(_choose, skill))


STRENGTH = Strength(
    tuple(map(_rival, ("stroller", "careful", "watchful", "perfect"), (STROLLER, CAREFUL, WATCHFUL, PERFECT))),
    _opening,
    beside=_rival("printed", PRINTED),
    hint=Rival("hint", _hint),
)
