"""A game played quickly to its end as CAMPION would, as the sampler does hundreds of times; ranks are all it needs."""

from arcade.games.septica.cards import COUNTING, EIGHT, KING, RANK, SEVEN, WEAK
from arcade.games.septica.rules import ALL_TRICKS, HAND, Position
from arcade.toolkit.contract.dice import Dice

WINNING = 3
"""What winning is worth, in points, beside the points themselves."""
WEAK_RANKS = frozenset(WEAK)


def judged(score: list[int] | tuple[int, ...], side: int) -> int:
    """A final score in the eyes of a side: its points against the best other's, and whether they are more."""
    ahead = score[side] - max(points for place, points in enumerate(score) if place != side)
    return ahead + WINNING * ((ahead > 0) - (ahead < 0))


def finish(position: Position, side: int, dice: Dice) -> tuple[int, int]:
    """What a side gets out of a position, and how many cards were played for it."""
    table = _Table(position, dice)
    table.play()
    score = [ALL_TRICKS * bool(tricks) for tricks in table.tricks] if sum(map(bool, table.tricks)) == 1 else table.taken
    return judged(score, side), table.played


class _Table:
    """A position that changes, of ranks only."""

    def __init__(self, position: Position, dice: Dice) -> None:
        self.dice = dice
        self.hands = [[RANK[card] for card in hand] for hand in position.hands]
        self.stock = [RANK[card] for card in position.stock]
        self.trick = [RANK[card] for card in position.trick]
        self.turn, self.leader = position.seat, position.leader
        self.holder = position.holder if self.trick else position.seat
        self.sides = [position.side(seat) for seat in range(position.seats)]
        self.cutters = (SEVEN, EIGHT) if position.seats == 3 else (SEVEN,)
        self.taken, self.tricks = list(position.taken), list(position.tricks)
        self.seen = [0] * (KING + 1)
        for card in position.gone:
            self.seen[RANK[card]] += 1
        for rank in self.trick:
            self.seen[rank] += 1
        self.played = 0
        self.fights = True
        """Whether the leader means to go on."""

    def play(self) -> None:
        """Play to the end."""
        hands, sides, seats = self.hands, self.sides, len(self.hands)
        while True:
            hand = hands[self.turn]
            if not self.trick:
                if not hand:
                    return
                rank = self.lead(hand)
                self.leader = self.holder = self.turn
            elif len(self.trick) % seats:
                rank = self.answer(hand)
                if rank == self.trick[0] or rank in self.cutters:
                    self.holder = self.turn
            else:
                fights = sides[self.holder] != sides[self.leader] and self.fights
                rank = next((one for one in (self.trick[0], *self.cutters) if one in hand), 0) if fights else 0
                if not rank:
                    self.take()
                    continue
                self.holder = self.leader
            hand.remove(rank)
            self.trick.append(rank)
            self.seen[rank] += 1
            self.played += 1
            self.turn = (self.turn + 1) % seats

    def take(self) -> None:
        """The holder takes the trick, and hands are filled up."""
        side = self.sides[self.holder]
        self.taken[side] += self.trick.count(COUNTING[0]) + self.trick.count(COUNTING[1])
        self.tricks[side] += 1
        missing = min(HAND - len(self.hands[0]), len(self.stock) // len(self.hands))
        for hand in self.hands:
            hand += self.stock[:missing]
            del self.stock[:missing]
        self.turn, self.fights = self.holder, True
        self.trick.clear()

    def lead(self, hand: list[int]) -> int:
        """CAMPION's A and D."""
        sevens = hand.count(SEVEN)
        if not self.stock and len(self.hands) == 2:
            other = self.hands[1 - self.turn]
            theirs = other.count(SEVEN)
            for rank in hand:
                if rank != SEVEN and hand.count(rank) + sevens > other.count(rank) + theirs:
                    return rank
            self.fights = False
            return next((rank for rank in hand if rank in WEAK_RANKS), SEVEN if sevens else hand[-1])
        seen = self.seen
        pair = 0
        for rank in hand:
            held = hand.count(rank)
            if rank != SEVEN:
                if held + seen[rank] == HAND or held > 2:
                    return rank
                if held == 2 and not pair:
                    pair = rank
        if pair in WEAK_RANKS or (pair and (seen[pair] or sevens + seen[SEVEN] >= 3 or sevens >= 2 or self.third())):
            return pair
        weak = [rank for rank in hand if rank in WEAK_RANKS]
        return max(weak, key=seen.__getitem__) if weak else max(hand)

    def answer(self, hand: list[int]) -> int:
        """CAMPION's C and E; a partner's trick is left alone."""
        led, sevens = self.trick[0], hand.count(SEVEN)
        if self.sides[self.holder] == self.sides[self.turn]:
            return max(hand, key=lambda rank: (rank != SEVEN, rank in COUNTING))
        if not self.stock and len(self.hands) == 2:
            other = self.hands[1 - self.turn]
            if hand.count(led) + sevens > other.count(led) + other.count(SEVEN):
                return led if led in hand else SEVEN
            return max(hand, key=lambda rank: (rank in WEAK_RANKS and rank != led, rank not in other, rank != SEVEN))
        if led in hand:
            return led
        if sevens and (sevens >= 3 or (led in COUNTING and (sevens + self.seen[SEVEN] >= 3 or self.third()))):
            return SEVEN
        return next((rank for rank in hand if rank in WEAK_RANKS), max(hand))

    def third(self) -> bool:
        """The book's chance of one in three."""
        return self.dice.below(3) == 1
