"""Positions of Septica put together by rank."""

from arcade.games.septica.rules import PACK, RANK, Position


def cards(rank: int, skip: int = 0) -> list[int]:
    """The cards of a rank, the first few left out."""
    return [card for card in PACK if RANK[card] == rank][skip:]


def position(*hands: list[int], leader: int = 0, stock: int = 0) -> Position:
    """A position before a trick whose hands have these ranks, with so many of the other cards in the stock."""
    left = list(PACK)
    dealt: list[tuple[int, ...]] = []
    for ranks in hands:
        hand = []
        for rank in ranks:
            card = next(card for card in left if RANK[card] == rank)
            left.remove(card)
            hand.append(card)
        dealt.append(tuple(hand))
    nobody = (0,) * (3 if len(hands) == 3 else 2)
    gone = frozenset(left[stock:])
    return Position(tuple(dealt), tuple(left[:stock]), leader, leader, (), nobody, nobody, gone)
