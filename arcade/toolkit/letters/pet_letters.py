"""Big words on the PET: letters of quarter cells, four characters high and three or so wide."""

from arcade.machine.pet import Pet
from arcade.machine.pet.screen import COLUMNS
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.quadrants import put

INSIDE = 2 * (COLUMNS - 2)
"""Dots of a line: the outermost columns of the glass stay free."""


def dots(words: str) -> tuple[str, ...]:
    """A line of big letters as dots; marks above and below them take rows of their own, where there are any."""
    picture = poster(words)
    lit = [row for row, bits in enumerate(picture.ink) if bits]
    return tuple(
        "".join("#" if bits >> picture.width - 1 - x & 1 else "." for x in range(picture.width))
        for bits in picture.ink[lit[0] : lit[-1] + 1]
    )


def lines_of(words: str) -> list[str]:
    """Words broken into lines that fit the screen."""
    lines: list[str] = []
    for word in words.split():
        if lines and poster(f"{lines[-1]} {word}").width <= INSIDE:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def write_big(machine: Pet, row: int, words: str, column: int = 0, columns: int = COLUMNS) -> int:
    """Write big words, in the middle of some columns, from a row on; the row after them."""
    for line in lines_of(words):
        picture = dots(line)
        put(machine, row, column + (columns - (len(picture[0]) + 1) // 2) // 2, picture)
        row += (len(picture) + 1) // 2 + 1
    return row
