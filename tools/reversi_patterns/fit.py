"""Fits the worths of Reversi's shapes to positions: regularised least squares, stage by stage, the last one first."""

from typing import Any

import numpy as np

from arcade.families.discs.patterns import STAGE, STAGES, WORTHS
from tools.compiled import njit
from tools.reversi_patterns.kernel import COUNT, FINE, MIDDLE, Array, bits, indices
from tools.reversi_patterns.parts import folded, joined, shared
from tools.reversi_patterns.play import looking_ahead, solved

PRIOR = 60.0
"""How many positions the belief that a filling, or a part, is worth what it is one stage later weighs as much as."""
ROUNDS = 25
LOPSIDED = 24
"""A position so many discs from even counts half: what a search decides is seldom in lopsided ones."""
UNSEEN = 40
"""Of so many positions one is not fitted, to be asked about what was learned."""


@njit()
def features(own: Array, enemy: Array, fold: Array, rows: Array) -> None:
    """The columns of each position: the fillings of its places, and its bias by parity."""
    index = np.zeros(COUNT, np.int32)
    for at in range(own.shape[0]):
        indices(own[at], enemy[at], index)
        for place in range(COUNT):
            rows[at, place] = fold[MIDDLE[place] + index[place]]
        rows[at, COUNT] = WORTHS + bits(own[at] | enemy[at]) % 2


@njit()
def product(rows: Array, worths: Array, out: Array) -> None:
    """What the worths say of each position."""
    for at in range(rows.shape[0]):
        total = 0.0
        for place in range(rows.shape[1]):
            total += worths[rows[at, place]]
        out[at] = total


@njit()
def transposed(rows: Array, errors: Array, out: Array) -> None:
    """The sum of the errors at each filling."""
    out[:] = 0.0
    for at in range(rows.shape[0]):
        for place in range(rows.shape[1]):
            out[rows[at, place]] += errors[at]


@njit()
def dot(first: Array, second: Array) -> Any:
    """The scalar product, always summed in the same order, so that every machine finds the same."""
    total = 0.0
    for at in range(first.shape[0]):
        total += first[at] * second[at]
    return total


def least_squares(rows: Array, wanted: Array, weights: Array) -> tuple[Array, Array]:
    """Conjugate gradients with the counts as preconditioner (Hestenes and Stiefel, 1952): worths, and the counts.

    What is looked for are two vectors, the fillings' own worths and their parts'.
    """
    image, sums = np.zeros(len(rows)), np.zeros(WORTHS + 2)
    transposed(rows, weights, sums)
    seen = sums.copy()
    scales = seen + PRIOR, shared(seen) + PRIOR
    transposed(rows, wanted * weights, sums)
    left = [sums.copy(), shared(sums)]
    found = [np.zeros_like(part) for part in left]
    better = [part / scale for part, scale in zip(left, scales, strict=True)]
    way = [part.copy() for part in better]
    size = sum(float(dot(*pair)) for pair in zip(left, better, strict=True))
    for _ in range(ROUNDS):
        product(rows, joined(*way), image)
        transposed(rows, image * weights, sums)
        change = [sums + PRIOR * way[0], shared(sums) + PRIOR * way[1]]
        step = size / sum(float(dot(*pair)) for pair in zip(way, change, strict=True))
        for part in range(2):
            found[part] += step * way[part]
            left[part] -= step * change[part]
            better[part] = left[part] / scales[part]
        before, size = size, sum(float(dot(*pair)) for pair in zip(left, better, strict=True))
        way = [new + size / before * old for new, old in zip(better, way, strict=True)]
    return joined(*found), seen


def fit(own: Array, enemy: Array) -> tuple[Array, Array]:
    """The worths of all stages, a row each, and how often fillings were seen, lopsided positions counting less.

    The last two of a row are for an even or odd number of discs. The last stage is fitted to exact results, each other
    to what a search as long as a stage says by the next one's worths: how games went on does not matter.
    """
    fold = folded()
    discs = np.array([int(board).bit_count() for board in own | enemy])
    table, counts = np.zeros((STAGES, WORTHS + 2)), np.zeros((STAGES, WORTHS + 2))
    for stage in reversed(range(STAGES)):
        here = np.minimum((discs - 4) // STAGE, STAGES - 1) == stage
        values = np.zeros(int(here.sum()), np.int64)
        rows = np.empty((len(values), COUNT + 1), np.int32)
        features(own[here], enemy[here], fold, rows)
        later = table[stage + 1] if stage + 1 < STAGES else table[stage]
        if stage + 1 < STAGES:
            looking_ahead(own[here], enemy[here], STAGE, whole(table), values)
        else:
            solved(own[here], enemy[here], values)
        said = np.zeros(len(rows))
        product(rows, later, said)
        weights = 1 / (1 + (values / (FINE * LOPSIDED)) ** 2)
        asked = np.arange(len(rows)) % UNSEEN == 0
        change, seen = least_squares(rows[~asked], (values - said)[~asked], weights[~asked])
        for row, fitted in ((table, later + change), (counts, seen)):
            row[stage] = fitted
            row[stage, :WORTHS] = fitted[:WORTHS][fold]
        product(rows, table[stage], said)
        errors = ((said - values) / FINE)[asked & (abs(values) < LOPSIDED * FINE)]
        print(f"stage {stage}: {len(rows)} positions, off by {np.sqrt((errors**2).mean()):.2f} discs", flush=True)
    return table, counts


def whole(table: Array) -> Array:
    """The worths as whole numbers, by which games are played: they are then the same on every machine."""
    return np.rint(np.clip(table, -30_000, 30_000)).astype(np.int16)
