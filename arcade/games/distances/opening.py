"""Positions of up to three shared stones, too early to be searched: their replies from a table.

Turned and mirrored boards are one position; the table knows the one whose stones, as bits, are the least number.
"""

from functools import cache

from arcade.games.distances.rules import FIELDS, SIDE, Position, fields_of, name, numbered
from arcade.toolkit.dice import Dice
from arcade.toolkit.openings import openings

SLUG = "distances"
EMPTY = "-"
LOST = "?"
"""Stands before a reply that sets the most traps where none wins."""


def _image(turn: int, field: int) -> int:
    """Where a field comes to lie: the board mirrored along a diagonal, upside down, left to right (bits 0 to 2)."""
    row, column = divmod(field, SIDE)
    if turn & 1:
        row, column = column, row
    if turn & 2:
        row = SIDE - 1 - row
    if turn & 4:
        column = SIDE - 1 - column
    return SIDE * row + column


IMAGES = tuple(tuple(_image(turn, field) for field in range(FIELDS)) for turn in range(8))
"""The eight ways to turn and mirror the board, as the field where each field comes to lie."""


def turned(stones: int, image: tuple[int, ...]) -> int:
    """Stones on a turned board."""
    return sum(1 << image[field] for field in fields_of(stones))


def key(stones: int) -> str:
    """How the table calls stones."""
    return "".join(map(name, fields_of(stones))) or EMPTY


@cache
def table() -> dict[str, str]:
    """The replies by key."""
    return openings(SLUG)


def least(stones: int) -> int:
    """The stones of the turned board that the table may know."""
    return min(turned(stones, image) for image in IMAGES)


def reply(position: Position, dice: Dice) -> tuple[int, bool] | None:
    """The table's reply and whether it wins; None where it has none. Chance decides between boards that look alike."""
    stones = position.all_stones
    known = least(stones)
    found = table().get(key(known))
    if found is None:
        return None
    image = dice.pick([image for image in IMAGES if turned(stones, image) == known])
    return image.index(numbered(found.removeprefix(LOST))), not found.startswith(LOST)
