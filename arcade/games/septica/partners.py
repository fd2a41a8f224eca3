"""CAMPION among partners: when the own side holds the trick, it gives points and keeps its sevens."""

from arcade.games.septica import book_opponent
from arcade.games.septica.cards import COUNTING, RANK, SEVEN, WEAK
from arcade.games.septica.rules import Move, Position
from arcade.toolkit.contract.dice import Dice

PAIRS = 4
"""Players, when they play in pairs."""


def choose(position: Position, dice: Dice) -> Move:
    """CAMPION's move, for any number of players."""
    if position.seats == PAIRS and position.trick and not position.cut:
        seat = position.seat
        if position.side(position.holder) == position.side(seat):
            return _give(position, last=(len(position.trick) + 1) % PAIRS == 0)
    return book_opponent.choose(position, dice)


def _give(position: Position, last: bool) -> Move:
    """A card for the partner: a point if nobody can take it any more, else a weak one, a seven only at the end."""
    hand = position.hands[position.seat]
    wanted = (*COUNTING, *WEAK) if last else (*WEAK, *COUNTING)
    return min(hand, key=lambda card: (RANK[card] == SEVEN, wanted.index(RANK[card]) if RANK[card] != SEVEN else 0))
