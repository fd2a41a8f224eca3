"""The computer's players, who are shown only what their seat may know: CAMPION, a beginner, and the old fox.

The old fox deals what it cannot see many times and plays every deal to its end after every move, quickly and as CAMPION
would. It plays CAMPION's move unless another one gains by more than chance would explain: perfect information Monte
Carlo sampling, as in M. L. Ginsberg's GIB (2001). Its strength is deals and positions, never seconds. With two players
and an empty stock nothing is hidden any more, and the game is searched to its end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.games.septica import book_game
from arcade.games.septica.levels import Player
from arcade.games.septica.rules import ALL_TRICKS, COUNTING, EIGHT, HAND, RANK, SEVEN, STOP, WEAK, Move, Position, tally
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import Idea, Thinking, no_report

WINNING = 3
"""What winning is worth, in points, beside the points themselves."""
WEAK_RANKS = frozenset(WEAK)
POINT = 10
"""What is believed is told in tenths of a point."""
MOST_DEALS, DEALS_A_FRAME = 240, 8
MOST_CARDS = 12_000
"""Once so many cards were played no further deal is begun."""
SLIP_PERCENT = 75


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
    """A position that changes, of ranks only, and is played to its end as CAMPION would."""

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
        self.seen = tally((*position.gone, *position.trick))
        self.played = 0
        self.fights = True
        """Whether the leader means to go on."""

    def play(self) -> None:
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
        return self.dice.below(3) == 1


def different(position: Position) -> tuple[Move, ...]:
    """The legal moves, one of each rank."""
    ranks = {RANK[move] if move != STOP else STOP: move for move in reversed(position.moves())}
    return tuple(ranks.values())[::-1]


def search(position: Position, dice: Dice, told: Callable[[Idea], None] = no_report) -> Thinking[Move]:
    """The move for the seat whose turn it is; what that seat cannot know is dealt again before anybody looks.

    In the end somebody is `told` what that move is believed to come to; which one it is stays hidden.
    """
    seat = position.seat
    position = position.seen_by(seat, dice)
    moves = different(position)
    if len(moves) == 1:
        return moves[0]
    if position.seats == 2 and not position.stock:
        move, worth = yield from Solver().best(position)
        told(believed(position, [worth]))
        return move
    side, played = position.side(seat), 0
    printed = book_game.choose(position, dice)
    usual = next(place for place, move in enumerate(moves) if _alike(move, printed))
    gains = [Gain() for _ in moves]
    ends: list[list[int]] = [[] for _ in moves]
    for number in range(MOST_DEALS):
        imagined, chance = position.seen_by(seat, dice), dice.fork(number).state
        finished = [finish(imagined.play(move), side, SplitMix(chance)) for move in moves]
        for gain, end, (worth, cards) in zip(gains, ends, finished, strict=True):
            gain.note(worth - finished[usual][0])
            end.append(worth)
            played += cards
        if played >= MOST_CARDS:
            break
        if number % DEALS_A_FRAME == DEALS_A_FRAME - 1:
            yield believed(position, ends[_preferred(gains, usual)])
    preferred = _preferred(gains, usual)
    told(believed(position, ends[preferred]))
    return moves[preferred]


def _preferred(gains: Sequence["Gain"], usual: int) -> int:
    """The place of the best move where it is surely better than CAMPION's, else of that."""
    best = max(range(len(gains)), key=lambda place: gains[place].total)
    return best if gains[best].sure else usual


def believed(position: Position, ends: Sequence[int]) -> Idea:
    """What deals that ended so (see `judged`) let the side to move expect: points ahead, and its chance to win."""
    ahead = sum(end - WINNING * ((end > 0) - (end < 0)) for end in ends)
    wins = sum(1 + (end > 0) - (end < 0) for end in ends)
    return Idea(position, value=POINT * ahead // len(ends), chance=50 * wins // len(ends))


def _alike(one: Move, other: Move) -> bool:
    """Whether two moves are the same but for the suit."""
    return one == other or (STOP not in (one, other) and RANK[one] == RANK[other])


@dataclass
class Gain:
    """By how much a move was better than CAMPION's, deal by deal."""

    deals: int = 0
    total: int = 0
    squares: int = 0

    def note(self, difference: int) -> None:
        self.deals += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def sure(self) -> bool:
        """Whether the mean gain is more than its standard error, so that it is hardly luck."""
        spread = self.deals * self.squares - self.total * self.total
        return self.total > 0 and self.total * self.total * (self.deals - 1) > spread


class Solver:
    """Exact values, for side 0, of two players' positions without a stock."""

    def __init__(self) -> None:
        self._known: dict[Position, int] = {}

    def best(self, position: Position) -> Thinking[tuple[Move, int]]:
        """The move that is worth most to who moves, and its worth; between positions two plies on may be a frame."""
        values = {}
        for move in different(position):
            after = position.play(move)
            if any(after.hands):
                for reply in different(after):
                    self.value(after.play(reply))
                    yield None
            values[move] = self.value(after) * (1 - 2 * position.seat)
        best = max(values, key=values.__getitem__)
        return best, values[best]

    def value(self, position: Position) -> int:
        """What both sides' best play comes to."""
        if not any(position.hands):
            return judged(position.score(), 0)
        known = self._known.get(position)
        if known is None:
            values = [self.value(position.play(move)) for move in different(position)]
            self._known[position] = known = min(values) if position.seat else max(values)
        return known


def choose(position: Position, player: Player, dice: Dice, told: Callable[[Idea], None] = no_report) -> Thinking[Move]:
    """The move of the seat whose turn it is; the old fox has somebody `told` what it expects."""
    if player is Player.OLD_FOX:
        return (yield from search(position, dice, told))
    yield from ()
    seen = position.seen_by(position.seat, dice)
    return slipping(seen, book_game.choose(seen, dice), SLIP_PERCENT if player is Player.BEGINNER else 0, dice)
