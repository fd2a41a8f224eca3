"""The levels of Septica as rivals, on shuffled packs."""

from functools import partial

from arcade.games.septica.levels import LEVELS, Player
from arcade.games.septica.opponent import POINT, choose, search
from arcade.games.septica.rules import RANK, SIGNS, STOP, Move, Position, shuffled
from arcade.games.septica.strings import LET_GO
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import Teller
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text, filled

_POINTS = Text("{sign}{whole}.{part} points")


def _choose(player: Player, position: Position, dice: Dice) -> Thinking[Move]:
    return choose(position, player, dice)


def opening(dice: Dice) -> Position:
    return shuffled(2, dice.below(2), dice)


STRENGTH = Strength(
    tuple(Rival(level.name.english.lower(), partial(_choose, level.sets)) for level in LEVELS),
    opening,
    book=1,
    hint=Rival("hint", search),
)


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    return LET_GO.in_language(language) if move == STOP else SIGNS[RANK[move]]


def _worth(value: int) -> Text:
    """So much more than the best of the others will have."""
    whole, part = divmod(abs(value), POINT)
    return filled(_POINTS, sign="-" if value < 0 else "+", whole=whole, part=part)


TELLER = Teller(_named, _worth)
