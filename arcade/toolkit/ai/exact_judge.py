"""Judges of games that can be worked out whole: every move is known to win, draw or lose, and in how many plies."""

from collections.abc import Callable

from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.judge import Judge, Valued
from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Language, Text, filled

ANOTHER_END = 5_000
"""Ranks (see `Worth`) so far apart belong to different ends; of a longer way to the same end nobody need be told."""
_WINS = Text("wins in {plies}", "câștigă în {plies}")
_LOSES = Text("loses in {plies}", "pierde în {plies}")
_DRAW = Text("a draw", "remiză")
_TOP = 10_000


def in_words(rank: int) -> Text:
    """What a rank (see `Worth`) is for the side to move."""
    if abs(rank) < ANOTHER_END:
        return _DRAW
    return filled(_WINS if rank > 0 else _LOSES, plies=_TOP - abs(rank))


def exact_judge(named: Callable[[P, Move, Language], str], solver: Callable[[], Solver[P, Move]]) -> Judge[P, Move]:
    """The judge of a game whose solver holds all that follows; it is asked for when it is needed."""

    def values(position: P) -> Thinking[Valued[Move]]:
        known = solver()
        yield from known.solve(position)
        return [(move, known.after(position, move).rank) for move in position.moves()]

    return Judge(named, in_words, values, ANOTHER_END)
