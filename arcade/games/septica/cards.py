"""The pack: thirty-two cards from the seven to the king, four of each rank. Suits are for the eye only.

A card is a number from 0 to 31, in the order of ranks; the ace is the eleven, as the book counts.
"""

SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING = range(7, 15)
RANKS = (SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING)
PACK = tuple(range(32))
RANK = tuple(SEVEN + card // 4 for card in PACK)
"""The rank of each card."""
SUIT = tuple(card % 4 for card in PACK)
"""The suit of each card: spades, hearts, clubs, diamonds."""
SIGNS = {SEVEN: "7", EIGHT: "8", NINE: "9", TEN: "10", ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
"""What stands in a card's corner."""
WEAK = (EIGHT, NINE, JACK, QUEEN, KING)
"""Ranks that neither count nor cut."""
COUNTING = (TEN, ACE)
"""Ranks worth a point."""


def points(cards: tuple[int, ...]) -> int:
    """How many tens and aces there are among cards."""
    return sum(RANK[card] in COUNTING for card in cards)


def tally(cards: tuple[int, ...] | frozenset[int]) -> list[int]:
    """How many of the cards have each rank; the list is indexed by rank."""
    counts = [0] * (KING + 1)
    for card in cards:
        counts[RANK[card]] += 1
    return counts
