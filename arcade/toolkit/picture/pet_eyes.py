"""Eyes of six by five dots on the PET, with pupils that look aside."""

from collections.abc import Iterable, Sequence

from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.quadrants import over

OPEN = ART.rows("pet-eye")
PUPIL = ("..", "..")
Glance = tuple[int, int]
"""To the right and down, -1 to 1 each."""


def eyed(face: Sequence[str], eye: Sequence[str], columns: Iterable[int], row: int, glance: Glance) -> tuple[str, ...]:
    """Dots with an eye at each of some columns; OPEN ones have pupils."""
    across, down = glance
    for x in columns:
        face = over(face, eye, x, row)
        if eye is OPEN:
            face = over(face, PUPIL, x + 2 + across, row + 1 + max(down, 0) - (down < 0))
    return tuple(face)
