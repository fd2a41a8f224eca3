"""A way to the goal: the shortest one if it can be found, else a good one.

On the 4 by 4 tray `search` finds the shortest. On the others iterative deepening (Korf, 1985) finds it up to a limit;
beyond that a beam search keeps the most promising positions of each move. Both estimate by Manhattan distance and
linear conflicts (Hansson, Mayer and Yung, 1985): of two tiles in each other's way in the line where both belong, one
has to step aside and back.
"""

from functools import lru_cache

from arcade.games.fifteen.rules import CLASSIC, HOLE, Position, neighbours
from arcade.games.fifteen.search import shortest_way
from arcade.toolkit.contract.searching import Search

SLICE = 800
"""Positions examined between two frames."""
CERTAIN = {3: 31, 5: 30}
"""By size: a way of up to so many moves is the shortest there is. At 3 by 3 none is longer (Reinefeld, 1993)."""
BEAM = {3: 100, 4: 400, 5: 250}
"""By size: positions that the beam search keeps after each move."""
Homes = bytes
"""A tray: for each place the place where its piece belongs; the hole belongs last."""


def way(position: Position) -> Search[tuple[int, ...]]:
    """The tiles to slide to the goal; ValueError for a position that can't be solved."""
    if not position.solvable:
        raise ValueError(f"{position.tiles} cannot become {position.goal}")
    belongs = {tile: place for place, tile in enumerate(position.goal)}
    start = bytes(belongs[tile] for tile in position.tiles)
    if position.size == CLASSIC:
        places = yield from shortest_way(start)
    else:
        places = yield from shortest(start, position.size, CERTAIN[position.size])
    if places is None:
        places = yield from beam(start, position.size, BEAM[position.size])
    tiles, hole, moved = list(position.tiles), position.hole, []
    for place in places:
        moved.append(tiles[place])
        tiles[hole], tiles[place] = tiles[place], HOLE
        hole = place
    return tuple(moved)


class Measure:
    """Estimates, never too high, how many moves a tray still needs; a move only changes the estimate."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.near = tuple(neighbours(size, place) for place in range(size * size))

    def estimate(self, tray: Homes) -> int:
        """The estimate from scratch."""
        size = self.size
        total = 0
        for line in range(size):
            total += _row_conflicts(size, line, tray[line * size : line * size + size])
            total += _column_conflicts(size, line, tray[line::size])
        for place, home in enumerate(tray):
            if home != size * size - 1:
                total += abs(home // size - place // size) + abs(home % size - place % size)
        return total

    def moved(self, tray: Homes, estimate: int, place: int, hole: int) -> tuple[Homes, int]:
        """The tray after the tile at `place` slid into the hole, and its estimate."""
        size = self.size
        tile = tray[place]
        after = bytearray(tray)
        after[place], after[hole] = tray[hole], tile
        new = bytes(after)
        if abs(place - hole) == size:
            one, other, wanted, conflicts = place // size, hole // size, tile // size, _row_conflicts
            parts = [slice(line * size, line * size + size) for line in (one, other)]
        else:
            one, other, wanted, conflicts = place % size, hole % size, tile % size, _column_conflicts
            parts = [slice(line, None, size) for line in (one, other)]
        estimate += abs(wanted - other) - abs(wanted - one)
        for line, part in zip((one, other), parts, strict=True):
            estimate += conflicts(size, line, new[part]) - conflicts(size, line, tray[part])
        return new, estimate


@lru_cache(1 << 12)
def _row_conflicts(size: int, row: int, homes: Homes) -> int:
    last = size * size - 1
    return _steps_aside(tuple(home % size for home in homes if home // size == row and home != last))


@lru_cache(1 << 12)
def _column_conflicts(size: int, column: int, homes: Homes) -> int:
    last = size * size - 1
    return _steps_aside(tuple(home // size for home in homes if home % size == column and home != last))


@lru_cache(1 << 12)
def _steps_aside(wanted: tuple[int, ...]) -> int:
    """Two moves for each tile that must leave the line so that the others, which are in order, can stay."""
    longest: list[int] = []
    for index, wish in enumerate(wanted):
        longest.append(1 + max((longest[other] for other in range(index) if wanted[other] < wish), default=0))
    return 2 * (len(wanted) - max(longest, default=0))


def shortest(start: Homes, size: int, most: int) -> Search[list[int] | None]:
    """The places to slide from on a shortest way of at most so many moves; None if there is none."""
    measure = Measure(size)
    bound, examined = measure.estimate(start), 0
    hole = start.index(size * size - 1)
    while bound <= most:
        beyond = most + 1
        # A level of the stack: the tray, its estimate, the hole, the places not yet tried.
        stack = [(start, measure.estimate(start), hole, list(measure.near[hole]))]
        while stack:
            tray, estimate, at, untried = stack[-1]
            if estimate == 0:
                return [level[2] for level in stack[1:]]
            if not untried:
                stack.pop()
                continue
            place = untried.pop()
            if len(stack) > 1 and place == stack[-2][2]:
                continue
            after, left = measure.moved(tray, estimate, place, at)
            examined += 1
            if examined % SLICE == 0:
                yield
            if len(stack) + left <= bound:
                stack.append((after, left, place, list(measure.near[place])))
            else:
                beyond = min(beyond, len(stack) + left)
        bound = beyond
    return None


def beam(start: Homes, size: int, width: int) -> Search[list[int]]:
    """The places to slide from on a good way, found among the `width` most promising trays of each move."""
    measure = Measure(size)
    hole = start.index(size * size - 1)
    layer = [(measure.estimate(start), start, hole)]
    before: dict[Homes, tuple[Homes, int]] = {start: (start, hole)}
    examined = 0
    while layer[0][0]:
        following = []
        for estimate, tray, at in layer:
            for place in measure.near[at]:
                after, left = measure.moved(tray, estimate, place, at)
                examined += 1
                if examined % SLICE == 0:
                    yield
                if after not in before:
                    before[after] = (tray, place)
                    following.append((left, after, place))
        layer = sorted(following)[:width]
    tray, places = layer[0][1], []
    while tray != start:
        tray, place = before[tray]
        places.append(place)
    return places[::-1]
