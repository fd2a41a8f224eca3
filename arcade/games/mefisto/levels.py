"""What the levels set: boards, goals to choose from, and boards lit at random that are to be put out."""

from enum import IntEnum

from arcade.games.mefisto.rules import Position, flipped, lamps_of
from arcade.games.mefisto.solver import obstacle, shortest
from arcade.games.mefisto.strings import GOALS
from arcade.toolkit.contract.dice import Dice, until_it_fits
from arcade.toolkit.contract.searching import at_once

CLASSIC_SIZE = 5


class Level(IntEnum):
    """The levels from the first."""

    SMALL = 1
    CLASSIC = 2
    DUSK = 3
    MIDNIGHT = 4
    LARGE = 5
    ENDLESS = 6


SIZES = {Level.SMALL: 3, Level.LARGE: 7}
PRESSES = {Level.DUSK: (4, 8), Level.MIDNIGHT: (11, 15)}
"""The least and the most presses of boards that are to be put out."""
FIGURES = {
    "all": "##### ##### ##### ##### #####",
    "chessboard": "#.#.# .#.#. #.#.# .#.#. #.#.#",
    "other": ".#.#. #.#.# .#.#. #.#.# .#.#.",
    "frame": "##### #...# #...# #...# #####",
    "plus": "..#.. ..#.. ##### ..#.. ..#..",
    "cross": "#...# .#.#. ..#.. .#.#. #...#",
    "diamond": "..#.. .#.#. #...# .#.#. ..#..",
    "block": "..... .###. .###. .###. .....",
    "corners": "#...# ..... ..... ..... #...#",
    "centre": "..... ..... ..#.. ..... .....",
    "all but one": "##### ##### ##.## ##### #####",
    "all but two": "##### #.### ##### ###.# #####",
}
"""Goals on the board of five by five."""


def size_of(level: Level) -> int:
    """Lamps across, and down."""
    return SIZES.get(level, CLASSIC_SIZE)


def goals(level: Level) -> dict[str, int]:
    """The goals of a level by their names, all of which can be reached.

    Every board can be lit wholly (K. Sutner, Linear cellular automata and the Garden-of-Eden, 1989).
    """
    size = size_of(level)
    if level in PRESSES:
        return {"out": 0}
    if size != CLASSIC_SIZE:
        return {"all": (1 << size * size) - 1}
    wanted = {name: lamps_of(figure) for name, figure in FIGURES.items()}
    wrapped = level is Level.ENDLESS
    return {name: wanted[name] for name in GOALS if name in wanted and obstacle(size, wanted[name], wrapped) is None}


def start(level: Level, goal: int, dice: Dice) -> Position:
    """The board that a game begins with; boards to be put out are lit by random presses until they are hard enough."""
    size = size_of(level)
    if level not in PRESSES:
        return Position(size, goal, 0, level is Level.ENDLESS)
    least, most = PRESSES[level]

    def pressed() -> int:
        lit = 0
        for lamp in range(size * size):
            lit ^= flipped(size, lamp) * dice.below(2)
        return lit

    def hard_enough(lit: int) -> bool:
        chosen = at_once(shortest(size, lit))
        return chosen is not None and least <= chosen.bit_count() <= most

    return Position(size, goal, until_it_fits(pressed, hard_enough))
