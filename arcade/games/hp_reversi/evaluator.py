"""How good a move of HP Reversi is: the strongest search of Reversi says, which plays better than any level here."""

from functools import partial

from arcade.families.discs.move_evaluator import move_evaluator
from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.games.hp_reversi.file_format import yx
from arcade.games.hp_reversi.levels import ADVISER, LEVELS, Opponent
from arcade.games.hp_reversi.opponent import choose
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

EVALUATOR = move_evaluator(yx)
CHANCE_MOVES = 6


def _choose(opponent: Opponent, position: Position, dice: Dice) -> Thinking[int]:
    del dice
    if position.moves() == (PASS,):
        return PASS
    return (yield from choose(opponent, position, (SQUARES - position.empties) // 2))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.english, partial(_choose, level.sets)) for level in LEVELS),
    _opening,
    hint=Rival("hint", partial(_choose, ADVISER)),
)
