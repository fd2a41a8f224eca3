"""Weights moved, position by position, until they foretell what comes of positions.

Stochastic gradient descent, each weight at its own pace: Duchi, Hazan and Singer, Adaptive subgradient methods
(2011).
"""

from typing import Any

import numpy as np

from arcade.games.checkers.evaluation_fitted import MEN, TABLES
from tools.checkers_weights.draughts import Array, bits_of, features
from tools.checkers_weights.games import STEEP, foretold
from tools.compiled import njit

SLOWER = 0.75
"""The pace of an epoch, in that of the one before."""
STRIDE = 7919
"""A prime: positions are gone through in steps of so many, so that those of one game are far apart."""


@njit()
def _value(board: Array, weights: Array, place: Array, much: Array) -> tuple[float, float, int]:
    """A position's value for black, how full its board is, and the number of its features."""
    count = features(board[0], board[1], board[2], board[3], place, much)
    full = bits_of(board[0] | board[1]) / MEN
    value = 0.0
    for one in range(count):
        value += (weights[0, place[one]] * full + weights[1, place[one]] * (1.0 - full)) * much[one]
    return value, full, count


@njit()
def error(boards: Array, points: Array, weights: Array) -> Any:
    """The mean square of what was foretold wrongly."""
    place, much = np.zeros(64, np.int64), np.zeros(64, np.int64)
    total = 0.0
    for number in range(len(boards)):
        wrong = points[number] - foretold(_value(boards[number], weights, place, much)[0])
        total += wrong * wrong
    return total / len(boards)


@njit()
def fit(boards: Array, points: Array, weights: Array, squares: Array, epochs: int, pace: float, decay: float) -> float:
    """Move the weights; the mean square error of the last epoch. Those of patterns are drawn towards nothing."""
    place, much = np.zeros(64, np.int64), np.zeros(64, np.int64)
    total = 0.0
    for epoch in range(epochs):
        total, number = 0.0, epoch
        for _ in range(len(boards)):
            number = (number + STRIDE) % len(boards)
            value, full, count = _value(boards[number], weights, place, much)
            wrong = points[number] - foretold(value)
            total += wrong * wrong
            root = np.sqrt(STEEP * STEEP + value * value)
            slope = wrong * STEEP / root * STEEP / root * STEEP / root
            for one in range(count):
                for phase in range(2):
                    share = slope * much[one] * (full if phase == 0 else 1.0 - full)
                    if place[one] >= TABLES:
                        share -= decay * weights[phase, place[one]]
                    squares[phase, place[one]] += share * share
                    weights[phase, place[one]] += pace * share / np.sqrt(squares[phase, place[one]] + 1e-6)
        pace *= SLOWER
    return total / len(boards)
