"""The levels of the frogs' duel and its hints as rivals, on ponds of chance."""

from functools import partial

from arcade.games.frog_duel.opponent import Level, choice, pond, winning_move
from arcade.games.frog_duel.rules import Move, Position
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search


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
