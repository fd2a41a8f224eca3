"""The computer's frogs: the theory of heaps, the printed program's moves in lost positions, weaker levels; ponds."""

from arcade.games.frog_duel.levels import Terms
from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.nim_theory import printed, winning
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice

LEAST_LANES, MOST_LANES, MOST_GAP = 4, 10, 19
MIDDLE = 16
"""The column between which the frogs of chance ponds wait."""


def winning_move(position: Position) -> Move | None:
    """The move that wins against any play, by the first lane that allows it; None if the position is lost."""
    move = winning(position.gaps, position.upside_down)
    return move if move in position.moves() else None


def master(position: Position) -> Move:
    """The original's move: the winning one, else from the first of the longest lanes."""
    return printed(position.gaps, position.upside_down)


def choice(position: Position, slip: int, dice: Dice) -> Move:
    """The master's move, or in so many of 100 cases any at all."""
    return slipping(position, master(position), slip, dice)


def pond(terms: Terms, dice: Dice) -> Position:
    """The printed pond, or lanes and gaps by chance."""
    if not terms.new_ponds:
        return Position(upside_down=terms.upside_down)
    gaps = [1 + dice.below(MOST_GAP) for _ in range(LEAST_LANES + dice.below(MOST_LANES - LEAST_LANES + 1))]
    left = tuple(MIDDLE - (gap + 2) // 2 for gap in gaps)
    right = tuple(start + gap + 1 for start, gap in zip(left, gaps, strict=True))
    return Position(left, right, upside_down=terms.upside_down)
