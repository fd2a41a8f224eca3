"""How good a move of Reversi is: the grandmaster's search says."""

from functools import partial

from arcade.games.reversi.book_opponent import Book, best
from arcade.games.reversi.opponent import ADVISER, OPPONENTS, find
from arcade.games.reversi.opponent import Strength as Level
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.judge import by_pairs
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.discs.move_judge import move_judge
from arcade.toolkit.discs.rules import PASS, Position, name

JUDGE = move_judge(name, by_pairs)


CHANCE_MOVES = 6
SLOW = 8
"""Games of the grandmaster, who thinks for more than half a second a move."""
NAMES = ("printed", "mended", "wary", "pupil", "player", "champion", "grandmaster")


def _choose(level: Book | Level, position: Position, dice: Dice) -> Thinking[int]:
    if position.moves() == (PASS,):
        return PASS
    if isinstance(level, Book):
        return best(level.weigh(position, dice))
    return (yield from find(position, level, dice))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(name, partial(_choose, level)) for name, level in zip(NAMES, OPPONENTS, strict=True)),
    _opening,
    hint=Rival("hint", partial(_choose, ADVISER)),
    slow=SLOW,
)
