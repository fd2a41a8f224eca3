"""How good a field of Triplet is: the master's search settles who wins, once enough stones are put."""

from functools import partial

from arcade.games.triplet.levels import Player
from arcade.games.triplet.opponent import SETTLING_POSITIONS, advice, choosing, few, known, reply
from arcade.games.triplet.rules import CONCEDE, Position, fields_of
from arcade.games.triplet.search import duel
from arcade.games.triplet.solver import Solver
from arcade.toolkit.ai.exact_evaluator import CERTAIN
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued, by_pairs
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text

WINS, OPEN, LOSES = 1, 0, -1
_WORDS = {**CERTAIN, OPEN: Text("open")}
_CONCEDE = Text("concede")


def _values(position: Position) -> Thinking[Valued[int]]:
    """Fields that win or lose, as far as the master settles that; the others are open, unless one is known to win."""
    safe = position.safe(position.seat)
    found = [(move, LOSES) for move in position.moves() if move == CONCEDE or not safe >> move & 1]
    settled = yield from _settled(position)
    wins = WINS in settled.values()
    return found + [(field, settled.get(field, OPEN)) for field in fields_of(safe) if field in settled or not wins]


def _settled(position: Position) -> Thinking[dict[int, int]]:
    """The safe fields of which it is settled who wins; all of them share what the master may examine."""
    now = duel(position)
    if not few(position.board, now):
        return {}
    solver, found = Solver(position.board), dict[int, int]()
    if not known(position.board, position.stones):
        yield from solver.solve(now, SETTLING_POSITIONS)
    for field in fields_of(now.safe):
        after = position.play(field)
        if known(after.board, after.stones):
            theirs: bool | None = reply(after) is not None
        else:
            theirs = yield from solver.solve(duel(after), max(SETTLING_POSITIONS - solver.examined, 0))
        if theirs is not None:
            found[field] = LOSES if theirs else WINS
    return found


def _named(position: Position, move: int, language: Language) -> str:
    return _CONCEDE.in_language(language) if move == CONCEDE else position.board.name(move)


EVALUATOR = MoveEvaluator(_named, _WORDS.__getitem__, _values, counted=by_pairs)

SLOW_GAMES = 10
"""With the master: settling who wins takes it a second or two in the middle of a game."""


def _choose(player: Player, position: Position, dice: Dice) -> Thinking[int]:
    return (yield from choosing(position, player, dice)).move


def _hinted(position: Position, dice: Dice) -> Thinking[int]:
    del dice
    return (yield from advice(position)).move


def opening(dice: Dice) -> Position:
    """A stone of each side by chance."""
    position = Position()
    for _ in range(2):
        position = position.play(dice.pick(tuple(fields_of(position.free))))
    return position


STRENGTH = Strength(
    tuple(Rival(player.value, partial(_choose, player)) for player in Player),
    opening,
    book=tuple(Player).index(Player.PRINTED),
    hint=Rival("hint", _hinted),
    slow=SLOW_GAMES,
)
