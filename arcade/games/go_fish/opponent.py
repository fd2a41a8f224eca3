"""Asking at random as in the book, and by counting cards: what can be known of the other's hand.

A player sees a position only through `Position.seen_by`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import comb

from arcade.games.go_fish.levels import Asking
from arcade.games.go_fish.rules import BOOK, RANKS, Position, of_rank, ranks_of
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Idea, Search, no_report

CERTAIN = 1_000_000
"""Chances are in millionths."""


class Source(Enum):
    """How it became known that the other holds a rank."""

    ASKED = "asked for it"
    TOOK = "was given some"
    FISHED = "fished one"


@dataclass
class Knowledge:
    """What is known of each rank in the other's hand."""

    at_least: list[int]
    """So many cards of the rank are surely there."""
    drawn_since: list[int | None]
    """Secret cards drawn since there was surely none; None if that never was so."""
    source: list[Source | None]
    """How the latest of these became known."""

    def absent(self, rank: int) -> bool:
        return self.at_least[rank] == 0 and self.drawn_since[rank] == 0


def known_to(position: Position, seat: int) -> Knowledge:
    """What a seat knows from its own hand, sizes, books and what it saw of the turns; nothing else is read."""
    known = Knowledge([0] * RANKS, [None] * RANKS, [None] * RANKS)
    for turn in position.turns:
        rank = turn.rank
        if turn.seat == seat:
            # All were handed over, or there were none.
            known.at_least[rank], known.drawn_since[rank], known.source[rank] = 0, 0, None
            continue
        gained = len(turn.given) + turn.lucky
        known.at_least[rank] = max(known.at_least[rank], 1) + gained
        known.source[rank] = Source.TOOK if turn.given else Source.FISHED if turn.lucky else Source.ASKED
        if turn.drawn is not None and not turn.lucky:
            # The secret card is of any rank but the one asked for.
            known.drawn_since = [
                since if since is None or other == rank else since + 1 for other, since in enumerate(known.drawn_since)
            ]
    for rank in (*position.books[0], *position.books[1]):
        known.at_least[rank], known.source[rank] = 0, None
    return known


def chances(position: Position, seat: int) -> dict[int, int]:
    """For each rank in a seat's hand how likely the other has one, in millionths."""
    known = known_to(position, seat)
    hand = position.hands[seat]
    unknown = len(position.hands[1 - seat]) - sum(known.at_least)
    unseen = unknown + len(position.deck)
    found = {}
    for rank in ranks_of(hand):
        if known.at_least[rank]:
            found[rank] = CERTAIN
            continue
        missing = BOOK - len(of_rank(hand, rank))
        since = known.drawn_since[rank]
        places = unknown if since is None else min(since, unknown)
        found[rank] = CERTAIN - CERTAIN * comb(unseen - missing, places) // comb(unseen, places)
    return found


def choose(asking: Asking, position: Position, dice: Dice, told: Callable[[Idea], None] = no_report) -> Search[int]:
    """The rank that the seat to move asks for; `told` hears how likely it is there, in per cent."""
    yield from ()
    seen = position.seen_by(position.seat, dice.fork())
    if asking is Asking.BOOK:
        return dice.pick(seen.moves())
    rank = dice.pick(best_questions(seen))
    told(Idea(seen, (rank,), value=100 * chances(seen, seen.seat)[rank] // CERTAIN))
    return rank


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
