"""The levels of the blue road and its hints as rivals, on boards of several sizes, empty or after two chance tiles.

Printed and perfect play both win whatever is won from an empty board; they differ in what they make of lost games. So
the book's program stands beside the ladder of levels: it can hardly be told from the perfect one.
"""

from functools import partial

from arcade.games.blue_road.hints import advised
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


def _hint(position: Position, dice: Dice) -> Thinking[str]:
    return (yield from advised(position, dice, SIGHT)).tile


def _rival(level: Level) -> Rival[Position, str]:
    return Rival(level.name.lower(), partial(_choose, level))


STRENGTH = Strength(
    tuple(_rival(level) for level in Level if level is not Level.PRINTED),
    _opening,
    beside=_rival(Level.PRINTED),
    hint=Rival("hint", _hint),
)
