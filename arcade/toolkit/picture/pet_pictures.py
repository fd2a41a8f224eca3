"""Pictures in the PET's own characters, laid over what is on its screen."""

from functools import lru_cache
from re import finditer

from arcade.machine.pet import Pet
from arcade.toolkit.picture.art import Rows

COVERING = "~"
"""In a picture the sign of a blank that covers what is behind it."""


def overlay(machine: Pet, picture: Rows, row: int, column: int) -> None:
    """Draw a picture over what is there, which its blanks let show."""
    for down, across, signs in _runs(picture):
        machine.print_at(row + down, column + across, signs)


@lru_cache(256)
def _runs(picture: Rows) -> tuple[tuple[int, int, str], ...]:
    """What a picture covers: signs side by side, with the row and the column where they begin."""
    return tuple(
        (down, run.start(), run.group().replace(COVERING, " "))
        for down, line in enumerate(picture)
        for run in finditer("[^ ]+", line)
    )
