"""Ways that wind in all four directions: a staircase between the corners, grown by detours that never touch."""

from itertools import pairwise

from arcade.games.path.board import Cell, Way
from arcade.toolkit.contract.dice import Dice

Node = tuple[int, int]
"""A crossing of the wide lattice: so many node rows up, so many node columns to the right."""

WHOLE, HALF = (2,) * 8 + (3,) * 5, (2,) * 4 + (3,) * 2
"""Cells from each node column to the next, in any order: over the whole screen, and over a little less than half."""
UPWARDS = (2,) * 4 + (3,) * 4
ATTEMPTS = 400


def winding(dice: Dice, across: tuple[int, ...], detours: int, bottom: int) -> Way:
    """A way from the bottom left corner to the top; between any two of its legs there is ground."""
    gaps_across, gaps_up = list(across), list(UPWARDS)
    dice.shuffle(gaps_across)
    dice.shuffle(gaps_up)
    nodes = _staircase(dice, len(gaps_up), len(gaps_across))
    _stray(dice, nodes, detours, (len(gaps_up), len(gaps_across)))
    rows, columns = _sums(gaps_up), _sums(gaps_across)
    return Way(_joined([(bottom - rows[up], columns[right]) for up, right in nodes]))


def _staircase(dice: Dice, ups: int, rights: int) -> list[Node]:
    """A shortest way over the nodes; the first step is up."""
    steps = [(1, 0)] * (ups - 1) + [(0, 1)] * rights
    dice.shuffle(steps)
    nodes = [(0, 0)]
    for up, right in [(1, 0), *steps]:
        nodes.append((nodes[-1][0] + up, nodes[-1][1] + right))
    return nodes


def _stray(dice: Dice, nodes: list[Node], detours: int, most: Node) -> None:
    """Lead so many steps, never the first, around over two free nodes beside them."""
    taken = set(nodes)
    for _ in range(ATTEMPTS):
        if not detours:
            return
        at = 1 + dice.below(len(nodes) - 2)
        side = dice.pick((-1, 1))
        (up, right), (next_up, next_right) = nodes[at : at + 2]
        aside_up, aside_right = side * abs(next_right - right), side * abs(next_up - up)
        around = [(up + aside_up, right + aside_right), (next_up + aside_up, next_right + aside_right)]
        if all(0 <= one[0] <= most[0] and 0 <= one[1] <= most[1] and one not in taken for one in around):
            nodes[at + 1 : at + 1] = around
            taken.update(around)
            detours -= 1


def _sums(gaps: list[int]) -> list[int]:
    return [sum(gaps[:count]) for count in range(len(gaps) + 1)]


def _joined(corners: list[Cell]) -> tuple[Cell, ...]:
    """All cells from corner to corner."""
    cells = [corners[0]]
    for (row, column), (next_row, next_column) in pairwise(corners):
        down, right = (next_row > row) - (next_row < row), (next_column > column) - (next_column < column)
        while cells[-1] != (next_row, next_column):
            row, column = row + down, column + right
            cells.append((row, column))
    return tuple(cells)
