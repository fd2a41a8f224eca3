"""The computer's play: the theory of heaps, the original's moves in lost positions, weaker levels."""

from enum import IntEnum

from arcade.games.nim.rules import Move, Position
from arcade.toolkit.ai.nim_theory import printed, winning
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice

SLIP = 50
"""In so many of 100 moves the normal level takes anything."""


class Level(IntEnum):
    """How strong the computer plays; MASTER is the original's method, UPSIDE_DOWN the same for the reversed game."""

    NOVICE = 1
    NORMAL = 2
    MASTER = 3
    UPSIDE_DOWN = 4


def winning_move(position: Position) -> Move | None:
    """The move that wins against any play, by the first row that allows it; None if the position is lost."""
    move = winning(position.rows, position.last_loses)
    return move if move in position.moves() else None


def master(position: Position) -> Move:
    """The original's move: the winning one, else from the first of the longest rows."""
    return printed(position.rows, position.last_loses)


def choice(position: Position, level: int, dice: Dice) -> Move:
    """The move of a level: any at all, the master's with slips, or the master's."""
    slip = {Level.NOVICE: 100, Level.NORMAL: SLIP}.get(Level(level), 0)
    return slipping(position, master(position), slip, dice)
