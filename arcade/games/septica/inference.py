"""What a careful player works out: which cards are still unseen, and how likely a card is to be cut."""

from math import comb

from arcade.games.septica.cards import EIGHT, RANK, SEVEN, tally
from arcade.games.septica.rules import Position


def unseen_ranks(position: Position, seat: int) -> list[int]:
    """How many cards of each rank a seat has not seen yet, by rank."""
    return tally(position.unseen(seat))


def chance_of_a_cut(position: Position, seat: int, card: int) -> int:
    """In how many of 100 cases some opponent holds a card that cuts one led or played by a seat."""
    unseen = position.unseen(seat)
    led = RANK[position.trick[0] if position.trick else card]
    cutting = sum(RANK[other] in (led, SEVEN) or (RANK[other] == EIGHT and position.seats == 3) for other in unseen)
    side = position.side(seat)
    held = sum(len(hand) for at, hand in enumerate(position.hands) if position.side(at) != side)
    whole = comb(len(unseen), held)
    return round_half_up(100 * (whole - comb(len(unseen) - cutting, held)), whole)


def round_half_up(number: int, by: int) -> int:
    """number / by to the nearest whole number."""
    return (2 * number + by) // (2 * by)
