"""What fillings of a shape have in common: each is worth, besides something of its own, what its parts are worth.

A shape's parts are its pairs of squares and all its squares but one. A filling that is seldom seen is thus known by
others that differ from it in a square, and the file needs nothing more: the parts' worths are added to the fillings'.
"""

from itertools import combinations

import numpy as np

from arcade.families.discs.patterns import FILLINGS, SHAPES, STARTS, WORTHS, symmetric
from tools.compiled import njit
from tools.reversi_patterns.kernel import Array


def _mirrors(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The board's symmetries that leave a shape where it is, as orders of its squares; the first changes nothing."""
    images = [[symmetric(square, symmetry) for square in shape] for symmetry in range(8)]
    return [tuple(map(shape.index, image)) for image in images if set(image) == set(shape)]


def folded() -> Array:
    """For every filling the one it shares its worth with: the smaller of it and its mirror image."""
    fold = np.arange(WORTHS, dtype=np.int32)
    for kind, shape in enumerate(SHAPES):
        fillings = np.arange(FILLINGS[kind])
        part = fold[STARTS[kind] : STARTS[kind] + FILLINGS[kind]]
        for mirror in _mirrors(shape):
            mirrored = sum((fillings // 3**at % 3) * 3**to for at, to in enumerate(mirror))
            np.minimum(part, STARTS[kind] + mirrored, out=part)
    return fold


def _all_parts() -> tuple[list[Array], int]:
    """For each shape the parts of each of its fillings, by number, and how many numbers there are.

    Parts that are each other's mirror images are the same.
    """
    shapes: list[Array] = []
    count = 0
    for kind, shape in enumerate(SHAPES):
        fillings, size = np.arange(FILLINGS[kind]), len(shape)
        numbers: dict[tuple[int, ...], int] = {}
        columns: list[Array] = []
        for squares in (*combinations(range(size), 2), *combinations(range(size), size - 1)):
            image = min((tuple(mirror[at] for at in squares) for mirror in _mirrors(shape)), key=sorted)
            order = tuple(sorted(image))
            if order not in numbers:
                numbers[order] = count
                count += int(3 ** len(order))
            digits = sum((fillings // 3**at % 3) * 3 ** order.index(to) for at, to in zip(squares, image, strict=True))
            columns.append(numbers[order] + digits)
        shapes.append(np.stack(columns, 1).astype(np.int32))
    return shapes, count


PARTS, COUNT_OF_PARTS = _all_parts()


@njit()
def _add(parts: Array, worths: Array, out: Array) -> None:
    for filling in range(parts.shape[0]):
        total = 0.0
        for column in range(parts.shape[1]):
            total += worths[parts[filling, column]]
        out[filling] += total


@njit()
def _share(parts: Array, sums: Array, out: Array) -> None:
    for filling in range(parts.shape[0]):
        if sums[filling] != 0.0:
            for column in range(parts.shape[1]):
                out[parts[filling, column]] += sums[filling]


def joined(own: Array, parts: Array) -> Array:
    """The worths of fillings with those of their parts."""
    total = own.copy()
    for start, size, table in zip(STARTS, FILLINGS, PARTS, strict=True):
        _add(table, parts, total[start : start + size])
    return total


def shared(sums: Array) -> Array:
    """What is summed at fillings, summed at their parts."""
    total = np.zeros(COUNT_OF_PARTS)
    for start, size, table in zip(STARTS, FILLINGS, PARTS, strict=True):
        _share(table, sums[start : start + size], total)
    return total
