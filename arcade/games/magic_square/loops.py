"""Words of moves that begin and end with a full square, and how to bring a tile home by them.

Every loop of at most six moves is two ways of at most three moves to one shape, there and back. The shortest, four
moves such as row, column, row back, column back, turn three neighbouring places round.
"""

from functools import cache
from heapq import heappop, heappush
from itertools import compress, permutations
from operator import ne
from typing import NamedTuple

from arcade.games.magic_square.board import Cells, board

_LESS = bytes((0, *range(255)))
"""Tiles count from 1, places from 0."""
_HELD = bytes((0, *(1,) * 255))
HALF = 3
"""Moves of half a loop."""


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
        shapes.setdefault(held.translate(_HELD), []).append((word, held))
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
    for _ in range(HALF):
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
