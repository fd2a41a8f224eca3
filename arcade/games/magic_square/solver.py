"""A way to the goal from any position: a shortest one where it is near, else tile by tile over loops.

First all tiles go back into the square; each tile in an arm costs exactly one move. Then tiles are brought home one by
one by loops that leave the others alone, in eight orders, of which the shortest word wins; the last two tiles are home
by parity. Every move keeps the parity of a full square, and the loops of three places make all even arrangements, so
that even is the same as solvable.
"""

from functools import cache
from operator import getitem

from arcade.games.magic_square.board import Cells, board, simplified
from arcade.games.magic_square.loops import halves, loops, routes
from arcade.games.magic_square.rules import Position, in_order
from arcade.toolkit.contract.searching import Search

SLICE = 250
"""Positions looked at between two frames."""
STEPS = 5
"""Tiles brought home between two frames."""
NEAR = {3: 4, 4: 4, 5: 3}
"""By size: moves searched from either end; a way of up to twice as many is the shortest."""
NEAREST = 3
"""Magic squares, of all that are known here, that ways are looked for."""
MAGIC = (
    (16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1),
    (7, 12, 1, 14, 2, 13, 8, 11, 16, 3, 10, 5, 9, 6, 15, 4),
)
"""Dürer's Melencolia (1514) and the Parshvanatha temple at Khajuraho (12th century). All 880 squares are even."""


def way(position: Position, known: tuple[int, ...] | None = None) -> Search[tuple[int, ...]]:
    """The moves to the goal, none when it cannot be reached; not more than a `known` way has."""
    if not solvable(position):
        return ()
    near = None if position.magic else (yield from shortest(position))
    if near is not None:
        return near
    best = known
    for task in [relabelled(position, goal) for goal in nearest(position)] if position.magic else [position]:
        found = yield from _ordered(task)
        best = found if best is None or len(found) < len(best) else best
    return best or ()


def tables(size: int) -> Search[None]:
    """What every way is found by, a part of it in each slice but the first: to be begun before a way is wanted."""
    yield
    halves(size)
    yield
    loops(size)
    for part in range(NEAR[size]):
        yield
        outermost(size, NEAR[size], part)


def homeward(position: Position) -> tuple[int, ...]:
    """The moves that bring all tiles into the square: always one a tile outside, none of which can be in the way."""
    geometry, cells, word = board(position.size), position.cells, []
    while any(cells[arm] for arm in geometry.arms):
        for move in range(4 * position.size):
            after = geometry.shifted(cells, geometry.back(move)) if cells[geometry.end(move)] else None
            if after is not None:
                cells = after
                word.append(geometry.back(move))
                break
        else:
            raise ValueError(f"{position.cells} cannot have come from a full square")
    return tuple(word)


def brought_home(position: Position) -> Position:
    """The position with all its tiles in the square again."""
    for move in homeward(position):
        position = position.play(move)
    return position


def solvable(position: Position) -> bool:
    """Whether the goal can be reached: with all tiles in the square, whether the inversions are even."""
    return brought_home(position).inversions % 2 == 0


def _ordered(position: Position) -> Search[tuple[int, ...]]:
    """A way to the order 1, 2, 3 ... of an even position: the best of eight orders of places."""
    size = position.size
    first = homeward(position)
    words = []
    for order in orders(size):
        places, word = [tile - 1 for tile in brought_home(position).square], list(first)
        for step, target in enumerate(order):
            path = routes(size, frozenset(order[:step]), target)[places.index(target)]
            for number in path or ():
                loop = loops(size)[number]
                after = places[:]
                for place, end in enumerate(loop.to):
                    after[end] = places[place]
                places = after
                word += loop.word
            if step % STEPS == 0:
                yield
        words.append(simplified(size, tuple(word)))
    return min(words, key=len)


@cache
def orders(size: int) -> tuple[tuple[int, ...], ...]:
    """In which order places are filled: rows from an edge, then the last two lines across; seen from all eight sides.

    The last two places are left out, since their tiles must be right when all others are.
    """
    rows = [(row, column) for row in range(size - 2) for column in range(size)]
    across = [(row, column) for column in range(size) for row in (size - 2, size - 1)]
    cells = [*[*rows, *across][:-4], (size - 2, size - 2), (size - 2, size - 1)]
    sides = []
    for _ in range(4):
        cells = [(column, size - 1 - row) for row, column in cells]
        sides += [cells, [(column, row) for row, column in cells]]
    return tuple(tuple(size * row + column for row, column in side) for side in sides)


def shortest(position: Position) -> Search[tuple[int, ...] | None]:
    """The shortest way to the order 1, 2, 3 ... if it is short: searched from here until known ground is met."""
    size, depth = position.size, NEAR[position.size]
    if _strides(size, position.cells) > 2 * depth * size:
        return None
    for part in range(depth):
        outermost(size, depth, part)
        yield
    ground, looked = home_ground(size, depth), 0
    ways: dict[Cells, tuple[int, ...]] = {position.cells: ()}
    edge = [position.cells]
    for made in range(depth + 1):
        met = next((cells for cells in edge if cells in ground), None)
        if met is not None:
            return ways[met] + _down(size, ground, met)
        following = []
        for cells in edge:
            looked += 1
            if looked % SLICE == 0:
                yield
            for move in range(4 * size):
                after = position.board.shifted(cells, move)
                if after is not None and after not in ways:
                    ways[after] = (*ways[cells], move)
                    following.append(after)
        # What is too far for the moves that are left need not be looked at.
        edge = [cells for cells in following if _strides(size, cells) <= (2 * depth - made - 1) * size]
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


def _down(size: int, ground: dict[Cells, int | None], cells: Cells) -> tuple[int, ...]:
    """The moves to the order from a position of the home ground."""
    word = []
    while (move := ground[cells]) is not None:
        word.append(move)
        after = board(size).shifted(cells, move)
        if after is None:
            raise ValueError(f"move {move} of the home ground is not legal")
        cells = after
    return tuple(word)


def _strides(size: int, cells: Cells) -> int:
    """The steps that all tiles together are away from home; a move makes as many as the square is wide."""
    return sum(map(getitem, map(distances(size).__getitem__, cells), range(len(cells))))


@cache
def distances(size: int) -> tuple[tuple[int, ...], ...]:
    """For each tile, by its number, the steps from each cell to its home; none for no tile."""
    width = size + 2
    homes = [divmod(cell, width) for cell in board(size).centre]
    cells = [divmod(cell, width) for cell in range(width * width)]
    steps = [tuple(abs(row - down) + abs(column - right) for row, column in cells) for down, right in homes]
    return (tuple([0] * width**2), *steps)


def nearest(position: Position) -> tuple[tuple[int, ...], ...]:
    """The magic squares to make for: of those known, turned and mirrored, the ones with the fewest steps to them."""
    goals = [goal for square in MAGIC for goal in _sides(square)]
    return tuple(sorted(goals, key=lambda goal: (_strides(4, relabelled(position, goal).cells), goal))[:NEAREST])


def _sides(square: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A square turned and mirrored in all eight ways."""
    sides, size = [], 4
    for _ in range(4):
        square = tuple(square[size * (size - 1 - column) + row] for row in range(size) for column in range(size))
        sides += [square, tuple(square[size * column + row] for row in range(size) for column in range(size))]
    return sides


def relabelled(position: Position, goal: tuple[int, ...]) -> Position:
    """The position whose order 1, 2, 3 ... stands for a goal."""
    number = {tile: place + 1 for place, tile in enumerate(goal)} | {0: 0}
    return Position(tuple(number[tile] for tile in position.cells))
