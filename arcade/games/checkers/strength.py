"""The levels of Checkers as rivals, by the official rules after a few chance moves."""

from functools import partial

from arcade.games.checkers.opponent import STRENGTHS, Strength, advising, choosing
from arcade.games.checkers.rules import Move, Position
from arcade.toolkit.ai import tournament
from arcade.toolkit.ai.tournament import Rival
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

CHANCE_MOVES = 4
SLOW = 20
"""Games of the master, who thinks for more than half a second a move."""


def _choose(strength: Strength, position: Position, dice: Dice) -> Thinking[Move]:
    return (yield from choosing(position, strength, dice))


def _advised(position: Position, dice: Dice) -> Thinking[Move]:
    """A hint asks no dice: it is the same whenever it is asked for."""
    del dice
    return (yield from advising(position))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = tournament.Strength(
    tuple(Rival(level.name.lower(), partial(_choose, strength)) for level, strength in STRENGTHS.items()),
    _opening,
    hint=Rival("hint", _advised),
    slow=SLOW,
)
