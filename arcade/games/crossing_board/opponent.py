"""The opponents of Crossing, level by level: a grabber, the book's rules, and searches of growing depth and care.

The strongest level, which gives the hints too, works positions of few pieces out.
"""

from dataclasses import dataclass, replace
from enum import IntEnum

from arcade.games.crossing_board.book_opponent import printed
from arcade.games.crossing_board.endgame import exact, few
from arcade.games.crossing_board.evaluation import apart, value
from arcade.games.crossing_board.rules import SIDE, Move, Position, piece_of
from arcade.toolkit.ai.search import AlphaBeta, slipping
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking


class Level(IntEnum):
    """How strong the computer plays; PRINTED is the original's method, mended."""

    NOVICE = 1
    ONE = 2
    PRINTED = 3
    TWO = 4
    SIX = 5


@dataclass(frozen=True)
class Sight:
    """How a search plays: turns it looks ahead, positions it may examine, slips in a hundred moves, exact endings.

    In some of a hundred moves it looks a turn further: two sides that never vary could send each other back for ever.
    """

    plies: int
    positions: int
    slip: int = 0
    further: int = 0
    exact: bool = False


FURTHER = 130
"""Positions in a hundred of the usual ones, when a search looks further."""
DEEPEST = 40
RACING = 2
"""Plies to look ahead in a race, which is counted out anyway."""
SIGHTS = {
    Level.ONE: Sight(1, 500, 25),
    Level.TWO: Sight(2, 2_000, further=10),
    Level.SIX: Sight(DEEPEST, 25_000, further=10, exact=True),
}
ADVISER = SIGHTS[Level.SIX]
"""For hints."""


def choosing(position: Position, level: Level, dice: Dice, most: int = 0) -> Thinking[Move]:
    """The move of a level; `most` limits the positions that a search examines."""
    if level == Level.NOVICE:
        return novice(position, dice)
    if level == Level.PRINTED:
        return printed(position).move
    sight = SIGHTS[level]
    if dice.percent(sight.further):
        sight = replace(sight, plies=sight.plies + 1, positions=sight.positions * FURTHER // 100)
    move = yield from best(position, limited(sight, most))
    return slipping(position, move, sight.slip, dice)


def limited(sight: Sight, most: int) -> Sight:
    """A sight of so many positions at most; 0 does not limit it."""
    return replace(sight, positions=min(sight.positions, most)) if most else sight


def best(position: Position, sight: Sight = ADVISER) -> Thinking[Move]:
    """The best move that a search finds, or all that can follow where few pieces are left."""
    if sight.exact and few(position):
        return (yield from exact(position))
    plies = RACING if apart(position) else sight.plies
    return (yield from searcher().search(position, plies, sight.positions, strict=True)).move


def searcher() -> AlphaBeta[Position, Move]:
    """A search that knows nothing yet; it follows captures until the board is quiet."""
    return AlphaBeta(value, Position.captures, scout=True)


def novice(position: Position, dice: Dice) -> Move:
    """A capture if there is one, else a way out if there is one, else a move by chance."""
    own = position.gone[position.seat]
    exits = [move for move in position.moves() if own[piece_of(position.seat, move[0])] + move[1] >= SIDE]
    return dice.pick(position.captures() or exits or position.moves())
