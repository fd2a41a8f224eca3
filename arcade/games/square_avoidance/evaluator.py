"""How good a field is: from eight stones on every one is worked out; earlier ones aren't judged."""

from functools import partial

from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.opponent import advice, choosing
from arcade.games.square_avoidance.rules import RESIGN, Position, fields_of, name, unsafe
from arcade.games.square_avoidance.search import Question, TooLongError, promising
from arcade.toolkit.ai.exact_evaluator import CERTAIN
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text

FROM = 8
"""Stones from which fields are judged."""
LIMIT = 400_000
"""Positions for each of the two questions about all fields; what is not answered by then stays unknown."""
PAUSE = 700
"""Positions examined between two frames."""
_RESIGNS = Text("gives up")


def _values(position: Position) -> Search[Valued[int]]:
    """1 for a field that wins, 0 for one that keeps a draw, -1 for one that loses."""
    safe = promising(position)
    values = {move: -1 for move in position.moves() if move not in safe}
    if safe and position.stones < FROM:
        return ()
    own, enemy = position.own, position.enemy
    # The board is full for the side that has moved second, and never where there is a field that nobody dares to take.
    fills = position.stones % 2 == 0
    drawable = not position.free & unsafe(own) & unsafe(enemy)
    win, hold = Question(fills, LIMIT, PAUSE), Question(not fills, LIMIT, PAUSE)
    try:
        for field in safe:
            after = own | 1 << field
            if not (yield from win.ask(enemy, after)):
                values[field] = 1
            elif drawable and not (yield from hold.ask(enemy, after)):
                values[field] = 0
            else:
                values[field] = -1
            yield
    except TooLongError:
        pass
    return tuple(values.items())


def _named(position: Position, field: int, language: Language) -> str:
    del position
    return _RESIGNS.in_language(language) if field == RESIGN else name(field)


EVALUATOR = MoveEvaluator(_named, CERTAIN.__getitem__, _values)


def _choose(player: Player, position: Position, dice: Dice) -> Search[int]:
    return choosing(position, player, dice)


def _hint(position: Position, dice: Dice) -> Search[int]:
    return (yield from advice(position, dice))[0] if position.safe else RESIGN


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(4):
        position = position.play(dice.pick(fields_of(position.safe)))
    return position


STRENGTH = Strength(
    tuple(Rival(player.value, partial(_choose, player)) for player in Player),
    _opening,
    book=tuple(Player).index(Player.PRINTED),
    hint=Rival("hint", _hint),
)
