"""How good a move of Reversi is: the grandmaster's search says."""

from functools import partial

from arcade.families.discs.move_evaluator import move_evaluator
from arcade.families.discs.rules import PASS, Position, name
from arcade.games.reversi.levels import LEVELS, Book, Strength
from arcade.games.reversi.opponent import ADVISER, best, find, weigh
from arcade.toolkit.ai.tournament import Rival
from arcade.toolkit.ai.tournament import Strength as Tournament
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import by_pairs
from arcade.toolkit.contract.searching import Thinking

EVALUATOR = move_evaluator(name, by_pairs)


CHANCE_MOVES = 6
SLOW = 8
"""Games of the grandmaster, who thinks for more than half a second a move."""
NAMES = ("printed", "mended", "wary", "pupil", "player", "champion", "grandmaster")


def _choose(level: Book | Strength, position: Position, dice: Dice) -> Thinking[int]:
    if position.moves() == (PASS,):
        return PASS
    if isinstance(level, Book):
        return best(weigh(level, position, dice))
    return (yield from find(position, level, dice))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Tournament(
    tuple(Rival(name, partial(_choose, level.sets)) for name, level in zip(NAMES, LEVELS, strict=True)),
    _opening,
    hint=Rival("hint", partial(_choose, ADVISER)),
    slow=SLOW,
)
