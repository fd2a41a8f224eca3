"""How good a leap of the frogs' duel is: the theory of heaps knows."""

from functools import partial

from arcade.games.frog_duel.levels import LEVELS, NEW_PONDS
from arcade.games.frog_duel.opponent import choice, pond, winning_move
from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.exact_evaluator import theory_evaluator
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text

_LEAP = Text("lane {lane} by {steps}")


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    lane, steps = move
    return _LEAP.in_language(language, lane=lane, steps=steps)


def standing(position: Position) -> int:
    """1 where the side to move wins, -1 where it loses."""
    return -1 if winning_move(position) is None else 1


EVALUATOR = theory_evaluator(_named, standing)


def _choose(slip: int, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, slip, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The winning move that a hint names; anything where it says that there is none."""
    yield from ()
    return winning_move(position) or dice.pick(position.moves())


STRENGTH = Strength(
    tuple(Rival(level.name.english, partial(_choose, level.sets.slip)) for level in LEVELS if not level.sets.new_ponds),
    partial(pond, NEW_PONDS),
    book=2,
    hint=Rival("hint", _hint),
)
