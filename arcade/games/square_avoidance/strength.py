"""The levels of Avoid the square and its hints as rivals, after some chance stones that complete nothing."""

from functools import partial

from arcade.games.square_avoidance.opponent import Level, advice, choosing
from arcade.games.square_avoidance.rules import RESIGN, Position, fields_of
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

CHANCE_STONES = 4


def _choose(level: Level, position: Position, dice: Dice) -> Search[int]:
    return choosing(position, level, dice)


def _hint(position: Position, dice: Dice) -> Search[int]:
    """The field that the hint names; who has no safe one resigns."""
    return (yield from advice(position, dice))[0] if position.safe else RESIGN


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_STONES):
        position = position.play(dice.pick(fields_of(position.safe)))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level),
    _opening,
    book=Level.PRINTED - 1,
    hint=Rival("hint", _hint),
)
