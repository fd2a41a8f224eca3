"""What a player can know of the other's hand, from the questions and answers so far and by counting cards."""

from dataclasses import dataclass
from enum import Enum
from math import comb

from arcade.games.go_fish.cards import RANKS, of_rank, rank_of
from arcade.games.go_fish.rules import BOOK, Position

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
    """How the latest of those surely there was noticed."""

    def absent(self, rank: int) -> bool:
        """Whether the other surely has none of a rank."""
        return self.at_least[rank] == 0 and self.drawn_since[rank] == 0


def known_to(position: Position, seat: int) -> Knowledge:
    """What a seat knows. Nothing is read but its own hand, sizes, books and what was seen of the turns."""
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
    """Cards in the other's hand whose rank is open."""
    unseen = unknown + len(position.deck)
    found = {}
    for rank in sorted(set(map(rank_of, hand))):
        if known.at_least[rank]:
            found[rank] = CERTAIN
            continue
        missing = BOOK - len(of_rank(hand, rank))
        since = known.drawn_since[rank]
        places = unknown if since is None else min(since, unknown)
        found[rank] = CERTAIN - CERTAIN * comb(unseen - missing, places) // comb(unseen, places)
    return found
