"""How the book's program deals: card by card by chance, and only when they are needed, between notes made by chance."""

from dataclasses import replace

from arcade.games.septica.rules import HAND, Move, Position, deal, pack
from arcade.toolkit.contract.dice import Dice

SEATS = 2
TITLE, DEALT, CAMPION_TAKES, PLAYER_TAKES, ENDED, CAMPION_WINS, PLAYER_WINS = 4, 4, 6, 3, 5, 8, 2
"""The quickness of the jingles."""
NOTES = 4


def pitches(quickness: int, dice: Dice) -> tuple[int, ...]:
    """The notes of a jingle."""
    return tuple(dice.below(7 * quickness) for _ in range(NOTES))


def first_deal(leader: int, dice: Dice) -> Position:
    """The first hands of a game."""
    return deal(_next_cards(pack(SEATS), SEATS * HAND, dice), SEATS, leader)


def _next_cards(stock: tuple[int, ...], count: int, dice: Dice) -> tuple[int, ...]:
    """The stock with so many cards, drawn by chance, before the others."""
    left = list(stock)
    drawn = [left.pop(dice.below(len(left))) for _ in range(count)]
    return (*drawn, *left)


def takes(position: Position, move: Move, dice: Dice) -> tuple[Position, tuple[int, ...]]:
    """What a move that ends a trick draws: the position with the next cards on top of the stock, and the jingle.

    A move that doesn't end one draws nothing.
    """
    after = position.play(move)
    if after.trick:
        return position, ()
    notes = pitches(CAMPION_TAKES if after.leader else PLAYER_TAKES, dice)
    dealt = len(position.stock) - len(after.stock)
    return replace(position, stock=_next_cards(position.stock, dealt, dice)), notes
