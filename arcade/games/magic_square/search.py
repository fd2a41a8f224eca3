"""Looking for ways to the order 1, 2, 3 ... move by move: the shortest by deepening, or a short one by a beam.

Iterative deepening (Korf, 1985) tries ways of a length, then of two moves more, since each move fills or empties an arm
so that all ways are odd or all are even. What the evaluation says to be too far is not entered, and the last moves are
those of the home ground: all positions near the order. Moves of lines that lie side by side can be made in any order,
so that only one of these orders is tried.

A beam goes on at each step from the `width` positions with the fewest steps to go.

How many moves a position needs at least is known of every full square of nine tiles, else counted by steps. With nine
tiles a table holds the fewest moves from every full square to the order. A tile in an arm costs one move to bring in,
so that a position is at most so many moves nearer than any full square its arms can be emptied to. A row's move takes
as many tiles as the square is wide one step sideways, and it fills or empties one of the row's arms: so the rows' moves
are at least the steps sideways by that width, and odd where an odd number of their arms is full. The same goes for
columns.

``python -m tools.magic_square_tables`` makes ``assets/tables/magic-square.bin``: half the fewest moves for each of the
181,440 even squares in alphabetical order, two a byte, the first one lower, deflated.
"""

from functools import cache
from heapq import nsmallest
from itertools import pairwise, permutations
from math import factorial
from operator import getitem
from zlib import decompress

from arcade.games.magic_square.rules import SIZES, Board, Cells, Position, board, in_order
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

SMALL = SIZES[0]
"""Whose squares are all in the table."""
TAIL = 5
"""The last tiles of a square, which are ranked apart from those before them."""
BITS, COUNT = 8, 255
HELD = bytes((0, *(1,) * 255))
_REST = bytes(256 - SMALL**2)
POSITIONS_A_FRAME = 120
NEAR = {3: 4, 4: 4, 5: 3}
"""By size: moves from the order within which all positions are known."""
Word = tuple[int, ...]


def least(size: int, cells: Cells) -> int:
    """A lower bound of the moves to the order, odd or even as their number is."""
    return _by_table(cells) if size == SMALL else _moves(size, _counted(size, cells))


def _by_table(cells: Cells) -> int:
    held = bytes(cells)
    tiles = held.translate(None, b"\0")
    outside, emptied = _emptied(held.translate(HELD))
    table = tiles + _REST
    return max(outside, max(map(fewest, (order.translate(table) for order in emptied))) - outside)


def fewest(square: bytes) -> int:
    """The fewest moves from a full square of nine tiles, place by place, to the order; the square must be even."""
    first, last = _ranks()
    place = first[square[:-TAIL]] + last[square[-TAIL:]]
    return 2 * (_halves()[place // 2] >> 4 * (place % 2) & 15)


@cache
def _ranks() -> tuple[dict[bytes, int], dict[bytes, int]]:
    """What the first and the last tiles of an even square count in its place among all of them.

    Of two neighbours in alphabetical order, which differ by their last two tiles, one is even.
    """
    tiles = bytes(range(1, SMALL**2 + 1))
    first, last = dict[bytes, int](), dict[bytes, int]()
    for rank, begin in enumerate(permutations(tiles, SMALL**2 - TAIL)):
        first[bytes(begin)] = rank * factorial(TAIL) // 2
        rest = bytes(tile for tile in tiles if tile not in begin)
        if bytes(rest) not in last:
            last |= {bytes(end): number // 2 for number, end in enumerate(permutations(rest))}
    return first, last


@cache
def _halves() -> bytes:
    return decompress(data_path("assets/tables/magic-square.bin").read_bytes())


@cache
def _emptied(shape: bytes) -> tuple[int, tuple[bytes, ...]]:
    """Of a set of cells that hold a tile: how many arms do, and the orders of its tiles in all squares that these fill.

    An order has for each place the number of its tile, counted cell by cell from 0.
    """
    geometry, number = board(SMALL), iter(range(1, SMALL**2 + 1))
    edge = {tuple(next(number) if held else 0 for held in shape)}
    outside = sum(shape[arm] for arm in geometry.arms)
    for _ in range(outside):
        edge = {
            after
            for cells in edge
            for move in range(4 * SMALL)
            if cells[geometry.end(move)] and (after := geometry.shifted(cells, geometry.back(move))) is not None
        }
    return outside, tuple(sorted(bytes(cells[cell] - 1 for cell in geometry.centre) for cells in edge))


def strides(size: int, cells: Cells) -> int:
    """The steps that all tiles together are away from home."""
    counted = _counted(size, cells)
    return (counted & COUNT) + (counted >> BITS & COUNT)


def gained(geometry: Board, cells: Cells, move: int) -> int:
    """The steps that a move adds, below 0 where it takes tiles nearer to home."""
    return sum(map(getitem, _gains(geometry.size)[move], cells[geometry.spans[move]]))


@cache
def _gains(size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By move, for each cell of its line, by tile: the steps that the move adds for that tile there."""
    geometry, numbers = board(size), counts(size)
    away = [tuple((count & COUNT) + (count >> BITS & COUNT) for count in tile) for tile in numbers]
    return tuple(
        ((0,) * len(away), *(tuple(tile[after] - tile[before] for tile in away) for after, before in pairwise(line)))
        for line in geometry.lines
    )


def _counted(size: int, cells: Cells) -> int:
    """The steps sideways, the steps up and down, the rows' and the columns' arms that are full: eight bits each."""
    return sum(map(getitem, map(counts(size).__getitem__, cells), range(len(cells))))


@cache
def counts(size: int) -> tuple[tuple[int, ...], ...]:
    """For each tile, by its number, what it counts in each cell; nothing for no tile."""
    geometry = board(size)
    far = size + 1
    cells = [divmod(cell, geometry.width) for cell in range(geometry.width**2)]
    counts = [
        tuple(
            abs(column - right)
            | abs(row - down) << BITS
            | (column % far == 0) << 2 * BITS
            | (row % far == 0) << 3 * BITS
            for row, column in cells
        )
        for down, right in (cells[cell] for cell in geometry.centre)
    ]
    return ((0,) * len(cells), *counts)


@cache
def _moves(size: int, counted: int) -> int:
    moves = 0
    for axis in (0, 1):
        steps, filled = counted >> BITS * axis & COUNT, counted >> BITS * (axis + 2) & COUNT
        lines = max(-(-steps // size), filled)
        moves += lines + (lines - filled) % 2
    return moves


def shortest(position: Position, most: int, positions: int) -> Search[Word | None]:
    """The shortest way if it has at most so many moves; None if it has more, or after so many positions."""
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
            if entered % POSITIONS_A_FRAME == 0:
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
    """A way of at most so many moves, if it finds one: short, but not always the shortest."""
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
            if looked % POSITIONS_A_FRAME == 0:
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
