"""What the old fox believes, in words: how likely it is to win and by how much, over all the deals that it imagined.

It names no card, since its own are hidden. There is no judge: who knew all hands would call wrong what nobody could
know.
"""

from arcade.games.septica.cards import RANK, SIGNS
from arcade.games.septica.rules import STOP, Move, Position
from arcade.games.septica.search import POINT
from arcade.games.septica.strings import LET_GO
from arcade.toolkit.contract.judge import Teller
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text, filled

_POINTS = Text("{sign}{whole}.{part} points")


def _named(position: Position, move: Move, language: Language) -> str:
    del position
    return LET_GO.in_language(language) if move == STOP else SIGNS[RANK[move]]


def _worth(value: int) -> Text:
    """So much more than the best of the others will have."""
    whole, part = divmod(abs(value), POINT)
    return filled(_POINTS, sign="-" if value < 0 else "+", whole=whole, part=part)


TELLER = Teller(_named, _worth)
