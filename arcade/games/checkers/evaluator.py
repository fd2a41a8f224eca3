"""How good a move is: small endgames are known, else all are searched equally deep with the master's judge."""

from functools import partial

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.evaluation import Evaluation as Simple
from arcade.games.checkers.evaluation_fitted import fitted
from arcade.games.checkers.levels import LEVELS
from arcade.games.checkers.notation import written
from arcade.games.checkers.opponent import advising, choosing, points_after
from arcade.games.checkers.rules import Move, Position
from arcade.games.checkers.search import PROVED, TABLE_WIN, Searcher
from arcade.toolkit.ai import tournament
from arcade.toolkit.ai.exact_evaluator import CERTAIN, ends_in
from arcade.toolkit.ai.search import WIN, AlphaBeta
from arcade.toolkit.ai.search_evaluator import ending
from arcade.toolkit.ai.tournament import Rival
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued, by_pairs
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.position import won_by
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text, filled

LOOKED = 20_000
"""Positions after which no further ply is begun."""
BOOK_PLIES = 4
"""By the book's rules every move is followed so far, whatever it takes."""
LEAST = 40
"""Hundredths of a man that a mistake costs at least."""
_MEN = Text("{sign}{whole}.{part}")


class Appraiser(Searcher):
    """A search that follows all moves equally deep, so that their values can be compared."""

    def values(self, position: Position, depth: int, positions: int) -> Thinking[list[tuple[Move, int]]]:
        """All moves with their values, the deepest within so many plies, none begun after so many positions."""
        self._remember(position)
        valued: list[tuple[Move, int]] = []
        for plies in range(depth):
            valued = []
            for move in position.moves():
                after = position.play(move)
                value = 0
                if after.outcome() != 0:
                    value = -(yield from self._deep(*after.sides, after.kings, after.seat, plies, -WIN, WIN, 1))
                valued.append((move, value))
            if self.positions >= positions or all(abs(value) > PROVED for _, value in valued):
                break
        return valued


def _named(position: Position, move: Move, language: Language) -> str:
    """By the numbers of squares, as the panel and records write it."""
    del position, language
    return written(move, 5)


def standing(value: int) -> Text:
    """What a value is for the side to move: an end in so many plies, an end some day, or men ahead or behind."""
    if abs(value) > PROVED:
        return ends_in(WIN - abs(value), value > 0)
    if abs(value) > TABLE_WIN // 2:
        return CERTAIN[1 if value > 0 else -1]
    whole, rest = divmod(abs(value), 100)
    return filled(_MEN, sign="-" if value < 0 else "+", whole=whole, part=f"{rest // 10}")


def _values(position: Position) -> Thinking[Valued[Move]]:
    if position.book:
        return (yield from _by_the_book(position))
    pieces = (position.black | position.white).bit_count()
    if pieces <= endgame_tables.MOST:
        points = yield from points_after(position)
        return [(move, TABLE_WIN * point) for move, point in points.items()]
    judge = yield from fitted()
    appraiser = Appraiser(judge.value, endgame_tables.MOST)
    return (yield from appraiser.values(position, 30, LOOKED))


def _by_the_book(position: Position) -> Thinking[Valued[Move]]:
    valued = []
    for move in position.moves():
        after = position.play(move)
        outcome = after.outcome()
        if outcome is None:
            searcher: AlphaBeta[Position, Move] = AlphaBeta(Simple(), lambda at: at.captures, True)
            found = yield from searcher.search(after, BOOK_PLIES, 1 << 30)
            valued.append((move, -found.value))
        else:
            valued.append((move, won_by(position.seat, outcome) * ending(1)))
    return valued


EVALUATOR = MoveEvaluator(_named, standing, _values, LEAST, by_pairs)
SLOW = 20
"""Games of the master, who thinks for more than half a second a move."""


def _advised(position: Position, dice: Dice) -> Thinking[Move]:
    """A hint asks no dice: it is the same whenever it is asked for."""
    del dice
    return (yield from advising(position))[0]


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(4):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = tournament.Strength(
    tuple(Rival(level.sets.name, partial(choosing, level.sets.strength)) for level in LEVELS),
    _opening,
    hint=Rival("hint", _advised),
    slow=SLOW,
)
