"""Polyominoes: pieces of squares side by side, drawn as text, turned and mirrored; those of four and five squares.

Rows are parted by "/"; "#" is a square, "+" the square that the piece turns about, "o" the same where there is none.
"""

from functools import lru_cache

Cell = tuple[int, int]
"""Row (down) and column (right)."""
Cells = tuple[Cell, ...]
Shape = tuple[Cells, Cells, Cells, Cells]
"""A piece's squares about its turning point, as it comes and after one, two and three turns anticlockwise."""

TETROMINOES = "#/#/+/# #+#/..# ..#/#+# #+#/.#. #+./.## .##/#+. ##/#+"
"""The seven of four squares, mirror images being pieces of their own."""
PENTOMINOES = """
    ##+##  ##./#+#  #.#/#+#  ##../.+##  #.../#+##  .#../#+##
    ##./.+./.##  #../#+./.##  #../#o./###  .#./#+#/.#.  .#./#+./.##  .#./.+./###
"""
"""The twelve of five squares, mirror images being the same piece."""


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


def turned(cells: Cells) -> Cells:
    """The squares after a turn of 90 degrees anticlockwise about the origin."""
    return tuple(sorted((-column, row) for row, column in cells))


def mirrored(cells: Cells) -> Cells:
    """The squares with left and right exchanged."""
    return tuple(sorted((row, -column) for row, column in cells))


@lru_cache(512)
def corner(cells: Cells) -> Cell:
    """The least row and the least column."""
    return min([row for row, _ in cells]), min([column for _, column in cells])


@lru_cache(512)
def settled(cells: Cells) -> Cells:
    """The squares moved so that the least row and column are 0: equal for shapes that differ by place only.

    Kept, as pieces that move have their pictures by it.
    """
    top, left = corner(cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


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


def hands(cells: Cells) -> tuple[Shape, ...]:
    """The steady states of a piece, and those of its mirror image where that is another."""
    shape = steady(states(cells))
    image = mirrored(cells)
    return (shape,) if settled(image) in map(settled, shape) else (shape, steady(states(image)))
