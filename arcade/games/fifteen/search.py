"""The shortest way on the 4 by 4 tray: iterative deepening (Korf, 1985) with four sums of pattern databases.

The tiles are divided into groups. A group's table has, for all places of its tiles, how many moves beyond their
Manhattan distance these need if the other tiles are ignored (Felner, Korf and Hanan, 2004). Groups without a tile in
common add up. Two divisions, and both of them mirrored in the diagonal, make four sums, and none is ever too high.

``python -m tools.fifteen_patterns`` makes ``assets/tables/fifteen.bin``: half of what exceeds the Manhattan distance,
for all places of a group, the first tile's place in the lowest four bits; two to a byte, all of it deflated.

A move takes a tile nearer to its home or farther from it. So the search counts moves the wrong way: the limit allows a
number of them, and each sum says how many are still needed at least.

The hole never circles a square clockwise for six moves or more, nor for more than six the other way: seven are as good
as five moves back, and six clockwise as six the other way (Taylor and Korf, Pruning duplicate nodes, 1993).
"""

from collections.abc import Iterator
from typing import TypeAlias
from zlib import decompressobj

from arcade.games.fifteen.rules import neighbours
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

Table = bytearray
DIVISIONS = (
    ((1, 5, 9, 13), (2, 3, 4, 6, 7, 8), (10, 11, 12, 14, 15)),
    ((9, 10, 13, 14), (1, 2, 3, 5, 6, 7), (4, 8, 11, 12, 15)),
)
"""Tiles by the group they belong to, twice."""
GROUPS = tuple(group for division in DIVISIONS for group in division)
PIECE = 1 << 19
"""Places unpacked between two frames: some three milliseconds."""
LOWER, UPPER = bytes(pair & 15 for pair in range(256)), bytes(pair >> 4 for pair in range(256))
"""The two values in a byte of the file."""
PLACES = 16
MIRRORED = tuple(place % 4 * 4 + place // 4 for place in range(PLACES))
"""By place: its image in the diagonal."""
Share = tuple[Table, int, int]
"""A group's table, the number of its index, and what a place of the tile counts in that index."""

_tables: list[Table] = []
"""The tables of all groups, once they have been unpacked."""


def tables() -> Search[list[Table]]:
    """The tables of the groups in their order, unpacked piece by piece; raises FileNotFoundError.

    It takes as many frames if they are unpacked already, so that every game runs the same.
    """
    known = bool(_tables)
    packed = b"" if known else data_path("assets/tables/fifteen.bin").read_bytes()
    unpacker, found = decompressobj(), list[Table]()
    for group in GROUPS:
        size = PLACES ** len(group)
        table = bytearray()
        for begin in range(0, size, PIECE):
            if not known:
                piece = bytearray(min(PIECE, size - begin))
                pairs = unpacker.decompress(packed, len(piece) // 2)
                packed = unpacker.unconsumed_tail
                piece[::2], piece[1::2] = pairs.translate(LOWER), pairs.translate(UPPER)
                table += piece
            yield
        found.append(table)
    if not known:
        _tables[:] = found
    return _tables


def shares(known: list[Table]) -> list[tuple[Share, ...]]:
    """By tile, its share in each of the four sums: those of a division, then those of its image."""
    found: list[tuple[Share, ...]] = [()] * PLACES
    index = 0
    for place, division in enumerate(DIVISIONS):
        for image in (False, True):
            for number, group in enumerate(division):
                table = known[3 * place + number]
                for digit, tile in enumerate(group):
                    own = MIRRORED[tile - 1] + 1 if image else tile
                    found[own] = (*found[own], (table, index, PLACES**digit))
                index += 1
    return found


SLICE = 2_000
"""Positions entered between two frames: some three milliseconds."""
EXACT = 2_500_000
"""Positions entered before a way that may be two moves too long is accepted."""
HOPELESS = 25_000_000
"""Positions entered before the search gives up."""
SIDE, HOLE = 4, 15
CLOCKWISE, OTHERWISE = 5, 6
"""Turns of the hole one after the other that the search leaves out."""
Step: TypeAlias = "tuple[int, int, int, int, bytes, list[Step]]"
"""Where a tile comes from and where it goes; how far that is in places, and in mirrored ones; by tile whether it gets
farther from home, as 1 or 0; and the steps after it."""
TURNS = {1: (1, 0), -1: (-1, 0), SIDE: (0, 1), -SIDE: (0, -1)}


def _steps() -> list[list[Step]]:
    """By the hole's place, the first steps of a way; each leads to those after it."""
    made: dict[tuple[int, int, int], list[Step]] = {}
    unfinished: list[tuple[int, int, int]] = []

    def after(hole: int, last: int, turned: int) -> list[Step]:
        key = hole, last, turned
        if key not in made:
            made[key] = []
            unfinished.append(key)
        return made[key]

    beginnings = [after(hole, 0, 0) for hole in range(PLACES)]
    while unfinished:
        hole, last, turned = key = unfinished.pop()
        for place in neighbours(SIDE, hole):
            move = place - hole
            if last and move == -last:
                continue
            (right, down), (then_right, then_down) = TURNS.get(last, (0, 0)), TURNS[move]
            turn = right * then_down - down * then_right
            turns = 0 if turn == 0 else turned + turn if turned * turn > 0 else turn
            if -OTHERWISE < turns < CLOCKWISE:
                far = bytes(_distance(tile, hole) > _distance(tile, place) for tile in range(PLACES))
                made[key].append((place, hole, -move, MIRRORED[hole] - MIRRORED[place], far, after(place, move, turns)))
    return beginnings


def _distance(home: int, place: int) -> int:
    return abs(home // SIDE - place // SIDE) + abs(home % SIDE - place % SIDE)


STEPS = _steps()


def least(tray: bytes, known: list[tuple[Share, ...]]) -> tuple[int, list[int], list[int]]:
    """The Manhattan distance, the four sums and their indices; a tray has the home of the piece in each place."""
    indices, sums = [0] * 12, [0] * 4
    for place, home in enumerate(tray):
        if home != HOLE:
            for number, (_, index, weight) in enumerate(known[home + 1]):
                indices[index] += (MIRRORED[place] if number % 2 else place) * weight
    for tile in known:
        for number, (table, index, weight) in enumerate(tile):
            if weight == 1:
                sums[number] += table[indices[index]]
    return sum(_distance(home, place) for place, home in enumerate(tray) if home != HOLE), sums, indices


def shortest_way(start: bytes, exact: int = EXACT, hopeless: int = HOPELESS) -> Search[list[int] | None]:
    """The places to slide from on the shortest way, or after `exact` positions on one at most two moves longer.

    None after `hopeless` positions, which no random tray has needed. Everything is in one loop, since a call for each
    position would take as long as all the rest.
    """
    known = shares((yield from tables()))
    tiles = known[1:]
    distance, sums, indices = least(start, known)
    one, two, three, four = sums
    spare, entered, relaxed = max(sums), 0, False
    most = distance + 2 * spare
    hole = start.index(HOLE)
    tray, stack = list(start), list[tuple[Iterator[Step], int, int, int, int, int, int, int, int, int, int, int, int]]()
    untried = iter(STEPS[hole])
    if not distance:
        return []
    while True:
        for place, hole, ahead, aside, far, following in untried:
            tile = tray[place]
            left = spare - far[tile]
            first, second, third, fourth = tiles[tile]
            table, at_one, weight = first
            old_one = indices[at_one]
            new_one = old_one + ahead * weight
            sum_one = one + table[new_one] - table[old_one]
            if sum_one > left:
                continue
            table, at_two, weight = second
            old_two = indices[at_two]
            new_two = old_two + aside * weight
            sum_two = two + table[new_two] - table[old_two]
            if sum_two > left:
                continue
            table, at_three, weight = third
            old_three = indices[at_three]
            new_three = old_three + ahead * weight
            sum_three = three + table[new_three] - table[old_three]
            if sum_three > left:
                continue
            table, at_four, weight = fourth
            old_four = indices[at_four]
            new_four = old_four + aside * weight
            sum_four = four + table[new_four] - table[old_four]
            if sum_four > left:
                continue
            stack.append(
                (untried, place, hole, tile, spare, one, two, three, four, old_one, old_two, old_three, old_four)
            )
            tray[hole] = tile
            indices[at_one], indices[at_two] = new_one, new_two
            indices[at_three], indices[at_four] = new_three, new_four
            one, two, three, four, spare = sum_one, sum_two, sum_three, sum_four, left
            untried = iter(following)
            entered += 1
            break
        else:
            if not stack:
                most += 4 if relaxed else 2
                spare, untried = (most - distance) // 2, iter(STEPS[start.index(HOLE)])
                continue
            untried, place, hole, tile, spare, one, two, three, four, old_one, old_two, old_three, old_four = (
                stack.pop()
            )
            tray[place] = tile
            first, second, third, fourth = tiles[tile]
            indices[first[1]], indices[second[1]] = old_one, old_two
            indices[third[1]], indices[fourth[1]] = old_three, old_four
            continue
        if not sum_one and len(stack) + 2 * spare == most:
            return [level[1] for level in stack]
        if entered % SLICE == 0:
            yield
            if entered >= hopeless:
                return None
            if entered >= exact and not relaxed:
                # No way is shorter than `most`: accept two moves more, which is found sooner.
                relaxed = True
                most += 2
                (one, two, three, four), indices = sums, least(start, known)[2]
                tray, stack = list(start), []
                spare, untried = (most - distance) // 2, iter(STEPS[start.index(HOLE)])
