"""The strongest opponent: it deals what it cannot see many times and plays every deal to its end after every move.

It plays CAMPION's move unless another one gains by more than chance would explain.

Perfect information Monte Carlo sampling, as in M. L. Ginsberg's GIB (2001). Its strength is deals and positions, never
seconds. With two players and an empty stock nothing is hidden any more, and the game is searched to its end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.games.septica import book_opponent
from arcade.games.septica.cards import RANK
from arcade.games.septica.playout import WINNING, finish, judged
from arcade.games.septica.rules import STOP, Move, Position
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import Idea, Thinking, unseen

POINT = 10
"""What is believed is told in tenths of a point."""
DEALS = 240
"""Deals that are imagined at most."""
CARDS = 12_000
"""Once so many cards were played no further deal is begun."""
SLICE = 8
"""Deals between two frames."""


def different(position: Position) -> tuple[Move, ...]:
    """The legal moves, one of each rank."""
    ranks = {RANK[move] if move != STOP else STOP: move for move in reversed(position.moves())}
    return tuple(ranks.values())[::-1]


def search(position: Position, dice: Dice, told: Callable[[Idea], None] = unseen) -> Thinking[Move]:
    """The move for the seat whose turn it is; what that seat cannot know makes no difference.

    In the end somebody is `told` what that move is believed to come to; which one it is stays hidden.
    """
    moves = different(position)
    if len(moves) == 1:
        return moves[0]
    seat = position.seat
    if position.seats == 2 and not position.stock:
        move, worth = yield from Solver().best(position)
        told(believed(position, [worth]))
        return move
    side, played = position.side(seat), 0
    book = book_opponent.choose(position, dice)
    usual = next(place for place, move in enumerate(moves) if _alike(move, book))
    gains = [Gain() for _ in moves]
    ends: list[list[int]] = [[] for _ in moves]
    for number in range(DEALS):
        imagined, chance = position.seen_by(seat, dice), dice.fork(number).state
        worths = []
        for move in moves:
            worth, cards = finish(imagined.play(move), side, SplitMix(chance))
            worths.append(worth)
            played += cards
        for gain, end, worth in zip(gains, ends, worths, strict=True):
            gain.note(worth - worths[usual])
            end.append(worth)
        if played >= CARDS:
            break
        if number % SLICE == SLICE - 1:
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
        """One more deal."""
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
        values = []
        for move in (moves := different(position)):
            after = position.play(move)
            if any(after.hands):
                for reply in different(after):
                    self.value(after.play(reply))
                    yield None
            values.append(self.value(after) * (1 - 2 * position.seat))
        best = max(range(len(moves)), key=values.__getitem__)
        return moves[best], values[best]

    def value(self, position: Position) -> int:
        """What both sides' best play comes to."""
        if not any(position.hands):
            return judged(position.score(), 0)
        known = self._known.get(position)
        if known is None:
            values = [self.value(position.play(move)) for move in different(position)]
            known = max(values) if position.side(position.seat) == 0 else min(values)
            self._known[position] = known
        return known
