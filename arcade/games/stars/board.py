"""Skies: twenty different cells drawn as the listing drew them, skies of other sizes with black holes, and figures."""

from dataclasses import dataclass

from arcade.games.stars.rays import Star
from arcade.toolkit.contract.dice import Dice

FIRST_ROW, ROWS = 2, 17
FIRST_COLUMN, COLUMNS = 3, 25
BOOK_STARS = 20
RESERVES = 10
"""Cells drawn besides, to stand in for those that came twice."""
CLEARANCE = 2
"""A black hole keeps so many cells away from the stars and from other holes, so that every star can be reached."""


@dataclass(frozen=True)
class Sky:
    """Where the stars and the black holes are; `figure` is the number of the constellation that they form, if any."""

    stars: tuple[Star, ...]
    holes: tuple[Star, ...] = ()
    figure: int | None = None


def drawn(dice: Dice, count: int = BOOK_STARS) -> tuple[Star, ...]:
    """So many different cells: those that came twice are replaced from the reserves, or all is drawn anew."""
    while True:
        cells = [_cell(dice) for _ in range(count + RESERVES)]
        reserves = cells[count:]
        chosen: list[Star] = []
        for cell in cells[:count]:
            while cell in chosen and reserves:
                cell = reserves.pop()
            if cell in chosen:
                break
            chosen.append(cell)
        else:
            return tuple(chosen)


def with_holes(dice: Dice, stars: tuple[Star, ...], count: int) -> tuple[Star, ...]:
    """Cells for so many black holes, fewer if the sky is too full for them."""
    holes: list[Star] = []
    free = [(row + FIRST_ROW, column + FIRST_COLUMN) for row in range(ROWS) for column in range(COLUMNS)]
    for _ in range(count):
        taken = (*stars, *holes)
        free = [cell for cell in free if all(_apart(cell, other) > CLEARANCE for other in taken)]
        if free:
            holes.append(dice.pick(free))
    return tuple(holes)


def _cell(dice: Dice) -> Star:
    row = dice.below(ROWS) + FIRST_ROW
    return row, dice.below(COLUMNS) + FIRST_COLUMN


def _apart(one: Star, other: Star) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
