"""The levels of the Distances Game as rivals, for `bench strength`: the authors' first game, stones shared.

Hints are what the master would do, so who follows them plays as the master does.
"""

from functools import partial

from arcade.games.distances.opponent import Level, choosing
from arcade.games.distances.rules import Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

NAMES = {
    Level.CARELESS: "careless",
    Level.PRINTED: "haphazard",
    Level.ENDING: "counts the end",
    Level.PLANNING: "plans ahead",
    Level.MASTER: "master",
}
STONES = 2
"""Put by chance before the rivals begin."""


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[int]:
    choice = yield from choosing(position, level, dice)
    return choice.move


def opening(dice: Dice) -> Position:
    """Two stones anywhere, which cannot lose."""
    position = Position()
    for _ in range(STONES):
        position = position.play(dice.pick(position.safe()))
    return position


STRENGTH = Strength(
    tuple(Rival(NAMES[level], partial(_choose, level)) for level in Level),
    opening,
    book=Level.PRINTED - 1,
    hint=Rival("hint", partial(_choose, Level.MASTER)),
)
