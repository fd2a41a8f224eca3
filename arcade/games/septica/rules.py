"""The rules of Septica for two, three or four seats; four play in two pairs, 0 and 2 against 1 and 3.

Everybody holds four cards. The leader of a trick plays any card; the others, in turn, answer with any card. A card of
the led rank cuts, and so does a seven; whoever cut last holds the trick, at first the leader. When all have answered
and the other side holds the trick, its leader may go on with a card that cuts, which all answer again, or let it go.
The holder takes the cards and leads the next trick; hands are filled up while the stock lasts, equally for all. A seven
that is led is just a seven. Three players leave two eights out, and the other two eights cut as well.

Tens and aces are a point each. A side that takes every trick gets sixteen instead.

There are thirty-two cards from the seven to the king, four of each rank; suits are for the eye only. A card is a number
from 0 to 31, in the order of ranks; the ace is the eleven, as the book counts.
"""

from dataclasses import dataclass, replace
from math import comb

from arcade.toolkit.contract.dice import Dice

SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING = range(7, 15)
RANKS = (SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING)
PACK = tuple(range(32))
RANK = tuple(SEVEN + card // 4 for card in PACK)
SUIT = tuple(card % 4 for card in PACK)
"""Spades, hearts, clubs, diamonds."""
SIGNS = {SEVEN: "7", EIGHT: "8", NINE: "9", TEN: "10", ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"}
WEAK = (EIGHT, NINE, JACK, QUEEN, KING)
"""Ranks that neither count nor cut."""
COUNTING = (TEN, ACE)
"""Ranks worth a point."""
Move = int
"""The card that is played, or STOP."""
STOP: Move = -1
"""The leader lets a trick go that was cut."""
HAND = 4
ALL_TRICKS = 16
"""The score of a side that took every trick."""


def points(cards: tuple[int, ...]) -> int:
    return sum(RANK[card] in COUNTING for card in cards)


def tally(cards: tuple[int, ...] | frozenset[int]) -> list[int]:
    """How many of the cards have each rank; the list is indexed by rank."""
    counts = [0] * (KING + 1)
    for card in cards:
        counts[RANK[card]] += 1
    return counts


def pack(seats: int) -> tuple[int, ...]:
    """The cards that so many players use."""
    return tuple(card for card in PACK if seats != 3 or RANK[card] != EIGHT or SUIT[card] < 2)


@dataclass(frozen=True)
class Position:
    """The hands by seat, the stock in the order in which it will be dealt, the trick, and what was taken by each side.

    A card that is played leaves its place in the hand to the last one, as in the book's program.
    """

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    seat: int
    leader: int
    trick: tuple[int, ...] = ()
    taken: tuple[int, ...] = (0, 0)
    """Points, by side."""
    tricks: tuple[int, ...] = (0, 0)
    """Tricks taken, by side."""
    gone: frozenset[int] = frozenset()
    """The cards of all finished tricks."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    def side(self, seat: int) -> int:
        """The side of a seat: partners share one."""
        return seat % 2 if len(self.hands) == 4 else seat

    def cuts(self, card: int) -> bool:
        """Whether a card cuts in the present trick."""
        rank = RANK[card]
        return rank == SEVEN or rank == RANK[self.trick[0]] or (rank == EIGHT and len(self.hands) == 3)

    @property
    def holder(self) -> int:
        """The seat that would take the trick now."""
        last = max(place for place, card in enumerate(self.trick) if place == 0 or self.cuts(card))
        return (self.leader + last) % len(self.hands)

    @property
    def cut(self) -> bool:
        """Whether the leader is asked to go on or to let the trick go."""
        return bool(self.trick) and len(self.trick) % len(self.hands) == 0

    def moves(self) -> tuple[Move, ...]:
        hand = self.hands[self.seat]
        return (*filter(self.cuts, hand), STOP) if self.cut else hand

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            raise ValueError(f"card {move} cannot be played")
        if move == STOP:
            return self._trick_taken()
        hand = self.hands[self.seat]
        place = hand.index(move)
        left = hand[:-1] if place == len(hand) - 1 else (*hand[:place], hand[-1], *hand[place + 1 : -1])
        after = replace(
            self,
            hands=(*self.hands[: self.seat], left, *self.hands[self.seat + 1 :]),
            trick=(*self.trick, move),
            seat=(self.seat + 1) % len(self.hands),
        )
        if not after.cut:
            return after
        lost = after.side(after.holder) != after.side(after.leader)
        if lost and any(map(after.cuts, after.hands[after.leader])):
            return after
        return after._trick_taken()

    def _trick_taken(self) -> "Position":
        holder = self.holder
        stock, hands = self.stock, list(self.hands)
        missing = min(HAND - len(hands[0]), len(stock) // len(hands))
        for seat in reversed(range(len(hands))):
            hands[seat] += stock[:missing]
            stock = stock[missing:]
        taken, tricks = list(self.taken), list(self.tricks)
        taken[self.side(holder)] += points(self.trick)
        tricks[self.side(holder)] += 1
        gone = self.gone.union(self.trick)
        return Position(tuple(hands), stock, holder, holder, (), tuple(taken), tuple(tricks), gone)

    def score(self) -> tuple[int, ...]:
        """Each side's points; sixteen for one that took every trick of a game that is over."""
        if not any(self.hands) and sum(map(bool, self.tricks)) == 1:
            return tuple(ALL_TRICKS * bool(tricks) for tricks in self.tricks)
        return self.taken

    def outcome(self) -> int | None:
        if any(self.hands):
            return None
        own, *others = self.score()
        return (own > max(others)) - (own < max(others))

    def unseen(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat cannot know: the others' hands and the stock, in the pack's order."""
        others = (card for at, hand in enumerate(self.hands) if at != seat for card in hand)
        return tuple(sorted((*self.stock, *others)))

    def seen_by(self, seat: int, dice: Dice) -> "Position":
        """The position as a seat may imagine it: what it cannot know is dealt again."""
        hidden = list(self.unseen(seat))
        dice.shuffle(hidden)
        hands = []
        for at, hand in enumerate(self.hands):
            hands.append(hand if at == seat else tuple(hidden[: len(hand)]))
            if at != seat:
                del hidden[: len(hand)]
        return replace(self, hands=tuple(hands), stock=tuple(hidden))


def deal(order: tuple[int, ...], seats: int, leader: int) -> Position:
    """The first hands from a pack in order: the last seat gets its cards first, as CAMPION did."""
    hands = tuple(order[HAND * place : HAND * (place + 1)] for place in reversed(range(seats)))
    nobody = (0,) * (3 if seats == 3 else 2)
    return Position(hands, order[HAND * seats :], leader, leader, (), nobody, nobody)


def shuffled(seats: int, leader: int, dice: Dice) -> Position:
    """The first hands from a shuffled pack."""
    order = list(pack(seats))
    dice.shuffle(order)
    return deal(tuple(order), seats, leader)


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
    cut = whole - comb(len(unseen) - cutting, held)
    return (200 * cut + whole) // (2 * whole)
