"""The levels of the blue road as rivals, on boards of several sizes, empty or after two chance tiles.

Printed and perfect play both win whatever is won from an empty board; they differ in what they make of lost games.
"""

from functools import partial

from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.rules import Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

SIZES = ((5, 5), (5, 6), (6, 6), (6, 7), (7, 7))
CHANCE_TILES = 2
SIGHT = 600
"""Positions that a lost perfect player looks at here, since many games shall be played."""


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[str]:
    return choosing(position, level, dice, SIGHT)


def _opening(dice: Dice) -> Position:
    """An empty board as often as some chance tiles, none of which leads out."""
    position = Position(*dice.pick(SIZES))
    for _ in range(CHANCE_TILES * dice.below(2)):
        position = position.play(dice.pick([tile for tile in position.moves() if position.play(tile).end is not None]))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level), _opening, book=Level.PRINTED - 1
)
