"""A way to the goal from any position: the shortest one of nine tiles or where the order is near, else a short one.

What is too far for that is brought home in two ways, of which the shorter one is taken: by a beam, and tile by tile.
For the latter all tiles first go back into the square; each tile in an arm costs exactly one move. Then tiles are
brought home one by one by loops that leave the others alone, in eight orders; the last two tiles are home by parity.
Every move keeps the parity of a full square, and the loops of three places make all even arrangements, so that even is
the same as solvable.
"""

from functools import cache

from arcade.games.magic_square.board import board, simplified
from arcade.games.magic_square.evaluation import SMALL, fewest, strides
from arcade.games.magic_square.loops import halves, loops, routes
from arcade.games.magic_square.rules import Position, in_order
from arcade.games.magic_square.search import NEAR, Word, beam, outermost, shortest
from arcade.toolkit.contract.searching import Search

STEPS = 5
"""Tiles brought home between two frames."""
REACH = {3: 23, 4: 12, 5: 8}
"""By size: the most moves of ways that are looked for as the shortest. No position of nine tiles needs more."""
POSITIONS = {3: 1_000_000, 4: 20_000, 5: 20_000}
"""Positions entered for that; those of nine tiles need no more than some ten thousand."""
WIDTH = 200
"""Positions that a beam goes on from."""
NEAREST = 3
"""Magic squares, of all that are known here, that ways are looked for."""
MAGIC = (
    (16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1),
    (7, 12, 1, 14, 2, 13, 8, 11, 16, 3, 10, 5, 9, 6, 15, 4),
)
"""Dürer's Melencolia (1514) and the Parshvanatha temple at Khajuraho (12th century). All 880 squares are even."""


def way(position: Position, known: Word | None = None) -> Search[Word]:
    """The moves to the goal, none when it cannot be reached; not more than a `known` way has."""
    if not solvable(position):
        return ()
    size = position.size
    if not position.magic:
        most = REACH[size] if known is None else min(REACH[size], len(known))
        found = yield from shortest(position, most, POSITIONS[size])
        if found is not None:
            return found
    best, tasks = known, [position]
    if position.magic:
        tasks = [relabelled(position, goal) for goal in nearest(position)]
    for task in tasks if known is None else ():
        found = yield from _ordered(task)
        best = found if best is None or len(found) < len(best) else best
    for task in tasks:
        found = yield from beam(task, WIDTH, len(best or ()) - 1)
        best = best if found is None else found
    return best or ()


def tables(size: int) -> Search[None]:
    """What every way is found by, a part of it in each slice but the first: to be begun before a way is wanted."""
    yield
    if size == SMALL:
        fewest(bytes(in_order(size).square))
    else:
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


def nearest(position: Position) -> tuple[tuple[int, ...], ...]:
    """The magic squares to make for: of those known, turned and mirrored, the ones with the fewest steps to them."""
    goals = [goal for square in MAGIC for goal in _sides(square)]
    return tuple(sorted(goals, key=lambda goal: (strides(4, relabelled(position, goal).cells), goal))[:NEAREST])


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
