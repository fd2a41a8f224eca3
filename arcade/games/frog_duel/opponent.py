"""The computer's frogs: the theory of heaps, the printed program's moves in lost positions, weaker levels; ponds."""

from enum import IntEnum

from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.nim_theory import printed, winning
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice

SLIP = 50
"""In so many of 100 moves the frog of the second level leaps anywhere."""
LEAST_LANES, MOST_LANES, MOST_GAP = 4, 10, 19
MIDDLE = 16
"""The column between which the frogs of chance ponds wait."""


class Level(IntEnum):
    """How strong the computer plays and where; OLD_FROG is the original."""

    TADPOLE = 1
    FROG = 2
    OLD_FROG = 3
    NEW_PONDS = 4
    UPSIDE_DOWN = 5


def winning_move(position: Position) -> Move | None:
    """The move that wins against any play, by the first lane that allows it; None if the position is lost."""
    move = winning(position.gaps, position.upside_down)
    return move if move in position.moves() else None


def master(position: Position) -> Move:
    """The original's move: the winning one, else from the first of the longest lanes."""
    return printed(position.gaps, position.upside_down)


def choice(position: Position, level: int, dice: Dice) -> Move:
    """The move of a level: any at all, the master's with slips, or the master's."""
    slip = {Level.TADPOLE: 100, Level.FROG: SLIP}.get(Level(level), 0)
    return slipping(position, master(position), slip, dice)


def pond(level: int, dice: Dice) -> Position:
    """The pond of a level: the printed one, or lanes and gaps by chance."""
    if level < Level.NEW_PONDS:
        return Position()
    gaps = [1 + dice.below(MOST_GAP) for _ in range(LEAST_LANES + dice.below(MOST_LANES - LEAST_LANES + 1))]
    left = tuple(MIDDLE - (gap + 2) // 2 for gap in gaps)
    right = tuple(start + gap + 1 for start, gap in zip(left, gaps, strict=True))
    return Position(left, right, upside_down=level == Level.UPSIDE_DOWN)
