"""The 52 cards as numbers: four suits to a rank, so that sorting the numbers sorts a hand."""

SUITS = "♠♥♦♣"
SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""What stands on the cards of each rank, from 0 to 12."""
RANKS = len(SIGNS)
PACK = tuple(range(RANKS * len(SUITS)))
HIDDEN = -1
"""A card that whoever looks does not know."""

_TYPED = {sign: rank for rank, sign in enumerate(SIGNS)} | {str(rank + 1): rank for rank in range(RANKS)}


def rank_of(card: int) -> int:
    """A card's rank from 0 to 12; no rank for a hidden one."""
    return card // len(SUITS)


def suit_of(card: int) -> str:
    """The sign of a card's suit."""
    return SUITS[card % len(SUITS)]


def name(card: int) -> str:
    """A card as it is written: 10♥."""
    return SIGNS[rank_of(card)] + suit_of(card)


def ranks_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The different ranks among cards, in order."""
    return tuple(sorted({card // len(SUITS) for card in cards}))


def of_rank(cards: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """The cards of a rank."""
    first = rank * len(SUITS)
    return tuple(card for card in cards if first <= card < first + len(SUITS))


def book(rank: int) -> tuple[int, ...]:
    """The four cards of a rank."""
    return PACK[rank * len(SUITS) : (rank + 1) * len(SUITS)]


def read_rank(words: str) -> int | None:
    """The rank that somebody typed: A, 2 to 10, J, Q, K, or a number from 1 to 13; None for anything else."""
    return _TYPED.get(words.strip().upper())
