"""The levels of Sliding Squares and its hints as rivals, from trays with some men exchanged and from empty ones."""

from functools import partial

from arcade.games.sliding_squares.layouts import exchanged
from arcade.games.sliding_squares.opponent import Level, advice, choosing
from arcade.games.sliding_squares.rules import EMPTY, Position, started
from arcade.games.sliding_squares.solver import Exact
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice, until_it_fits
from arcade.toolkit.contract.searching import Search

NAMES = ("giveaway", "in pairs", "near-sighted", "perfect")
EXCHANGED = 2
"""In the book's own tray the second always wins; exchanging too much makes short games."""
EMPTIED = 3
"""One game of so many begins with putting the men."""


def _choose(level: Level, position: Position, dice: Dice) -> Search[int]:
    return choosing(position, level, Exact(), dice)


def _hint(position: Position, dice: Dice) -> Search[int]:
    return (yield from advice(position, Exact(), dice))[0]


def opening(dice: Dice) -> Position:
    """An empty tray, or an exchanged one in which the first can slide, whoever wins."""
    if not dice.below(EMPTIED):
        return started(0, EMPTY)
    return until_it_fits(lambda: started(0, exchanged(EXCHANGED, dice)), lambda position: position.moves())


STRENGTH = Strength(
    tuple(Rival(name, partial(_choose, level)) for name, level in zip(NAMES, Level, strict=True)),
    opening,
    book=Level.PRINTED - 1,
    hint=Rival("hint", _hint),
)
