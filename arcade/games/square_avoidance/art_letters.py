"""Letters of chalk lines from point to point, with a dot where a line ends or turns: squares that are not closed."""

from functools import cache

from arcade.toolkit.letters.brush import brushed
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import Sprite

HIGH, ABOVE, BELOW = 6, 3, 2
"""The units of a letter, and of the room for marks above and below it."""
LETTERS: dict[str, str] = {
    "A": "06 20 46; 14 34",
    "C": "40 00 06 46",
    "D": "00 30 43 36 06 00",
    "E": "40 00 06 46; 03 33",
    "G": "40 00 06 46 43 23",
    "H": "00 06; 40 46; 03 43",
    "I": "10 16",
    "J": "40 45 26 05",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "00 40 46 06 00",
    "P": "06 00 40 43 03",
    "Q": "46 06 00 40 46; 24 46",
    "R": "06 00 40 43 03 46",
    "S": "40 00 03 43 46 06",
    "T": "00 40; 20 26",
    "U": "00 06 46 40",
    "V": "00 26 40",
    "W": "00 16 22 36 40",
    "Y": "00 23 40; 23 26",
    "Z": "00 40 06 46",
    "1": "01 20 26",
    "2": "00 40 43 03 06 46",
    "!": "10 14; 16 16",
    "Ă": "06 20 46; 14 34",
    "Â": "06 20 46; 14 34",
    "Ș": "40 00 03 43 46 06",
}
"""Lines through points, each a column from 0 to 4 and a row from 0 to 6."""
MARKS = {"Ă": ((1, -3), (2, -2), (3, -3)), "Â": ((1, -2), (2, -3), (3, -2)), "Ș": ((2, 7), (2, 8))}
CHALK_LETTERS = frozenset(LETTERS)
NARROW = "I1!"
"""Letters that are half as broad."""


@cache
def chalked(words: str, across: int, down: int, pen: int = 3) -> Sprite:
    """Words whose units are so many pixels across and down, in lines as thick as the pen, dots a little thicker."""
    return beside(*(_letter(one, across, down, pen) for one in words))


@cache
def _letter(one: str, across: int, down: int, pen: int) -> Sprite:
    edge = pen

    def at(column: int, row: int) -> tuple[int, int]:
        return edge + across * column, edge + down * (row + ABOVE)

    lines = [[at(int(column), int(row)) for column, row in map(tuple, line.split())] for line in _lines(one)]
    if one in MARKS:
        lines.append([at(*point) for point in MARKS[one]])
    strokes = [[(x, y, pen) for x, y in line] for line in lines]
    strokes += [[(x, y, pen + 2), (x, y, pen + 2)] for line in lines for x, y in line]
    columns = 2 if one in NARROW else 4
    return brushed(strokes, across * columns + 2 * edge + 1, down * (HIGH + ABOVE + BELOW) + 2 * edge)


def _lines(one: str) -> list[str]:
    return [line for line in LETTERS.get(one, "").split("; ") if line]
