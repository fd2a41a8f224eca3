"""Move evaluators of games that can be worked out whole: moves win, draw or lose, perhaps in so many plies."""

from collections.abc import Callable, Mapping

from arcade.toolkit.ai.solver import TOP_RANK, Solver
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued, spoken
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text

ANOTHER_END = TOP_RANK // 2
"""Ranks (see `Worth`) so far apart belong to different ends; of a longer way to the same end nobody need be told."""
_WINS_IN = Text("I win in {plies}"), Text("you win in {plies}")
_LOSES_IN = Text("I lose in {plies}"), Text("you lose in {plies}")
_DRAW = Text("a draw")
UNDECIDED = Text("undecided")
CERTAIN: Mapping[int, Text] = {
    1: spoken(Text("I win"), Text("you win")),
    0: _DRAW,
    -1: spoken(Text("I lose"), Text("you lose")),
}
"""What the side to move is told of a game whose end is known, but not how far away it is."""


def in_words(rank: int) -> Text:
    """What a rank (see `Worth`) is for the side to move."""
    if abs(rank) < ANOTHER_END:
        return _DRAW
    return ends_in(TOP_RANK - abs(rank), rank > 0)


def ends_in(plies: int, won: bool) -> Text:
    """How an end so many plies away is told to the side that wins or loses then."""
    return spoken(*(_WINS_IN if won else _LOSES_IN), plies=plies)


def exact_evaluator(
    named: Callable[[P, Move, Language], str], solver: Callable[[], Solver[P, Move]]
) -> MoveEvaluator[P, Move]:
    """The evaluator of a game whose solver holds all that follows; it is asked for when it is needed."""

    def values(position: P) -> Thinking[Valued[Move]]:
        known = solver()
        yield from known.solve(position)
        return [(move, known.after(position, move).rank) for move in position.moves()]

    return MoveEvaluator(named, in_words, values, ANOTHER_END)


def theory_evaluator(named: Callable[[P, Move, Language], str], standing: Callable[[P], int]) -> MoveEvaluator[P, Move]:
    """The evaluator of a game without draws whose theory tells whether the side to move wins (1) or loses (-1)."""

    def values(position: P) -> Thinking[Valued[Move]]:
        yield from ()
        return [(move, _after(position, position.play(move), standing)) for move in position.moves()]

    return MoveEvaluator(named, CERTAIN.__getitem__, values)


def _after(before: P, after: P, standing: Callable[[P], int]) -> int:
    """What a position is worth, 1 or -1, to the side that has just moved."""
    outcome = after.outcome()
    if outcome is not None:
        return won_by(before.seat, outcome)
    return standing(after) if after.seat == before.seat else -standing(after)
