"""The levels of Triplet as rivals, on the printed board after one chance stone of each side."""

from functools import partial

from arcade.games.triplet.board import fields_of
from arcade.games.triplet.opponent import Level, advice, choosing
from arcade.games.triplet.rules import Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

NAMES = {
    Level.CARELESS: "careless",
    Level.PRINTED: "orderly",
    Level.QUEENS: "queens",
    Level.COUNTING: "counter",
    Level.MASTER: "master",
}
STONES = 2
"""Put by chance before the rivals begin, one of each side."""


SLOW = 10
"""Games of a pair with the master: settling who wins takes it a second or two in the middle of a game."""


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[int]:
    return (yield from choosing(position, level, dice)).move


def _hinted(position: Position, dice: Dice) -> Thinking[int]:
    del dice
    return (yield from advice(position)).move


def opening(dice: Dice) -> Position:
    """A stone of each side anywhere, which cannot lose."""
    position = Position()
    for _ in range(STONES):
        position = position.play(dice.pick(tuple(fields_of(position.free))))
    return position


STRENGTH = Strength(
    tuple(Rival(NAMES[level], partial(_choose, level)) for level in Level),
    opening,
    book=Level.PRINTED - 1,
    hint=Rival("hint", _hinted),
    slow=SLOW,
)
