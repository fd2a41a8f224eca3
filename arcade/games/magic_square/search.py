"""Looking for ways to the order 1, 2, 3 ... move by move: the shortest by deepening, or a short one by a beam.

Iterative deepening (Korf, 1985) tries ways of a length, then of two moves more, since each move fills or empties an arm
so that all ways are odd or all are even. What the evaluation says to be too far is not entered, and the last moves are
those of the home ground: all positions near the order. Moves of lines that lie side by side can be made in any order,
so that only one of these orders is tried.

A beam goes on at each step from the `width` positions with the fewest steps to go.
"""

from functools import cache
from heapq import nsmallest

from arcade.games.magic_square.board import Cells, board
from arcade.games.magic_square.evaluation import gained, least, strides
from arcade.games.magic_square.rules import Position, in_order
from arcade.toolkit.contract.searching import Search

SLICE = 120
"""Positions entered between two frames."""
NEAR = {3: 4, 4: 4, 5: 3}
"""By size: moves from the order within which all positions are known."""
Word = tuple[int, ...]


def shortest(position: Position, most: int, positions: int) -> Search[Word | None]:
    """The shortest way if it has at most so many moves; None if it has more, or if so many positions do not tell."""
    size, near = position.size, NEAR[position.size]
    geometry, ground, entered = board(size), home_ground(size, near), 0
    if position.cells in ground:
        way = down(size, position.cells)
        return way if len(way) <= most else None
    length = least(size, position.cells)
    while length <= near:
        length += 2
    for longest in range(length, most + 1, 2):
        word, entering = list[int](), [(position.cells, iter(range(4 * size)))]
        while entering:
            cells, untried = entering[-1]
            left = longest - len(entering)
            for move in untried:
                after = geometry.shifted(cells, move)
                if after is None or least(size, after) > left:
                    continue
                if left > near:
                    word.append(move)
                    entering.append((after, iter(following(size, move))))
                    entered += 1
                    break
                if after in ground:
                    return (*word, move, *down(size, after))
            else:
                entering.pop()
                del word[-1:]
                continue
            if entered % SLICE == 0:
                yield
                if entered >= positions:
                    return None
    return None


@cache
def following(size: int, last: int) -> tuple[int, ...]:
    """The moves to be tried after a move: not back, and along lines that lie side by side in their order."""
    geometry = board(size)
    return tuple(
        move
        for move in range(4 * size)
        if move != geometry.back(last) and (geometry.axis(move) != geometry.axis(last) or move % size >= last % size)
    )


def beam(position: Position, width: int, most: int) -> Search[Word | None]:
    """A way of at most so many moves, if it comes to one: short, but not always the shortest."""
    size = position.size
    geometry, ground, looked = board(size), home_ground(size, NEAR[size]), 0
    came: dict[Cells, tuple[Cells, int]] = {}
    edge = {position.cells: strides(size, position.cells)}
    for _ in range(most + 1):
        if ends := [(down(size, cells), cells) for cells in edge if cells in ground]:
            end, cells = min(ends, key=lambda found: len(found[0]))
            word = list(reversed(end))
            while cells != position.cells:
                cells, move = came[cells]
                word.append(move)
            return tuple(reversed(word)) if len(word) <= most else None
        found: dict[Cells, tuple[int, Cells, int]] = {}
        for cells, steps in edge.items():
            looked += 1
            if looked % SLICE == 0:
                yield
            for move in range(4 * size):
                after = geometry.shifted(cells, move)
                if after is not None and after not in came and after not in found:
                    found[after] = steps + gained(geometry, cells, move), cells, move
        edge = {cells: found[cells][0] for cells in nsmallest(width, found, key=lambda cells: found[cells][0])}
        came |= {cells: found[cells][1:] for cells in edge}
    return None


@cache
def home_ground(size: int, most: int) -> dict[Cells, int | None]:
    """The positions at most so many moves from the order 1, 2, 3 ..., each with a move that leads nearer to it."""
    if most == 0:
        return {in_order(size).cells: None}
    known = dict(home_ground(size, most - 1))
    for part in range(most):
        for cells, move in outermost(size, most, part).items():
            known.setdefault(cells, move)
    return known


@cache
def outermost(size: int, most: int, part: int) -> dict[Cells, int]:
    """One of `most` parts of the positions one move beyond those that are less than `most` moves away.

    They are by far the most, so that they are looked for in several frames.
    """
    inner = home_ground(size, most - 1)
    edge = list(inner)[len(home_ground(size, most - 2)) if most > 1 else 0 :]
    geometry = board(size)
    back = [geometry.back(move) for move in range(4 * size)]
    known: dict[Cells, int] = {}
    for cells in edge[len(edge) * part // most : len(edge) * (part + 1) // most]:
        for move in range(4 * size):
            after = geometry.shifted(cells, move)
            if after is not None and after not in inner:
                known.setdefault(after, back[move])
    return known


def down(size: int, cells: Cells) -> Word:
    """The shortest way to the order from a position of the home ground."""
    word, ground = [], home_ground(size, NEAR[size])
    while (move := ground[cells]) is not None:
        word.append(move)
        after = board(size).shifted(cells, move)
        if after is None:
            raise ValueError(f"move {move} of the home ground is not legal")
        cells = after
    return tuple(word)
