"""How good a field is: certain where stones are shared; else room is counted, as far as a search sees."""

from functools import partial

from arcade.games.distances.levels import Player
from arcade.games.distances.opponent import choosing, known_to_win
from arcade.games.distances.rules import Position, Variant, name
from arcade.games.distances.solver import DEPTH, ONE, Exact, duel_of, searcher, state_of
from arcade.toolkit.ai.search_evaluator import ending, in_units, searched
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text

TABLED = 3
"""Shared stones from which all that follows is worked out; before, the table knows what some fields are worth."""
POSITIONS = 60_000
"""Examined for one position where each side minds its own stones."""
PAUSE = 500
"""Positions worked out between two frames."""
_ROOM = Text("room {n}")
WORTH_NAMING = 2 * ONE
"""What a mistake costs at least: by a field more or less the search itself goes wrong now and then."""


def standing(wins: bool) -> int:
    """The value of a position for the side to move, where it is certain."""
    return ending(won=wins)


def _values(position: Position) -> Thinking[Valued[int]]:
    """An unsafe field loses at once, and so does who concedes."""
    safe = set(position.safe())
    values = {move: ending(1, won=False) for move in position.moves() if move not in safe}
    if not safe:
        return tuple(values.items())
    if position.variant is Variant.SHARED:
        values |= yield from _shared(position, safe)
    else:
        values |= dict((yield from searched(searcher(), duel_of(position), DEPTH, POSITIONS)))
    return tuple(values.items())


def _shared(position: Position, safe: set[int]) -> Thinking[dict[int, int]]:
    """The values of safe fields where stones are shared, as far as they are known."""
    values: dict[int, int] = {}
    stones = position.all_stones.bit_count()
    exact, state = Exact(PAUSE), state_of(position)
    for field in sorted(safe, key=lambda field: len(state.after(field).safe)):
        if stones >= TABLED:
            values[field] = standing(not (yield from exact.wins(state.after(field))))
        elif (won := known_to_win(position.play(field))) is not None:
            values[field] = standing(not won)
    return values


def _named(position: Position, field: int, language: Language) -> str:
    del position, language
    return name(field)


EVALUATOR = MoveEvaluator(_named, in_units(ONE, _ROOM), _values, WORTH_NAMING)


def _choose(player: Player, position: Position, dice: Dice) -> Thinking[int]:
    choice = yield from choosing(position, player, dice)
    return choice.move


def opening(dice: Dice) -> Position:
    """Two stones are put by chance before the rivals begin."""
    position = Position()
    for _ in range(2):
        position = position.play(dice.pick(position.safe()))
    return position


STRENGTH = Strength(
    tuple(Rival(player.value, partial(_choose, player)) for player in Player),
    opening,
    book=tuple(Player).index(Player.PRINTED),
    hint=Rival("hint", partial(_choose, Player.MASTER)),
)
