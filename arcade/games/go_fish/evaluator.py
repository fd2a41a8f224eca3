"""The levels of Go fish as rivals, on shuffled packs."""

from functools import partial

from arcade.games.go_fish.levels import Asking
from arcade.games.go_fish.opponent import best_questions, choose
from arcade.games.go_fish.rules import SIGNS, Position, shuffled
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import Teller
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled


def _choose(asking: Asking, position: Position, dice: Dice) -> Search[int]:
    return choose(position, asking, dice)


def _advised(position: Position, dice: Dice) -> Search[int]:
    """What a hint names: the first of the card counter's questions."""
    yield from ()
    return best_questions(position.seen_by(position.seat, dice))[0]


def opening(dice: Dice) -> Position:
    return shuffled(dice, dice.below(2))


STRENGTH = Strength(
    tuple(Rival(asking.value, partial(_choose, asking)) for asking in Asking), opening, hint=Rival("hint", _advised)
)


_ODDS = Text("odds {percent} %")


def _named(position: Position, rank: int, language: Language) -> str:
    del position, language
    return SIGNS[rank]


def _worth(value: int) -> Text:
    return filled(_ODDS, percent=value)


TELLER = Teller(_named, _worth)
