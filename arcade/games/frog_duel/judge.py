"""How good a leap of the frogs' duel is: the theory of heaps knows."""

from functools import partial

from arcade.games.frog_duel.opponent import Level, choice, pond, winning_move
from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.exact_judge import theory_judge
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


JUDGE = theory_judge(_named, standing)


def _choose(level: Level, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, level, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The winning move that a hint names; anything where it says that there is none."""
    yield from ()
    return winning_move(position) or dice.pick(position.moves())


LEVELS = (Level.TADPOLE, Level.FROG, Level.OLD_FROG)
STRENGTH = Strength(
    tuple(Rival(level.name.lower().replace("_", " "), partial(_choose, level)) for level in LEVELS),
    partial(pond, Level.NEW_PONDS),
    book=2,
    hint=Rival("hint", _hint),
)
