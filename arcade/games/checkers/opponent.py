"""The computer's play, level by level: searches of growing size, and the endgames of kings by the table."""

from dataclasses import dataclass
from enum import IntEnum

from arcade.games.checkers import endgames
from arcade.games.checkers.evaluation import Judge
from arcade.games.checkers.rules import START, Move, Position
from arcade.toolkit.ai.search import WIN, AlphaBeta, Found, slipping
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

DEEPEST = 40
TABLE_WIN = WIN // 4
"""What a win by the table counts in a search, less the plies to it."""
QUIET_DRAW = 40
"""A game that is worth less than this to either side, in hundredths of a man, may be given up as drawn."""
FEW_PIECES = 8
"""With more pieces the computer does not agree to a draw."""


class Level(IntEnum):
    """How strong the computer plays."""

    BEGINNER = 1
    CASUAL = 2
    CLUB = 3
    MASTER = 4


@dataclass(frozen=True)
class Strength:
    """Plies and positions a search may look at, slips in 100 moves, and whether the endgames of kings are known."""

    depth: int
    positions: int
    slip: int = 0
    exact: bool = False


STRENGTHS = {
    Level.BEGINNER: Strength(1, 50, 30),
    Level.CASUAL: Strength(3, 400, 8),
    Level.CLUB: Strength(DEEPEST, 1_500, 0, True),
    Level.MASTER: Strength(DEEPEST, 12_000, 0, True),
}
ADVISER = Strength(DEEPEST, 4_000, 0, True)


def choosing(position: Position, strength: Strength, dice: Dice) -> Thinking[Move]:
    """The move of a strength, in a position that is not over."""
    moves = position.moves()
    if len(moves) == 1:
        return moves[0]
    if (position.black, position.white) == (START.black, START.white):
        # All seven first moves can be played.
        return dice.pick(moves)
    found = yield from searching(position, strength, dice.below(8000) + 1)
    return slipping(position, found.move, strength.slip, dice)


def searching(position: Position, strength: Strength, whim: int = 0) -> Thinking[Found[Move]]:
    """The best move of a strength with its value for the side to move."""
    judge, table = Judge(whim), None
    everyone = position.black | position.white
    if strength.exact and everyone.bit_count() <= endgames.MOST and not position.book:
        table = yield from endgames.solved()
        if endgames.covers(position) and (known := endgames.best(table, position)) is not None:
            return Found(known, _value(table, position), 0, 0)

    def value(position: Position) -> int:
        if table is not None and endgames.covers(position):
            return _value(table, position)
        return judge(position)

    searcher: AlphaBeta[Position, Move] = AlphaBeta(value, lambda at: at.captures, True, not position.book)
    return (yield from searcher.search(position, strength.depth, strength.positions, strict=True))


def _value(table: endgames.Table, position: Position) -> int:
    plies = endgames.plies_left(table, position)
    if plies is None:
        return 0
    return TABLE_WIN - plies if plies % 2 else plies - TABLE_WIN


def advising(position: Position) -> Thinking[tuple[Move, int]]:
    """The best move known, and its value for the side to move."""
    found = yield from searching(position, ADVISER)
    return found.move, found.value


def agreeing(position: Position) -> Thinking[bool]:
    """Whether the computer takes a draw in a position, whoever is to move."""
    if (position.black | position.white).bit_count() > FEW_PIECES:
        return False
    found = yield from searching(position, ADVISER)
    return abs(found.value) < QUIET_DRAW
