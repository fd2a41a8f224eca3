"""How good a move of HP Reversi is: the strongest search of Reversi says, which plays better than any level here."""

from functools import partial

from arcade.games.hp_reversi.notation import yx
from arcade.games.hp_reversi.opponent import ADVISER, OPPONENTS, Opponent
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.discs.move_judge import move_judge
from arcade.toolkit.discs.rules import PASS, SQUARES, Position

JUDGE = move_judge(yx)


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
