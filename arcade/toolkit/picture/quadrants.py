"""Pictures of quarter cells on the PET: 80 by 50 large dots, four to a character; "#" is light."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.machine.pet import Pet
from arcade.machine.pet.screen import COLUMNS, ROWS

SIGNS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""The character whose upper left, upper right, lower left and lower right quarters are the bits 0 to 3 of its place."""
DOT = "#"


def quadrants(rows: Sequence[str]) -> tuple[str, ...]:
    """The characters of a picture of dots; an odd row or column is filled up with dark ones."""
    width = max(map(len, rows), default=0)
    full = [row.ljust(width + width % 2) for row in (*rows, *("",) * (len(rows) % 2))]
    return tuple(map(_line, full[::2], full[1::2]))


@lru_cache(1024)
def _line(upper: str, lower: str) -> str:
    """The characters of two lines of dots."""
    return "".join(
        SIGNS[(upper[x] == DOT) | (upper[x + 1] == DOT) << 1 | (lower[x] == DOT) << 2 | (lower[x + 1] == DOT) << 3]
        for x in range(0, len(upper), 2)
    )


def over(rows: Sequence[str], part: Sequence[str], x: int, y: int) -> tuple[str, ...]:
    """Dots with others in front, which cover what is behind them; a blank of theirs lets it show."""
    found = list(rows)
    for down, line in enumerate(part):
        if 0 <= y + down < len(found):
            row = list(found[y + down])
            for across, sign in enumerate(line):
                if sign != " " and 0 <= x + across < len(row):
                    row[x + across] = sign
            found[y + down] = "".join(row)
    return tuple(found)


def put(machine: Pet, row: int, column: int, rows: Sequence[str]) -> None:
    """Draw a picture of dots with its first character at a place; what leaves the screen is cut off."""
    for down, line in enumerate(quadrants(rows), row):
        if 0 <= down < ROWS and column < COLUMNS:
            machine.print_at(down, max(column, 0), line[max(-column, 0) :])
