"""The opponents' levels. They are shown only what their seat may know."""

from collections.abc import Callable
from enum import IntEnum

from arcade.games.septica import book_opponent, search
from arcade.games.septica.rules import Move, Position
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Thinking, unseen

SLIP = 75
"""In so many of 100 moves the beginner plays any card."""


class Level(IntEnum):
    """How strong the computer plays."""

    BEGINNER = 1
    CAMPION = 2
    OLD_FOX = 3


def choose(position: Position, level: Level, dice: Dice, told: Callable[[Idea], None] = unseen) -> Thinking[Move]:
    """The move of the seat whose turn it is. The hidden cards are dealt again before anybody looks.

    The old fox has somebody `told` what it expects.
    """
    seen = position.seen_by(position.seat, dice)
    if level is Level.OLD_FOX:
        return (yield from search.search(seen, dice, told))
    yield from ()
    move = book_opponent.choose(seen, dice)
    return slipping(seen, move, SLIP if level is Level.BEGINNER else 0, dice)
