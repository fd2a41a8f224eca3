"""The levels of Nim and its hints as rivals, from random rows."""

from functools import partial

from arcade.games.nim.opponent import Level, choice, winning_move
from arcade.games.nim.rules import MOST_BEADS, Move, Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search


def _choose(level: Level, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, level, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The winning move that a hint names; anything where it says that there is none."""
    yield from ()
    return winning_move(position) or dice.pick(position.moves())


def _opening(dice: Dice) -> Position:
    return Position(tuple(dice.below(MOST_BEADS) + 1 for _ in range(3 + dice.below(5))))


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in (Level.NOVICE, Level.NORMAL, Level.MASTER)),
    _opening,
    book=2,
    hint=Rival("hint", _hint),
)
