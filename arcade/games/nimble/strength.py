"""The mistake factors and the hints as rivals, on a track with counters set out by chance."""

from functools import partial

from arcade.games.nimble.opponent import MISTAKES, choice, fair_deal
from arcade.games.nimble.rules import Move, Position
from arcade.games.nimble.theory import winning_moves
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search


def _choose(mistakes: int, position: Position, dice: Dice) -> Search[Move]:
    yield from ()
    return choice(position, mistakes, dice)


def _hint(position: Position, dice: Dice) -> Search[Move]:
    """The first winning move, which is what a hint names; anything where it says that there is none."""
    yield from ()
    return next(iter(winning_moves(position)), None) or dice.pick(position.moves())


STRENGTH = Strength(
    tuple(Rival(f"{mistakes} % mistakes", partial(_choose, mistakes)) for mistakes in MISTAKES),
    fair_deal,
    book=2,
    hint=Rival("hint", _hint),
)
