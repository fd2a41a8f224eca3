"""The computer's play: the theory, with a mistake factor that makes the levels; and counters set out by chance."""

from arcade.games.nimble.rules import COUNTERS, HOME, LENGTH, Move, Position
from arcade.games.nimble.theory import harmless_moves, winning_moves
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice, until_it_fits

MISTAKES = (80, 60, 35, 0)
"""The levels' mistake factors: in so many of 100 moves the computer moves anything anywhere. 35 is the article's."""


def perfect(position: Position, dice: Dice) -> Move:
    """A move that wins, one of those there are by chance; in a lost position any that does no harm at once."""
    choices = winning_moves(position) or harmless_moves(position) or position.moves()
    return dice.pick(choices)


def choice(position: Position, mistakes: int, dice: Dice) -> Move:
    """The move of a computer with a mistake factor. It never overlooks that the red counter is free to go home."""
    best = perfect(position, dice)
    return best if best == (position.red, HOME) else slipping(position, best, mistakes, dice)


def deal(dice: Dice, length: int = LENGTH, counters: int = COUNTERS) -> Position:
    """Counters on squares by chance, one of them red."""
    squares = list(range(1, length + 1))
    dice.shuffle(squares)
    red, *blues = squares[:counters]
    return Position(tuple(sorted(blues)), red, length=length)


def fair_deal(dice: Dice, length: int = LENGTH, counters: int = COUNTERS) -> Position:
    """A deal in which nobody can bring the red counter home at once."""
    return until_it_fits(lambda: deal(dice, length, counters), lambda position: position.nearer)


def problem(dice: Dice, length: int, counters: int) -> Position:
    """A deal in which just one move wins."""
    return until_it_fits(lambda: fair_deal(dice, length, counters), lambda position: len(winning_moves(position)) == 1)
