"""The opponents of Reversi: the book's method and a search; the adviser; a look back over a game.

The book's method looks one move ahead, by a table of squares, a little chance, and the discs a move would turn.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

from arcade.families.discs.deep import DeepSearcher
from arcade.families.discs.lanes import EIGHTHS
from arcade.families.discs.rules import PASS, SIDE, SQUARES, Position, pictured
from arcade.families.discs.search import Searcher
from arcade.games.reversi.levels import GRANDMASTER, Book, Quarter, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import Thinking, at_once

TABLE_WEIGHT = 20
LUCK = 10
"""A candidate gets up to so many points by chance."""
GRAIN = 65536
"""Scores are whole numbers of so many to the point, since BASIC's chance comes in such grains."""
CONSTANT = -32
"""What a turned disc counts in the original: its formula takes counters of discs that are never brought up to date."""


@cache
def mirrored(quarter: Quarter) -> tuple[int, ...]:
    """The values of the 64 squares from those of the upper left quarter."""
    return tuple(
        quarter[min(square // SIDE, SIDE - 1 - square // SIDE)][min(square % SIDE, SIDE - 1 - square % SIDE)]
        for square in range(SQUARES)
    )


@dataclass(frozen=True)
class Weighed:
    """A candidate, the discs it would turn, and its score in grains."""

    square: int
    turns: int
    score: int


Choice = tuple[int, Sequence[Weighed]]
"""A move, and the candidates that were weighed for it."""


def weigh(book: Book, position: Position, dice: Dice) -> list[Weighed]:
    """The candidates in the order of the scan, each with its score; one number is drawn for each."""
    weighed: list[Weighed] = []
    for square, turns, points in _counted(book, position):
        if book.foresight:
            answers = _counted(book, position.play(square))
            points -= max((answer for _, _, answer in answers), default=0)
        weighed.append(Weighed(square, turns, GRAIN * points + LUCK * dice.below(GRAIN)))
    return weighed


def _counted(book: Book, position: Position) -> list[tuple[int, int, int]]:
    """Squares that can be taken, the discs turned there and the points, without luck."""
    table = mirrored(book.table)
    each = SQUARES - position.empties + CONSTANT if book.intended else CONSTANT
    counted: list[tuple[int, int, int]] = []
    for square in position.moves():
        if square != PASS:
            turns = len(position.turned_by(square))
            counted.append((square, turns, TABLE_WEIGHT * table[square] + each * turns))
    return counted


def best(weighed: Sequence[Weighed]) -> int:
    """The square of the highest score, the last of equals; PASS if there is none."""
    choice, highest = PASS, None
    for candidate in weighed:
        if highest is None or candidate.score >= highest:
            choice, highest = candidate.square, candidate.score
    return choice


DEMONSTRATOR = Strength(500, 8, 5)
ADVISER = GRANDMASTER
"""Advice is as good as the strongest level's play."""
Answer = tuple[int, tuple[tuple[int, int], ...]]
"""A move, and every legal move with its value in eighths of a disc, best first; see Findings."""


def find(position: Position, strength: Strength, dice: Dice) -> Thinking[Answer]:
    """Search for a move; in some cases of a hundred slip, and play any."""
    searcher = DeepSearcher() if strength.shapes else Searcher()
    found = yield from searcher.search(position, strength.positions, strength.exact)
    return dice.pick(position.moves()) if dice.percent(strength.slip) else found.move, found.values


MIDDLE_GAME = pictured("""
    ........
    ..XX....
    ..XXoo..
    .XoXoo..
    ..XoooX.
    ..oXo...
    ...X....
    ........
""")


def examine(positions: int) -> int:
    """Examine about so many positions of a middle game; tells how many it were, for those who have clocks."""
    return at_once(Searcher().search(MIDDLE_GAME, positions)).positions


REVIEW = Strength(2_500, 10)
"""What is spent on each position of a game that is looked back on."""
WORTH_NAMING = 4
"""Discs below which a mistake is none."""


@dataclass(frozen=True)
class Mistake:
    """A ply (from 1), the square played, a better one, and the discs lost by it at least."""

    number: int
    played: int
    better: int
    cost: int


def look_back(match: Match[Position, int], seats: Collection[int]) -> Thinking[tuple[int, ...]]:
    """Search every position in which one of the seats had a choice; the dearest Mistake's fields, or nothing."""
    dearest: tuple[int, ...] = ()
    cost = WORTH_NAMING - 1
    for number, (position, played) in enumerate(zip(match.positions, match.moves, strict=False), 1):
        if position.seat not in seats or played == PASS:
            continue
        found = yield from Searcher().search(position, REVIEW.positions, REVIEW.exact)
        yield None
        lost = (found.values[0][1] - dict(found.values)[played]) // EIGHTHS
        if lost > cost:
            cost = lost
            dearest = number, played, found.values[0][0], lost
    return dearest
