"""Fits the worths of Reversi's shapes to games that were played: regularised least squares, stage by stage."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit

from arcade.toolkit.discs.patterns import FILLINGS, SHAPES, STAGE, STAGES, STARTS, WORTHS, symmetric
from tools.reversi_patterns.kernel import COUNT, FINE, MIDDLE, Array, bits, indices
from tools.reversi_patterns.play import foreseen

AROUND = 3
"""Positions of so many discs more than a stage's, or fewer, are fitted with it."""
FROM_RESULTS = 11
"""From this stage on, a few plies before the end is solved, results are trusted more than foresight."""
NONE = 1 << 30
"""Larger than any number of positions."""


@dataclass(frozen=True)
class Lesson:
    """How worths are fitted."""

    foresight: bool
    """Whether the stages before FROM_RESULTS are fitted, the last one first, not to the games' results but to what a
    search as long as a stage says by the next one's worths: chance and weak play after a position then matter less."""
    prior: float
    """How many positions the belief that a filling is worth nothing weighs as much as."""
    rounds: int
    unseen: int = NONE
    """Of so many positions one is not fitted, to be asked about what was learned."""


def folded() -> Array:
    """For every filling the one it shares its worth with: the smaller of it and its mirror image."""
    fold = np.arange(WORTHS, dtype=np.int32)
    for kind, shape in enumerate(SHAPES):
        for symmetry in range(1, 8):
            image = [symmetric(square, symmetry) for square in shape]
            if set(image) == set(shape):
                fillings = np.arange(FILLINGS[kind])
                mirrored = sum((fillings // 3**at % 3) * 3 ** shape.index(square) for at, square in enumerate(image))
                part = fold[STARTS[kind] : STARTS[kind] + FILLINGS[kind]]
                np.minimum(part, STARTS[kind] + mirrored, out=part)
    return fold


@njit
def features(own: Array, enemy: Array, fold: Array, rows: Array) -> None:
    """The columns of each position: the fillings of its places, and its bias by parity."""
    index = np.zeros(COUNT, np.int32)
    for at in range(own.shape[0]):
        indices(own[at], enemy[at], index)
        for place in range(COUNT):
            rows[at, place] = fold[MIDDLE[place] + index[place]]
        rows[at, COUNT] = WORTHS + bits(own[at] | enemy[at]) % 2


@njit
def product(rows: Array, worths: Array, out: Array) -> None:
    """What the worths say of each position."""
    for at in range(rows.shape[0]):
        total = 0.0
        for place in range(rows.shape[1]):
            total += worths[rows[at, place]]
        out[at] = total


@njit
def transposed(rows: Array, errors: Array, out: Array) -> None:
    """The sum of the errors at each filling."""
    out[:] = 0.0
    for at in range(rows.shape[0]):
        for place in range(rows.shape[1]):
            out[rows[at, place]] += errors[at]


@njit
def dot(first: Array, second: Array) -> Any:
    """The scalar product, always summed in the same order, so that every machine finds the same."""
    total = 0.0
    for at in range(first.shape[0]):
        total += first[at] * second[at]
    return total


def least_squares(rows: Array, results: Array, lesson: Lesson) -> Array:
    """Conjugate gradients with the counts as preconditioner (Hestenes and Stiefel, 1952)."""
    size = WORTHS + 2
    worths, image, sums = np.zeros(size), np.zeros(len(rows)), np.zeros(size)
    transposed(rows, np.ones(len(rows)), sums)
    scale = sums + lesson.prior
    transposed(rows, results, sums)
    left = sums.copy()
    better = left / scale
    way = better.copy()
    size_now = float(dot(left, better))
    for _ in range(lesson.rounds):
        product(rows, way, image)
        transposed(rows, image, sums)
        sums += lesson.prior * way
        step = size_now / float(dot(way, sums))
        worths += step * way
        left -= step * sums
        better = left / scale
        size_next = float(dot(left, better))
        way = better + size_next / size_now * way
        size_now = size_next
    return worths


def fit(own: Array, enemy: Array, results: Array, lesson: Lesson) -> Array:
    """The worths of all stages, a row each; the last two of a row are for an even or odd number of discs."""
    fold = folded()
    discs = np.array([int(board).bit_count() for board in own | enemy])
    wanted = results.astype(np.float64) * FINE
    table = np.zeros((STAGES, WORTHS + 2))
    for stage in reversed(range(STAGES)):
        first = 4 + STAGE * stage
        here = (discs >= first) & (discs < first + STAGE)
        if lesson.foresight and stage < FROM_RESULTS:
            values = np.zeros(int(here.sum()), np.int64)
            foreseen(own[here], enemy[here], STAGE, whole(table), values)
            wanted[here] = values
        chosen = (discs >= first - (0 if lesson.foresight else AROUND)) & (discs < first + STAGE + AROUND)
        rows = np.empty((int(chosen.sum()), COUNT + 1), np.int32)
        features(own[chosen], enemy[chosen], fold, rows)
        asked = (np.arange(len(rows)) % lesson.unseen == 0) & (lesson.unseen < NONE)
        worths = least_squares(rows[~asked], wanted[chosen][~asked], lesson)
        said = np.zeros(len(rows))
        product(rows, worths, said)
        error = np.sqrt((((said - wanted[chosen]) / FINE) ** 2).mean())
        print(f"stage {stage}: {len(rows)} positions, off by {error:.2f} discs", flush=True)
        table[stage, :WORTHS] = worths[fold]
        table[stage, WORTHS:] = worths[WORTHS:]
    return table


def whole(table: Array) -> Array:
    """The worths as whole numbers, by which games are played: they are then the same on every machine."""
    return np.rint(np.clip(table[:, :WORTHS], -30_000, 30_000)).astype(np.int16)
