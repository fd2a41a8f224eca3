"""What the card counter believes, in words: how likely the other is to hold the rank that it will ask for.

It names no rank that it does not ask for, since its hand is hidden. There is no judge: who knew both hands would call
wrong what nobody could know.
"""

from arcade.games.go_fish.cards import SIGNS
from arcade.games.go_fish.rules import Position
from arcade.toolkit.contract.judge import Teller
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text, filled

_ODDS = Text("odds {percent} %")


def _named(position: Position, rank: int, language: Language) -> str:
    del position, language
    return SIGNS[rank]


def _worth(value: int) -> Text:
    return filled(_ODDS, percent=value)


TELLER = Teller(_named, _worth)
