"""What the levels set: how wide the square is, how it was mixed, and whether order or equal sums are the goal."""

from enum import IntEnum

from arcade.games.magic_square.board import CLASSIC
from arcade.games.magic_square.rules import Position, filled, in_order
from arcade.toolkit.contract.dice import Dice


class Level(IntEnum):
    """The levels from the first."""

    FIVE_MOVES = 1
    TEN_MOVES = 2
    TWENTY_MOVES = 3
    THREE = 4
    FOUR = 5
    FIVE = 6
    MAGIC = 7
    PRINTED = 8


STIRRING = {Level.FIVE_MOVES: 5, Level.TEN_MOVES: 10, Level.TWENTY_MOVES: 20}
"""Moves that mix the tiles, and that are enough to bring them back."""
WIDTHS = {Level.THREE: 3, Level.FIVE: 5}


def size_of(level: Level) -> int:
    """Tiles across a level's square."""
    return WIDTHS.get(level, CLASSIC)


def deal(dice: Dice, level: Level) -> tuple[Position, tuple[int, ...] | None]:
    """A position of a level, and a way back where it was stirred; only the printed level deals impossible ones."""
    if level in STIRRING:
        return stirred(dice, STIRRING[level])
    position = dealt(dice, size_of(level), level is Level.MAGIC)
    while position.solved or (level is not Level.PRINTED and position.inversions % 2):
        position = dealt(dice, size_of(level), level is Level.MAGIC) if position.solved else position.exchanged()
    return position, None


def dealt(dice: Dice, size: int = CLASSIC, magic: bool = False) -> Position:
    """The square filled as the original did: each tile in turn on one of the places still free."""
    free, tiles = list(range(size * size)), [0] * size**2
    for tile in range(1, size * size + 1):
        tiles[free.pop(dice.below(len(free)))] = tile
    return filled(tuple(tiles), magic)


def stirred(dice: Dice, moves: int, size: int = CLASSIC) -> tuple[Position, tuple[int, ...]]:
    """A square after so many random moves, none of which undoes the one before, and the way back."""
    position, made = in_order(size), list[int]()
    for _ in range(moves):
        choices = [move for move in position.moves() if not made or move != position.board.back(made[-1])]
        made.append(dice.pick(choices))
        position = position.play(made[-1])
    if position.solved:
        return stirred(dice, moves, size)
    return position, tuple(position.board.back(move) for move in reversed(made))
