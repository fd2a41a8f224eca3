"""The levels: asking at random as in the book, and counting cards.

They are shown a position only through `Position.seen_by`.
"""

from collections.abc import Callable
from enum import IntEnum

from arcade.games.go_fish.cards import of_rank
from arcade.games.go_fish.inference import CERTAIN, chances
from arcade.games.go_fish.rules import Position
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Search, unseen


class Level(IntEnum):
    """How the computer asks."""

    BOOK = 1
    COUNTER = 2


def choose(position: Position, level: Level, dice: Dice, told: Callable[[Idea], None] = unseen) -> Search[int]:
    """The rank that the seat to move asks for; who counts has somebody `told` how likely it is there, in per cent."""
    yield from ()
    seen = position.seen_by(position.seat, dice.fork())
    rank = (_at_random, _counting)[level - 1](seen, dice)
    if level == Level.COUNTER:
        told(Idea(seen, (rank,), value=100 * chances(seen, seen.seat)[rank] // CERTAIN))
    return rank


def _at_random(seen: Position, dice: Dice) -> int:
    """Any rank in the hand."""
    return dice.pick(seen.moves())


def _counting(seen: Position, dice: Dice) -> int:
    """What is most worth asking by card counting."""
    return dice.pick(best_questions(seen))


def best_questions(seen: Position) -> tuple[int, ...]:
    """The card counter's questions, and the hints': sure hits first, then the chance weighed by what is at stake.

    A rank nearly complete is worth much more than a single card: measured over thousands of games, the cube of the
    cards held does best.
    """
    hand = seen.hands[seen.seat]
    worth = {
        rank: (chance == CERTAIN, chance * len(of_rank(hand, rank)) ** 3)
        for rank, chance in chances(seen, seen.seat).items()
    }
    best = max(worth.values())
    return tuple(rank for rank, value in worth.items() if value == best)
