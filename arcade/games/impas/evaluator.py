"""How good a push of Impasse is: a table knows the book's board, and a search the ends of games on the others."""

from functools import partial

from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import ENOUGH, advice, choosing, near, searcher
from arcade.games.impas.rules import SIDE, Move, Position, after, move_of, name, options, start, view
from arcade.games.impas.search import line
from arcade.toolkit.ai.exact_evaluator import CERTAIN
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Count

_PUSH = Count("{square}, {n} step", "{square}, {n} steps")
CHANCE_MOVES = 3
"""At most; after more of them one side has often won already."""


def _values(position: Position) -> Thinking[Valued[Move]]:
    """1 for each push that wins, -1 for one that loses; none for pushes that nobody knows about."""
    seen, side, found = view(position), position.side, list[tuple[Move, int]]()
    mind = searcher(seen, side)
    if side != SIDE and not near(seen, side):
        return ()
    for push in options(seen, side):
        pushed = after(seen, push)
        if side == SIDE:
            wins: bool | None = len((yield from line(pushed))) % 2 == 0
        else:
            theirs = yield from mind.solve(pushed, ENOUGH)
            wins = None if theirs is None else not theirs
        if wins is not None:
            found.append((move_of(push, position.seat, side), 1 if wins else -1))
    return found


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    return _PUSH.in_language(language, n=move.steps, square=name(move.row, move.column))


EVALUATOR = MoveEvaluator(_named, CERTAIN.__getitem__, _values)


def _choose(player: Player, position: Position, dice: Dice) -> Thinking[Move]:
    del dice
    return (yield from choosing(position, player))


def _hinted(position: Position, dice: Dice) -> Thinking[Move]:
    del dice
    move, _ = yield from advice(position)
    return move


def _opening(dice: Dice) -> Position:
    position = start()
    for _ in range(dice.below(CHANCE_MOVES + 1)):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(player.name.lower(), partial(_choose, player)) for player in Player),
    _opening,
    hint=Rival("hint", _hinted),
)
