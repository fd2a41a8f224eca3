"""The levels of Impasse as rivals, from the block in the corner after a few chance moves."""

from functools import partial

from arcade.games.impas.opponent import Level, advice, choosing
from arcade.games.impas.rules import Move, Position, start
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

CHANCE_MOVES = 3
"""At most; after more of them one side has often won already."""


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[Move]:
    del dice
    return (yield from choosing(position, level))


def _hinted(position: Position, dice: Dice) -> Thinking[Move]:
    del dice
    move, _ = yield from advice(position)
    return move


def _opening(dice: Dice) -> Position:
    position = start()
    for _ in range(dice.below(CHANCE_MOVES + 1)):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level),
    _opening,
    hint=Rival("hint", _hinted),
)
