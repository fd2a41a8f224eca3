"""The levels of Checkers as rivals, by the official rules after a few chance moves."""

from functools import partial

from arcade.games.checkers.computer import STRENGTHS, Strength, choosing
from arcade.games.checkers.rules import Move, Position
from arcade.toolkit import rivals
from arcade.toolkit.dice import Dice
from arcade.toolkit.program import Search
from arcade.toolkit.rivals import Rival

CHANCE_MOVES = 4


def _choose(strength: Strength, position: Position, dice: Dice) -> Search[Move]:
    return (yield from choosing(position, strength, dice))


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = rivals.Strength(
    tuple(Rival(level.name.lower(), partial(_choose, strength)) for level, strength in STRENGTHS.items()), _opening
)
