"""The computer's play: searches, small endgames by the tables, and the master's opening book.

The book has in the first plies the moves of nearly equal worth, worked out by long searches. It knows what may stand on
the board while the master's own moves came from it, whatever was replied. A line's key is who moves and the men of
black and white, as numbers of base 16; then come what the best move is worth to its side, in hundredths of a man, and
the moves, the best first. ``python -m tools.openings checkers`` makes it.
"""

from dataclasses import dataclass, replace

from arcade.games.checkers import endgame_tables, endgames
from arcade.games.checkers.endgame_tables import Reader, quickest
from arcade.games.checkers.evaluation import Evaluation, plain
from arcade.games.checkers.evaluation_fitted import fitted
from arcade.games.checkers.levels import MASTER, Strength
from arcade.games.checkers.rules import START, Move, Position
from arcade.games.checkers.search import TABLE_WIN, Searcher
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.search import AlphaBeta, Found, slipping
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking

SLUG = "checkers"
"""The opening book's file."""
BOOK_POSITIONS = 12_000
"""By the book's rules no search looks at more positions; it is a slower one."""
QUIET_DRAW = 40
"""A game that is worth less than this to either side, in hundredths of a man, may be given up as drawn."""
FEW_PIECES = 8
"""With more pieces the computer does not agree to a draw."""


@dataclass(frozen=True)
class Line:
    """What the book has of an opening: the worth of the best move for the side to move, and moves, the best first."""

    value: int
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return " ".join((str(self.value), *("-".join(map(str, move)) for move in self.moves)))


def opening_key(position: Position) -> str:
    """How the book calls a position of men only."""
    return f"{'bw'[position.seat]}{position.black:x}/{position.white:x}"


def read_line(reply: str) -> Line:
    """What a reply of the book's file says."""
    value, *moves = reply.split(" ")
    return Line(int(value), tuple(tuple(map(int, move.split("-"))) for move in moves))


def opening_line(position: Position) -> Line | None:
    """The book's line for a position of the official rules; None if it has none."""
    if position.kings or position.book:
        return None
    reply = opening(SLUG, opening_key(position))
    return None if reply is None else read_line(reply)


def choosing(strength: Strength, position: Position, dice: Dice) -> Thinking[Move]:
    """The move of a strength, in a position that is not over."""
    moves = position.moves()
    if len(moves) == 1:
        return moves[0]
    if strength.opening and (line := opening_line(position)) is not None:
        return dice.pick(line.moves)
    if (position.black, position.white) == (START.black, START.white):
        # All seven first moves can be played.
        return dice.pick(moves)
    found = yield from searching(position, strength, dice.below(8000) + 1)
    return slipping(position, found.move, strength.slip, dice)


def searching(position: Position, strength: Strength, whim: int = 0) -> Thinking[Found[Move]]:
    """The best move of a strength with its value for the side to move."""
    if position.book:
        return (yield from _by_the_book(position, strength, whim))
    pieces = (position.black | position.white).bit_count()
    if strength.exact and pieces <= endgames.MOST:
        table = yield from endgames.solved()
        if endgames.covers(position) and (known := endgames.best(table, position)) is not None:
            return Found(known, _value(table, position), 0, 0)
    judge = yield from fitted()
    if not strength.exact:
        return (yield from Searcher(judge.value).search(position, strength.depth, strength.positions, whim))
    points, moves, value = 0, position.moves(), judge.value
    if pieces <= endgame_tables.MOST:
        points, moves = yield from _keeping(position)
        value = plain
    searcher = Searcher(value, min(endgame_tables.MOST, pieces - 1))
    found = yield from searcher.search(position, strength.depth, strength.positions, whim, moves)
    if points and abs(found.value) < TABLE_WIN // 2:
        return replace(found, value=found.value + points * TABLE_WIN)
    return found


def _keeping(position: Position) -> Thinking[tuple[int, tuple[Move, ...]]]:
    """What the tables say it comes to, and the moves that keep that: of a long win the quickest."""
    points = yield from points_after(position)
    best = max(points.values())
    kept = tuple(move for move in points if points[move] == best)
    if best <= 0:
        return best, kept
    near = yield from quickest(position, kept)
    return best, tuple(move for move in near if position.play(move).key not in position.past) or near


def points_after(position: Position) -> Thinking[dict[Move, int]]:
    """What each move of a position of the tables comes to: 1 for a win, 0 for a draw, -1 for a loss."""
    points, asking = dict[Move, int](), endgame_tables.reader()
    for move in position.moves():
        points[move] = -_points(position.play(move), asking)
        yield None
    return points


def _points(position: Position, asking: Reader) -> int:
    """1 when the side to move wins a position of the tables, 0 for a draw, -1 when it loses."""
    known = endgame_tables.value_of(position, asking)
    return max(-_points(position.play(move), asking) for move in position.moves()) if known is None else known


def _by_the_book(position: Position, strength: Strength, whim: int) -> Thinking[Found[Move]]:
    """The same by the book's rules, where nobody must capture: they have a simpler search and judge."""
    positions = min(strength.positions, BOOK_POSITIONS)
    searcher: AlphaBeta[Position, Move] = AlphaBeta(Evaluation(whim), lambda at: at.captures, True)
    return (yield from searcher.search(position, strength.depth, positions, strict=True))


def _value(table: endgames.Table, position: Position) -> int:
    plies = endgames.plies_left(table, position)
    if plies is None:
        return 0
    return TABLE_WIN - plies if plies % 2 else plies - TABLE_WIN


def advising(position: Position) -> Thinking[tuple[Move, int]]:
    """The best move known, and its value for the side to move."""
    if (line := opening_line(position)) is not None:
        return line.moves[0], line.value
    found = yield from searching(position, MASTER)
    return found.move, found.value


def agreeing(position: Position) -> Thinking[bool]:
    """Whether the computer takes a draw in a position, whoever is to move."""
    pieces = (position.black | position.white).bit_count()
    if pieces > FEW_PIECES:
        return False
    if pieces <= endgame_tables.MOST and not position.book:
        return _points(position, endgame_tables.reader()) == 0
    found = yield from searching(position, MASTER)
    return abs(found.value) < QUIET_DRAW
