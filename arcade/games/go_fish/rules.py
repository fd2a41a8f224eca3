"""Go fish for two: seven cards each, the rest is the deck. Four of a rank are a book, laid down at once.

The side to move asks for a rank of which it holds a card. The other one hands over every card of that rank; if there is
none, the asker goes fishing: draws the top card of the deck. Getting a card of that rank either way gives another
turn, and one drawn is shown; other cards drawn stay secret. Nobody has to fish in an empty deck: since books are laid
down at once, all that is missing of a rank is then in the other hand. The game ends when a player has no cards left.
Most books win; equal numbers are a tie.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from arcade.toolkit.contract.dice import Dice

SUITS = "♠♥♦♣"
SIGNS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""What stands on the cards of each rank, from 0 to 12."""
RANKS, BOOK = len(SIGNS), len(SUITS)
PACK = tuple(range(RANKS * BOOK))
HIDDEN = -1
"""A card that the player who looks does not know."""
DEALT_EACH = 7
Cards = tuple[int, ...]

_TYPED = {sign: rank for rank, sign in enumerate(SIGNS)} | {str(rank + 1): rank for rank in range(RANKS)}


def rank_of(card: int) -> int:
    """A card's rank from 0 to 12; no rank for a hidden one."""
    return card // BOOK


def suit_of(card: int) -> str:
    return SUITS[card % BOOK]


def name(card: int) -> str:
    """A card as it is written: 10♥."""
    return SIGNS[rank_of(card)] + suit_of(card)


def ranks_of(cards: Cards) -> Cards:
    return tuple(sorted({rank_of(card) for card in cards}))


def of_rank(cards: Cards, rank: int) -> Cards:
    return tuple(card for card in cards if rank_of(card) == rank)


def book(rank: int) -> Cards:
    return of_rank(PACK, rank)


def read_rank(words: str) -> int | None:
    """The rank that somebody typed: A, 2 to 10, J, Q, K, or a number from 1 to 13; None for anything else."""
    return _TYPED.get(words.strip().upper())


class Turn(NamedTuple):
    """A question and its answer."""

    seat: int
    rank: int
    given: Cards
    """What the other one handed over."""
    drawn: int | None
    """The card fished, HIDDEN if it is secret; None if cards were handed over."""
    books: Cards
    """The ranks of the books that were laid down, one at most."""

    @property
    def lucky(self) -> bool:
        return self.drawn is not None and rank_of(self.drawn) == self.rank

    @property
    def again(self) -> bool:
        return bool(self.given) or self.lucky


@dataclass(frozen=True)
class Position:
    """Both hands, sorted; the deck, its top card last; the ranks of both sides' books; who asks; all turns so far."""

    hands: tuple[Cards, Cards]
    deck: Cards
    books: tuple[Cards, Cards] = ((), ())
    seat: int = 0
    turns: tuple[Turn, ...] = ()

    def with_hand(self, seat: int, cards: Iterable[int]) -> "Position":
        """The position with other cards in a hand."""
        hand, other = tuple(sorted(cards)), self.hands[1 - seat]
        return replace(self, hands=(other, hand) if seat else (hand, other))

    def moves(self) -> Cards:
        """The ranks that may be asked for."""
        return ranks_of(self.hands[self.seat]) if self.outcome() is None else ()

    def play(self, move: int) -> "Position":
        """The position after asking for a rank; raises ValueError for one that is not held."""
        if move not in self.moves():
            raise ValueError(f"nobody asks for a rank that they do not hold: {move}")
        asker, other = self.seat, self.hands[1 - self.seat]
        given = of_rank(other, move)
        drawn = None if given else self.deck[-1]
        after = replace(self, deck=self.deck if given else self.deck[:-1])
        after = after.with_hand(1 - asker, set(other).difference(given))
        after = after.with_hand(asker, (*self.hands[asker], *(given or self.deck[-1:]))).laid_down(asker)
        turn = Turn(asker, move, given, drawn, after.books[asker][len(self.books[asker]) :])
        return replace(after, turns=(*self.turns, turn), seat=asker if turn.again else 1 - asker)

    def laid_down(self, seat: int) -> "Position":
        """The position after a side has laid down every book in its hand."""
        hand = self.hands[seat]
        found = tuple(rank for rank in ranks_of(hand) if len(of_rank(hand, rank)) == BOOK)
        books = list(self.books)
        books[seat] += found
        after = self.with_hand(seat, (card for card in hand if rank_of(card) not in found))
        return replace(after, books=(books[0], books[1]))

    def outcome(self) -> int | None:
        """1 when seat 0 has won, -1 when seat 1 has, 0 for a tie, None while the game goes on."""
        if all(self.hands):
            return None
        first, second = (len(books) for books in self.books)
        return (first > second) - (first < second)

    def shown(self, seat: int) -> frozenset[int]:
        own = [turn for turn in self.turns if turn.seat == seat]
        cards = {card for turn in own for card in turn.given} | {turn.drawn for turn in own if turn.lucky}
        return frozenset(card for card in self.hands[seat] if card in cards)

    def seen_by(self, seat: int, dice: Dice) -> "Position":
        """The position as far as a seat knows it: the cards that it cannot know are dealt anew by chance."""
        other = 1 - seat
        shown = self.shown(other)
        unknown = sorted([card for card in self.hands[other] if card not in shown] + list(self.deck))
        dice.shuffle(unknown)
        size = len(self.hands[other]) - len(shown)
        turns = tuple(
            turn if turn.seat == seat or turn.drawn is None or turn.lucky else turn._replace(drawn=HIDDEN)
            for turn in self.turns
        )
        return replace(self.with_hand(other, (*shown, *unknown[:size])), deck=tuple(unknown[size:]), turns=turns)


def deal(pack: Sequence[int], seat: int = 0) -> Position:
    """The first position from a shuffled pack: its last cards are dealt in turn, books among them laid down."""
    dealt = pack[-2 * DEALT_EACH :][::-1]
    hands = (tuple(sorted(dealt[0::2])), tuple(sorted(dealt[1::2])))
    return Position(hands, tuple(pack[: -2 * DEALT_EACH]), seat=seat).laid_down(0).laid_down(1)


def shuffled(dice: Dice, seat: int = 0) -> Position:
    pack = list(PACK)
    dice.shuffle(pack)
    return deal(pack, seat)
