"""The pieces: seven of four squares, twelve of five, thirty-five of six, drawn as text with the cell they turn about.

Rows are parted by "/"; "#" is a square, "+" the square that the piece turns about, "o" the same where there is none.
"""

from dataclasses import dataclass

Cell = tuple[int, int]
"""Row (down) and column (right)."""
Cells = tuple[Cell, ...]
Shape = tuple[Cells, Cells, Cells, Cells]
"""A piece's squares about its turning point, as it comes and after one, two and three turns anticlockwise."""


@dataclass(frozen=True)
class Kind:
    """One kind of piece: its shape, and its mirror image where that is another and no kind of its own."""

    shapes: tuple[Shape, ...]

    @property
    def size(self) -> int:
        """How many squares it has."""
        return len(self.shapes[0][0])


def turned(cells: Cells) -> Cells:
    """The squares after a turn of 90 degrees anticlockwise about the origin."""
    return tuple(sorted((-column, row) for row, column in cells))


def settled(cells: Cells) -> Cells:
    """The squares moved so that the least row and column are 0: equal for shapes that differ by place only."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def read(picture: str) -> Cells:
    """The squares of a picture about its turning point."""
    marks = {
        (row, column): mark
        for row, line in enumerate(picture.split("/"))
        for column, mark in enumerate(line)
        if mark != "."
    }
    top, left = next(place for place, mark in marks.items() if mark in "+o")
    return tuple(sorted((row - top, column - left) for (row, column), mark in marks.items() if mark != "o"))


def states(cells: Cells) -> Shape:
    """The four states by true turning: pieces that look alike when turned may stand elsewhere then."""
    once = turned(cells)
    twice = turned(once)
    return cells, once, twice, turned(twice)


def steady(shape: Shape) -> Shape:
    """The states without wandering: one that looks like an earlier one stands where that does."""
    first = {settled(cells): cells for cells in reversed(shape)}
    one, two, three, four = (first[settled(cells)] for cells in shape)
    return one, two, three, four


def _kind(picture: str, both_hands: bool) -> Kind:
    cells = read(picture)
    shape = steady(states(cells))
    mirrored = tuple(sorted((row, -column) for row, column in cells))
    if both_hands and settled(mirrored) not in map(settled, shape):
        return Kind((shape, steady(states(mirrored))))
    return Kind((shape,))


FOURS = "#/#/+/# #+#/..# ..#/#+# #+#/.#. #+./.## .##/#+. ##/#+"
FIVES = """
    ##+##  ##./#+#  #.#/#+#  ##../.+##  #.../#+##  .#../#+##
    ##./.+./.##  #../#+./.##  #../#o./###  .#./#+#/.#.  .#./#+./.##  .#./.+./###
"""
SIXES = """
    ##+###  #+#/###  ##../#+##  #+#./#.##  #+#./.###  #.#./#+##  #..#/#+##  .##./#+##  ##./.+./###  #../#+#/.##
    #../#+./###  #../#o#/###  .#./#+#/##.  .#./#+#/#.#  .#./#+./###  ##+../..###  ##.../.#+##  #..../##+##
    .#.../##+##  ..#../##+##  ##../.+#./..##  ##../.+../.###  #.../#+##/#...  #.../#+##/.#..  #.../#+##/..#.
    #.../#+##/...#  #.../#+#./..##  #.../#+../.###  #.../#o../####  .#../#+##/.#..  .#../#+##/..#.  .#../#+#./..##
    .#../#+../.###  .#../.+##/##..  .#../.+../####
"""
CLASSIC = tuple(Kind((states(read(picture)),)) for picture in FOURS.split())
"""The seven of the book, which wander when turned."""
TETRIS = tuple(_kind(picture, False) for picture in FOURS.split())
PENTIS = tuple(_kind(picture, True) for picture in FIVES.split())
HEX = tuple(_kind(picture, True) for picture in SIXES.split())
MIX = TETRIS + PENTIS + HEX
