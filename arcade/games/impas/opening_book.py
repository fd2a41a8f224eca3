"""The opening table's language: positions seen by the side to move and its pushes, in short words."""

from arcade.games.impas.lanes import Push, View, options
from arcade.games.impas.rules import SIDE
from arcade.toolkit.ai.opening_tables import opening

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def key(seen: View) -> str:
    """A position of the book's board: its own board in digits of 36."""
    rest, digits = seen.own, ""
    while rest:
        rest, digit = divmod(rest, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def written(push: Push) -> str:
    """A push: the place of its piece and how many squares it goes."""
    first = (push[0] & -push[0]).bit_length() - 1
    return f"{DIGITS[first]}{push[0].bit_length() - 1 - first}"


def reply(seen: View, side: int) -> Push | None:
    """What the table says to a position on a board of a size, if anything."""
    words = opening("impas", key(seen)) if side == SIDE else None
    return next((push for push in options(seen, side) if written(push) == words), None) if words else None
