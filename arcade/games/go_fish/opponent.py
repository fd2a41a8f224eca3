"""The levels: asking at random as in the book, asking from memory, and counting cards.

They are shown a position only through `Position.seen_by`.
"""

from enum import IntEnum

from arcade.games.go_fish.cards import of_rank
from arcade.games.go_fish.inference import CERTAIN, chances, known_to
from arcade.games.go_fish.rules import Position
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search


class Level(IntEnum):
    """How the computer asks."""

    BOOK = 1
    MEMORY = 2
    COUNTER = 3


def choose(position: Position, level: Level, dice: Dice) -> Search[int]:
    """The rank that the seat to move asks for."""
    yield from ()
    seen = position.seen_by(position.seat, dice.fork())
    return (_at_random, _from_memory, _counting)[level - 1](seen, dice)


def _at_random(seen: Position, dice: Dice) -> int:
    """Any rank in the hand."""
    return dice.pick(seen.moves())


def _from_memory(seen: Position, dice: Dice) -> int:
    """What the other was seen to want or get; failing that, nothing of which the other surely has none."""
    known = known_to(seen, seen.seat)
    there = [rank for rank in seen.moves() if known.at_least[rank]]
    possible = [rank for rank in seen.moves() if not known.absent(rank)]
    return dice.pick(there or possible or seen.moves())


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
