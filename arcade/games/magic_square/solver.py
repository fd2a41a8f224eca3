"""A way to the goal from any position: the shortest one of nine tiles or where the order is near, else a short one.

What is too far for that is brought home in two ways, of which the shorter one is taken: by a beam, and tile by tile.
For the latter all tiles first go back into the square; each tile in an arm costs exactly one move. Then tiles are
brought home one by one by loops that leave the others alone, in eight orders; the last two tiles are home by parity.
Every move keeps the parity of a full square, and the loops of three places make all even arrangements, so that even is
the same as solvable.

A loop is a word of moves that begins and ends with a full square. Every loop of at most six moves is two ways of at
most three moves to one shape, there and back. The shortest, four moves such as row, column, row back, column back, turn
three neighbouring places round.
"""

from functools import cache
from heapq import heappop, heappush
from itertools import compress, permutations
from operator import ne
from typing import NamedTuple

from arcade.games.magic_square.rules import Cells, Position, board, in_order, simplified
from arcade.games.magic_square.search import HELD, NEAR, SMALL, Word, beam, fewest, outermost, shortest, strides
from arcade.toolkit.ai.symmetry import images
from arcade.toolkit.contract.searching import Search

_LESS = bytes((0, *range(255)))
"""Tiles count from 1, places from 0."""
TILES_A_FRAME = 5
REACH = {3: 23, 4: 12, 5: 8}
"""By size: the most moves of ways that are looked for as the shortest. No position of nine tiles needs more."""
POSITIONS = {3: 1_000_000, 4: 20_000, 5: 20_000}
"""Positions entered for that; those of nine tiles need no more than some ten thousand."""
BEAM_POSITIONS, NEAREST_SQUARES = 200, 3
MAGIC = (
    (16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1),
    (7, 12, 1, 14, 2, 13, 8, 11, 16, 3, 10, 5, 9, 6, 15, 4),
)
"""Dürer's Melencolia (1514) and the Parshvanatha temple at Khajuraho (12th century). All 880 squares are even."""


class Loop(NamedTuple):
    """A word of moves, and where it takes what stands at each place."""

    word: tuple[int, ...]
    to: tuple[int, ...]
    moved: tuple[int, ...]
    """The places whose tiles change."""


@cache
def loops(size: int) -> tuple[Loop, ...]:
    """Every loop of at most six moves that changes something, each by a shortest word, the shorter ones first."""
    geometry, places = board(size), bytes(range(1, size * size + 1))
    found: dict[bytes, tuple[int, ...]] = {}
    # The ways to each set of cells that hold a tile, with what is in all cells.
    shapes: dict[bytes, list[tuple[tuple[int, ...], bytes]]] = {}
    for word, cells in halves(size):
        held = bytes(cells)
        shapes.setdefault(held.translate(HELD), []).append((word, held))
    back = [geometry.back(move) for move in range(4 * size)]
    for ways in shapes.values():
        # There, the last move there, back again, and the tiles in the order of their cells.
        ends = [
            (word, word[-1:], tuple([back[move] for move in reversed(word)]), held.replace(b"\0", b""))
            for word, held in ways
            if len(ways) > 1
        ]
        for (there, last, _, one), (_, other_last, here, other) in permutations(ends, 2):
            if last == other_last:
                continue  # the last move is undone at once: a shorter pair gives the same
            # What `there` brought into a cell goes from it where the other way would have come from.
            to = places.translate(bytes.maketrans(one, other))
            known = found.get(to)
            if known is None or len(there) + len(here) < len(known):
                found[to] = there + here
    return tuple(
        Loop(word, tuple(to.translate(_LESS)), tuple(compress(range(size * size), map(ne, places, to))))
        for to, word in sorted(found.items(), key=lambda item: (len(item[1]), item[1]))
    )


@cache
def halves(size: int) -> tuple[tuple[tuple[int, ...], Cells], ...]:
    """The positions within three moves of the full square in order, and a shortest way to each."""
    geometry = board(size)
    start = geometry.filled(tuple(range(1, size * size + 1)))
    ways: dict[Cells, tuple[int, ...]] = {start: ()}
    layer = [start]
    for _ in range(3):
        following = []
        for cells in layer:
            for move in range(4 * size):
                after = geometry.shifted(cells, move)
                if after is not None and after not in ways:
                    ways[after] = (*ways[cells], move)
                    following.append(after)
        layer = following
    return tuple((word, cells) for cells, word in ways.items())


@cache
def routes(size: int, fixed: frozenset[int], target: int) -> tuple[tuple[int, ...] | None, ...]:
    """For each place the loops, by number, that bring its tile to the target with fewest moves and keep `fixed` places.

    Dijkstra's algorithm from the target backwards over the tile's place. None where no such loops lead on.
    """
    into: list[dict[int, tuple[int, int]]] = [{} for _ in range(size * size)]
    for number, loop in enumerate(loops(size)):
        if fixed.isdisjoint(loop.moved):
            for place in loop.moved:
                # The shorter loops come first, and the first of each pair of places is enough.
                into[loop.to[place]].setdefault(place, (len(loop.word), number))
    best: list[tuple[int, ...] | None] = [None] * (size * size)
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, target, ())]
    while queue:
        cost, place, path = heappop(queue)
        if best[place] is not None:
            continue
        best[place] = path
        for before, (length, number) in into[place].items():
            if best[before] is None:
                heappush(queue, (cost + length, before, (number, *path)))
    return tuple(best)


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
    best = known
    tasks = [relabelled(position, goal) for goal in nearest(position)] if position.magic else [position]
    for task in tasks if known is None else ():
        found = yield from _ordered(task)
        best = found if best is None or len(found) < len(best) else best
    for task in tasks:
        found = yield from beam(task, BEAM_POSITIONS, len(best or ()) - 1)
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
            if step % TILES_A_FRAME == 0:
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
    goals = [tuple(map(square.__getitem__, image)) for square in MAGIC for image in images(4)]
    return tuple(sorted(goals, key=lambda goal: (strides(4, relabelled(position, goal).cells), goal))[:NEAREST_SQUARES])


def relabelled(position: Position, goal: tuple[int, ...]) -> Position:
    """The position whose order 1, 2, 3 ... stands for a goal."""
    number = {tile: place + 1 for place, tile in enumerate(goal)} | {0: 0}
    return Position(tuple(number[tile] for tile in position.cells))
