"""The levels of Go fish as rivals, on shuffled packs."""

from functools import partial

from arcade.games.go_fish.levels import Asking
from arcade.games.go_fish.opponent import best_questions, choose
from arcade.games.go_fish.rules import SIGNS, Position, shuffled
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import Teller
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled


def _advised(position: Position, dice: Dice) -> Search[int]:
    """What a hint names: the first of the card counter's questions."""
    yield from ()
    return best_questions(position.seen_by(position.seat, dice))[0]


STRENGTH = Strength(
    tuple(Rival(asking.value, partial(choose, asking)) for asking in Asking),
    lambda dice: shuffled(dice, dice.below(2)),
    hint=Rival("hint", _advised),
)
_ODDS = Text("odds {percent} %")
TELLER = Teller[Position, int](
    lambda _position, rank, _language: SIGNS[rank], lambda value: filled(_ODDS, percent=value)
)
