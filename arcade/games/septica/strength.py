"""The levels of Septica as rivals, on shuffled packs."""

from functools import partial

from arcade.games.septica import search
from arcade.games.septica.opponent import Level, choose
from arcade.games.septica.rules import Move, Position, shuffled
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[Move]:
    return choose(position, level, dice)


def _advised(position: Position, dice: Dice) -> Thinking[Move]:
    """What a hint names."""
    return search.search(position.seen_by(position.seat, dice), dice)


def opening(dice: Dice) -> Position:
    """The first deal of a game for two."""
    return shuffled(2, dice.below(2), dice)


STRENGTH = Strength(
    tuple(Rival(level.name.lower().replace("_", " "), partial(_choose, level)) for level in Level),
    opening,
    book=1,
    hint=Rival("hint", _advised),
)
