"""The levels of Crossing as rivals, after four chance moves."""

from functools import partial

from arcade.games.crossing_board.opponent import Level, choosing
from arcade.games.crossing_board.rules import Move, Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

CHANCE_MOVES = 4


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[Move]:
    return (yield from choosing(position, level, dice))


def _opening(dice: Dice) -> Position:
    position = Position(seat=dice.below(2))
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level), _opening, book=Level.PRINTED - 1
)
