"""The strongest opponent: it deals what it cannot see many times and plays every deal to its end after every move.

It plays CAMPION's move unless another one gains by more than chance would explain.

Perfect information Monte Carlo sampling, as in M. L. Ginsberg's GIB (2001). Its strength is deals and positions, never
seconds. With two players and an empty stock nothing is hidden any more, and the game is searched to its end.
"""

from dataclasses import dataclass

from arcade.games.septica import book_opponent
from arcade.games.septica.cards import RANK
from arcade.games.septica.playout import finish, judged
from arcade.games.septica.rules import STOP, Move, Position
from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.searching import Search

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


def search(position: Position, dice: Dice) -> Search[Move]:
    """The move for the seat whose turn it is; what that seat cannot know makes no difference."""
    moves = different(position)
    if len(moves) == 1:
        return moves[0]
    seat = position.seat
    if position.seats == 2 and not position.stock:
        return (yield from Solver().best(position))
    side, played = position.side(seat), 0
    book = book_opponent.choose(position, dice)
    usual = next(place for place, move in enumerate(moves) if _alike(move, book))
    gains = [Gain() for _ in moves]
    for number in range(DEALS):
        imagined, chance = position.seen_by(seat, dice), dice.fork(number).state
        worths = []
        for move in moves:
            worth, cards = finish(imagined.play(move), side, SplitMix(chance))
            worths.append(worth)
            played += cards
        for gain, worth in zip(gains, worths, strict=True):
            gain.note(worth - worths[usual])
        if played >= CARDS:
            break
        if number % SLICE == SLICE - 1:
            yield
    best = max(range(len(moves)), key=lambda place: gains[place].total)
    return moves[best if gains[best].sure else usual]


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

    def best(self, position: Position) -> Search[Move]:
        """The move that is worth most; between the positions two plies on there may be a frame."""
        values = []
        for move in (moves := different(position)):
            after = position.play(move)
            if any(after.hands):
                for reply in different(after):
                    self.value(after.play(reply))
                    yield
            values.append(self.value(after) * (1 - 2 * position.seat))
        return moves[max(range(len(moves)), key=values.__getitem__)]

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
