"""The opponents of Crossing, level by level: a grabber, the book's rules, and searches of growing depth."""

from dataclasses import dataclass
from enum import IntEnum

from arcade.games.crossing_board.book import printed
from arcade.games.crossing_board.judge import apart, value
from arcade.games.crossing_board.rules import SIDE, Move, Position, piece_of
from arcade.toolkit.dice import Dice
from arcade.toolkit.program import Search
from arcade.toolkit.search import AlphaBeta, slipping


class Level(IntEnum):
    """How strong the computer plays; PRINTED is the original's method, mended."""

    NOVICE = 1
    PRINTED = 2
    TWO = 3
    FOUR = 4
    SIX = 5


@dataclass(frozen=True)
class Sight:
    """How a search plays: turns it looks ahead, positions it may examine, slips in a hundred moves."""

    plies: int
    positions: int
    slip: int = 0


DEEPEST = 40
RACING = 2
"""Plies to look ahead in a race, which is counted out anyway."""
SIGHTS = {
    Level.TWO: Sight(2, 2_000, 10),
    Level.FOUR: Sight(4, 6_000, 4),
    Level.SIX: Sight(DEEPEST, 25_000),
}
ADVISER = Sight(DEEPEST, 1_500)
"""For hints."""


def choosing(position: Position, level: Level, dice: Dice) -> Search[Move]:
    """The move of a level."""
    if level == Level.NOVICE:
        return novice(position, dice)
    if level == Level.PRINTED:
        return printed(position).move
    move = yield from best(position, SIGHTS[level])
    return slipping(position, move, SIGHTS[level].slip, dice)


def best(position: Position, sight: Sight = ADVISER) -> Search[Move]:
    """The best move that a search finds."""
    searcher: AlphaBeta[Position, Move] = AlphaBeta(value, Position.captures, scout=True)
    plies = RACING if apart(position) else sight.plies
    return (yield from searcher.search(position, plies, sight.positions, strict=True)).move


def novice(position: Position, dice: Dice) -> Move:
    """A move by chance, but captures come first, then ways out, then moves that leave nobody to be captured."""
    own = position.gone[position.seat]
    exits = [move for move in position.moves() if own[piece_of(position.seat, move[0])] + move[1] >= SIDE]
    quiet = [move for move in position.moves() if not position.play(move).captures()]
    return dice.pick(position.captures() or exits or quiet or position.moves())
