"""The computer's play: the theory of heaps, the original's moves in lost positions, slips."""

from arcade.games.nim.rules import Move, Position
from arcade.toolkit.ai.nim_theory import printed, winning
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice


def winning_move(position: Position) -> Move | None:
    """The move that wins against any play, by the first row that allows it; None if the position is lost."""
    move = winning(position.rows, position.last_loses)
    return move if move in position.moves() else None


def master(position: Position) -> Move:
    """The original's move: the winning one, else from the first of the longest rows."""
    return printed(position.rows, position.last_loses)


def choice(position: Position, slip: int, dice: Dice) -> Move:
    """The master's move, or in `slip` percent of the cases any at all."""
    return slipping(position, master(position), slip, dice)
