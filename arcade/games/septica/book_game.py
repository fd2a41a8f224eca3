"""CAMPION, the book's player: it counts the cards that were played and never looks at others before the stock is empty.

Then, with two players, both hands follow from what has been seen. A, B, C ... are the book's cases: A to lead, B to go
on after a cut, C to answer; D to lead and E to answer once the stock is empty.

Its program deals card by card by chance, and only when they are needed, between notes made by chance.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from arcade.games.septica.rules import COUNTING, HAND, RANK, RANKS, SEVEN, STOP, WEAK, Move, Position, deal, pack, tally
from arcade.toolkit.contract.dice import Dice

SEATS = 2
TITLE, DEALT, CAMPION_TAKES, PLAYER_TAKES, ENDED, CAMPION_WINS, PLAYER_WINS = 4, 4, 6, 3, 5, 8, 2
"""The quickness of the jingles."""


def choose(position: Position, dice: Dice) -> Move:
    """CAMPION's move, for any number of players.

    Among partners, when the own side holds the trick, it gives points and keeps its sevens.
    """
    answers = position.seats == 4 and position.trick and not position.cut
    if answers and position.side(position.holder) == position.side(position.seat):
        # A point if nobody can take it any more, else a weak card, a seven only at the end.
        wanted = (*COUNTING, *WEAK, SEVEN) if len(position.trick) == 3 else (*WEAK, *COUNTING, SEVEN)
        return min(position.hands[position.seat], key=lambda card: wanted.index(RANK[card]))
    return choose_alone(position, dice)


def choose_alone(position: Position, dice: Dice, counted: Sequence[int] | None = None) -> Move:
    """CAMPION's move, every other player an opponent, for the seat whose turn it is.

    `counted` is how many cards of each rank it takes for played (by rank), the true numbers if not given. The dice
    decide where the book leaves a decision to a chance of one in three.
    """
    if counted is None:
        counted = tally((*position.gone, *position.trick))
    hand = position.hands[position.seat]
    known = not position.stock and position.seats == 2
    if position.cut:
        return _go_on(position, hand, known)
    if position.trick:
        if known:
            return _answer_knowing(position, hand)
        return _answer(RANK[position.trick[0]], hand, counted, dice)
    if known:
        return _lead_knowing(hand, position.hands[1 - position.seat])
    early = len(pack(position.seats)) - len(position.stock) <= 12
    return _lead(hand, counted, early, dice)


def _first(hand: tuple[int, ...], *tests: Callable[[int], bool], usual: Move = STOP) -> Move:
    """The first card whose rank passes the first test that any passes, else the usual."""
    return next((card for fits in tests for card in hand if fits(RANK[card])), usual)


def _third(dice: Dice) -> bool:
    return dice.below(3) == 1


def _plain(hand: tuple[int, ...], usual: Move) -> Move:
    """The first weak card, else the first that is not a seven."""
    return _first(hand, WEAK.__contains__, lambda rank: rank != SEVEN, usual=usual)


def _lead(hand: tuple[int, ...], counted: Sequence[int], early: bool, dice: Dice) -> Move:
    """Case A."""
    held = tally(hand)
    last = [rank.__eq__ for rank in RANKS[1:] if held[rank] + counted[rank] == 4]
    sure = _first(hand, *last, lambda rank: rank != SEVEN and held[rank] > 2)
    if sure != STOP:
        return sure
    pair = _first(hand, lambda rank: rank != SEVEN and held[rank] == 2)
    if pair != STOP and (RANK[pair] in WEAK or _pair_is_safe(RANK[pair], held, counted, early) or _third(dice)):
        return pair
    weak = [card for card in hand if RANK[card] in WEAK]
    return max(weak, key=lambda card: counted[RANK[card]]) if weak else _plain(hand, hand[0])


def _pair_is_safe(rank: int, held: Sequence[int], counted: Sequence[int], early: bool) -> bool:
    """Whether a pair of tens or aces is led without asking chance."""
    sevens = held[SEVEN]
    return counted[rank] > 0 or sevens + counted[SEVEN] >= 3 or sevens >= 2 or (sevens == 1 and early)


def _answer(led: int, hand: tuple[int, ...], counted: Sequence[int], dice: Dice) -> Move:
    """Case C."""
    held = tally(hand)
    sevens = held[SEVEN]
    if held[led]:
        return _first(hand, led.__eq__)
    if sevens and (sevens >= 3 or (led in COUNTING and (sevens + counted[SEVEN] >= 3 or _third(dice)))):
        return _first(hand, SEVEN.__eq__)
    return _plain(hand, hand[-1])


def _go_on(position: Position, hand: tuple[int, ...], known: bool) -> Move:
    """Case B; when both hands are known only if that was the plan when the trick was led."""
    led, other = RANK[position.trick[0]], position.hands[1 - position.seat]
    if known and not _stronger(led, hand + position.trick[::2], other + position.trick[1::2]):
        return STOP
    return _first(hand, led.__eq__, SEVEN.__eq__)


def _stronger(rank: int, own: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether one hand can cut a rank, which is no seven, more often than the other."""
    ours, theirs = tally(own), tally(other)
    return rank != SEVEN and ours[rank] + ours[SEVEN] > theirs[rank] + theirs[SEVEN]


def _lead_knowing(hand: tuple[int, ...], other: tuple[int, ...]) -> Move:
    """Case D."""
    return _first(hand, lambda rank: _stronger(rank, hand, other), WEAK.__contains__, SEVEN.__eq__, usual=hand[-1])


def _answer_knowing(position: Position, hand: tuple[int, ...]) -> Move:
    """Case E."""
    led = RANK[position.trick[0]]
    ours, theirs = tally(hand), tally(position.hands[1 - position.seat])
    if ours[led] + ours[SEVEN] > theirs[led] + theirs[SEVEN]:
        return _first(hand, led.__eq__, SEVEN.__eq__)
    return _first(
        hand,
        lambda rank: rank in WEAK and rank != led and not theirs[rank],
        lambda rank: rank not in (SEVEN, led) and not theirs[rank],
        WEAK.__contains__,
        lambda rank: rank not in (SEVEN, led),
        usual=hand[-1],
    )


def miscounted(positions: Sequence[Position], moves: Sequence[Move]) -> list[int]:
    """What the printed program counted of a game so far, with its error.

    Of the other player's cards it counts not the one played but the one that took its place in the hand.
    """
    counts = [0] * len(tally(()))
    for position, move in zip(positions, moves, strict=False):
        if move != STOP:
            counts[RANK[move if position.seat else position.hands[0][-1]]] += 1
    return counts


def pitches(quickness: int, dice: Dice) -> tuple[int, ...]:
    return tuple(dice.below(7 * quickness) for _ in range(4))


def first_deal(leader: int, dice: Dice) -> Position:
    return deal(_next_cards(pack(SEATS), SEATS * HAND, dice), SEATS, leader)


def _next_cards(stock: tuple[int, ...], count: int, dice: Dice) -> tuple[int, ...]:
    """The stock with so many cards, drawn by chance, before the others."""
    left = list(stock)
    drawn = [left.pop(dice.below(len(left))) for _ in range(count)]
    return (*drawn, *left)


def takes(position: Position, move: Move, dice: Dice) -> tuple[Position, tuple[int, ...]]:
    """What a move that ends a trick draws: the position with the next cards on top of the stock, and the jingle.

    A move that doesn't end one draws nothing.
    """
    after = position.play(move)
    if after.trick:
        return position, ()
    notes = pitches(CAMPION_TAKES if after.leader else PLAYER_TAKES, dice)
    dealt = len(position.stock) - len(after.stock)
    return replace(position, stock=_next_cards(position.stock, dealt, dice)), notes
