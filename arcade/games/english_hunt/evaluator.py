"""How good a move of the English hunt is: by how many of the hounds' moves the catch is nearer or farther for it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

from arcade.games.english_hunt.levels import LEVELS, Skill, Start
from arcade.games.english_hunt.opponent import advising, choose
from arcade.games.english_hunt.rules import HOUNDS, Move, Position, started
from arcade.games.english_hunt.solver import Table
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search, Thinking
from arcade.toolkit.contract.texts import Text, filled

_CATCH = Text("catch in {moves}")
WORTH_NAMING = 2
"""The hounds' moves below which a mistake is none: the book's own hare gives one away now and then."""


@cache
def _table() -> Table:
    return Table()


def _values(position: Position) -> Thinking[Valued[Move]]:
    """Hounds want few moves to the catch, the hare many."""
    table = _table()
    yield from table.solve()
    return [(move, standing(position, table.after(position, move))) for move in position.moves()]


def standing(position: Position, need: int) -> int:
    """So many of the hounds' moves to the catch as a value for the side to move."""
    return -need if position.seat == HOUNDS else need


def _named(position: Position, move: Move, language: Language) -> str:
    del position, language
    return "{}-{}".format(*move)


def _worth(value: int) -> Text:
    return filled(_CATCH, moves=abs(value))


def _counted(positions: Sequence[Position], ply: int) -> int:
    """The hounds' moves are counted, and the hare's has the number of the latest of them."""
    now = positions[ply - 1]
    return max(positions[0].left - now.left + (now.seat == HOUNDS), 1)


EVALUATOR = MoveEvaluator(_named, _worth, _values, WORTH_NAMING, _counted)


NAMES = ("tired", "printed", "rested", "wary", "sharp", "perfect")


def _choose(skill: Skill, position: Position, dice: Dice) -> Search[Move]:
    sight = skill.hounds if position.seat == HOUNDS else skill.hare
    return choose(position, sight, _table(), dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    del dice
    return (yield from advising(position, _table()))


def _opening(dice: Dice) -> Position:
    """With ten moves for the hounds; with the book's fifteen, they nearly always win."""
    return replace(started(Start.ANYWHERE, dice), left=10)


STRENGTH = Strength(
    tuple(Rival(name, partial(_choose, level.sets)) for name, level in zip(NAMES, LEVELS, strict=True)),
    _opening,
    NAMES.index("printed"),
    hint=Rival("hint", _hint),
)
