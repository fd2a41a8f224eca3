"""Words of moves that begin and end with a full square, and how to bring a tile home by them.

Every loop of at most six moves is two ways of at most three moves to one shape, there and back. The shortest, four
moves such as row, column, row back, column back, turn three neighbouring places round.
"""

from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import permutations

from arcade.games.magic_square.board import Cells, board

HALF = 3
"""Moves of half a loop."""


@dataclass(frozen=True)
class Loop:
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
    # The ways to each set of cells that hold a tile: there, back again, and these tiles in the order of their cells.
    shapes: dict[tuple[bool, ...], list[tuple[tuple[int, ...], tuple[int, ...], bytes]]] = {}
    for word, cells in halves(size):
        back = tuple(map(geometry.back, reversed(word)))
        shapes.setdefault(tuple(map(bool, cells)), []).append((word, back, bytes(filter(None, cells))))
    for ways in shapes.values():
        for (there, _, one), (here, back, other) in permutations(ways, 2):
            if there[-1:] == here[-1:]:
                continue  # the last move is undone at once: a shorter pair gives the same
            # What `there` brought into a cell goes from it where the way `here` would have come from.
            to = places.translate(bytes.maketrans(one, other))
            known = found.get(to)
            if known is None or len(there) + len(back) < len(known):
                found[to] = there + back
    return tuple(
        Loop(word, tuple(end - 1 for end in to), tuple(at - 1 for at, end in zip(places, to, strict=True) if at != end))
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
