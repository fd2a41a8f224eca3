"""Positions of up to three shared stones, too early to be searched: their replies from a table.

Turned and mirrored boards are one position; the table knows the one whose stones, as bits, are the least number.
"""

from functools import cache

from arcade.games.distances.rules import SIDE, Position, fields_of, name, numbered
from arcade.toolkit.ai.opening_tables import openings
from arcade.toolkit.ai.symmetry import Image, images
from arcade.toolkit.contract.dice import Dice

SLUG = "distances"
EMPTY = "-"
LOST = "?"
"""Stands before a reply that sets the most traps where none wins."""
IMAGES = images(SIDE)
"""The eight ways to turn and mirror the board, as the field where each field comes to lie."""


def turned(stones: int, image: Image) -> int:
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


def wins(position: Position) -> bool | None:
    """Whether the side to move wins a position of shared stones; None where the table does not have it."""
    found = table().get(key(least(position.all_stones)))
    return None if found is None else not found.startswith(LOST)
