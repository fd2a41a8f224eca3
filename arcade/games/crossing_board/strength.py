"""The levels of Crossing and its hints as rivals, after four chance moves.

The strongest level and the hints examine a tenth of their positions here, for they take their time: it beats the others
all the same, and both are cut down alike.
"""

from functools import partial

from arcade.games.crossing_board.opponent import ADVISER, Level, best, choosing, limited
from arcade.games.crossing_board.rules import Move, Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

CHANCE_MOVES = 4
MOST = 2_500
"""Positions that a search examines here."""
GAMES = 20
"""So many games with the strongest level."""


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[Move]:
    return (yield from choosing(position, level, dice, MOST))


def _hint(position: Position, dice: Dice) -> Thinking[Move]:
    del dice
    return (yield from best(position, limited(ADVISER, MOST)))


def _opening(dice: Dice) -> Position:
    position = Position(seat=dice.below(2))
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level),
    _opening,
    book=Level.PRINTED - 1,
    hint=Rival("hint", _hint),
    slow=GAMES,
)
