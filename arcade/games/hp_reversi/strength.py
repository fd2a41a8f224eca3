"""The levels of HP Reversi as rivals, after six chance moves."""

from functools import partial

from arcade.games.hp_reversi.opponent import ADVISER, OPPONENTS, Opponent
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.discs.rules import PASS, SQUARES, Position

CHANCE_MOVES = 6
NAMES = ("short-sighted", "a reply ahead", "looks further", "plays to win")


def _choose(level: Opponent, position: Position, dice: Dice) -> Thinking[int]:
    del dice
    if position.moves() == (PASS,):
        return PASS
    return (yield from level.choose(position, (SQUARES - position.empties) // 2))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(name, partial(_choose, level)) for name, level in zip(NAMES, OPPONENTS, strict=True)),
    _opening,
    hint=Rival("hint", partial(_choose, ADVISER)),
)
