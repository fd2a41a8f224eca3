"""The levels of English hunt as rivals, from chance placements with few moves for the hounds."""

from dataclasses import replace
from functools import cache, partial

from arcade.games.english_hunt.levels import LEVELS, Level
from arcade.games.english_hunt.opponent import advising, choose
from arcade.games.english_hunt.rules import HOUNDS, Move, Position, Start, started
from arcade.games.english_hunt.solver import Table
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

NAMES = ("tired", "printed", "rested", "wary", "sharp", "perfect")
PRINTED = 1
MOVES = 10
"""The hounds' moves in a compared game: with the book's fifteen, they nearly always win."""


@cache
def _table() -> Table:
    return Table()


def _choose(level: Level, position: Position, dice: Dice) -> Search[Move]:
    sight = level.hounds if position.seat == HOUNDS else level.hare
    return choose(position, sight, _table(), dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    del dice
    return (yield from advising(position, _table()))


def _opening(dice: Dice) -> Position:
    return replace(started(Start.ANYWHERE, dice), left=MOVES)


STRENGTH = Strength(
    tuple(Rival(name, partial(_choose, level)) for name, level in zip(NAMES, LEVELS, strict=True)),
    _opening,
    PRINTED,
    hint=Rival("hint", _hint),
)
