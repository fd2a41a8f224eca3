"""How good a move is: few pieces are worked out, else all moves are looked at equally far by the top level's search."""

from functools import partial

from arcade.games.crossing_board.evaluation import RACE, apart
from arcade.games.crossing_board.levels import ADVISER, BOOK, LEVELS
from arcade.games.crossing_board.opponent import RACING, WON, best, choosing, few, searcher, worths_of
from arcade.games.crossing_board.rules import Move, Position
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.ai.search_evaluator import ending, in_units, searched
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Count, Text

TURN = 140
"""What a turn is worth, about: a piece that has gone its whole way, in four turns, is worth 560 to 700."""
WORTH_NAMING = 2 * TURN
"""What a mistake costs at least: of a turn more or less the search itself is not sure."""
_MOVE = Count("{line}, {n} step", "{line}, {n} steps")
_TURNS = Text("turns {n}")
_ENDLESS = Text("endless", context="crossing-board")
_told = in_units(TURN, _TURNS)


def standing(value: int) -> Text:
    """What a value is for the side to move: an end, play that nobody can end, or turns ahead or behind."""
    return _told(_proved(value)) if value else _ENDLESS


def _proved(value: int) -> int:
    """A value of the search; a race that is won or lost is as certain as an end."""
    return ending(won=value > 0) if RACE // 2 < abs(value) < WIN // 2 else value


def _values(position: Position) -> Thinking[Valued[Move]]:
    if few(position):
        worths = yield from worths_of(position)
        return tuple((move, _exact(worth)) for move, worth in worths.items())
    plies = RACING if apart(position) else ADVISER.plies
    valued = yield from searched(searcher(), position, plies, ADVISER.positions)
    # Nothing that is only estimated is called endless.
    return tuple((move, _proved(value) or 1) for move, value in valued)


def _exact(worth: int) -> int:
    """The worth of a position after a move as the value of that move."""
    return ending(WON - abs(worth) + 1, worth > 0) if worth else 0


def _named(position: Position, move: Move, language: Language) -> str:
    """The row or column and the steps, as they are typed."""
    del position
    line, steps = move
    return _MOVE.in_language(language, n=steps, line=line)


EVALUATOR = MoveEvaluator(_named, standing, _values, WORTH_NAMING)

OPPONENTS = [level.sets for level in LEVELS]
CHANCE_MOVES = 4
"""Before two levels play each other."""
MOST_POSITIONS = 2_500
"""Of a search in a tournament."""


def _opening(dice: Dice) -> Position:
    position = Position(seat=dice.below(2))
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(opponent.name, partial(choosing, plays=opponent.plays, most=MOST_POSITIONS)) for opponent in OPPONENTS),
    _opening,
    book=OPPONENTS.index(BOOK),
    hint=Rival("hint", lambda position, _: best(position, most=MOST_POSITIONS)),
    slow=20,
)
