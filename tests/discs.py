"""Positions of Reversi that several tests ask about."""

from functools import cache

from arcade.families.discs.rules import Position
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

FFO_40 = """
    o..ooooX
    .ooooooX
    ooXXoooX
    ooXoooXX
    ooooooXX
    ...ooooX
    ....o..X
    ........
"""
"""Number 40 of the endgame suite of the French federation, with which programs are compared: X wins by 38."""


def chance_position(seed: int, empties: int) -> Position:
    """A position with so many empty squares, reached by chance; of more than one, the side to move has a choice."""
    dice = SplitMix(seed)
    while still():
        position = Position()
        while still(position.moves() and position.empties > empties):
            position = position.play(dice.pick(position.moves()))
        if len(position.moves()) >= min(2, empties):
            return position


@cache
def counted_out(position: Position) -> int:
    """The difference of discs after best play for the side to move, by looking at everything."""
    moves = position.moves()
    if not moves:
        return position.own.bit_count() - position.enemy.bit_count()
    return max(-counted_out(position.play(move)) for move in moves)
