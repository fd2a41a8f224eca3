"""The shortest way on the 4 by 4 tray: iterative deepening (Korf, 1985) with four sums of pattern databases.

The tiles are divided into groups; a group's table knows for all places of its tiles how often these must move beyond
their Manhattan distance, the others being as good as glass (Felner, Korf and Hanan, 2004). Groups without a tile in
common add up. Two divisions, and both of them mirrored along the diagonal, make four sums, and none is ever too high.

``python -m tools.fifteen_patterns`` makes ``assets/tables/fifteen.bin``: half of what exceeds the Manhattan distance,
for all places of a group, the first tile's place in the lowest four bits. Two of them are a byte, and all of
it is deflated as one.

A move takes a tile nearer to its home or farther from it. What counts is therefore how many moves the wrong way are
still to be made: the limit has a number of them to spend, and each sum tells how many there must be at least.

The hole never goes round a square clockwise for six moves or more, nor the other way for more: seven are as good as
five moves back, and six clockwise as six the other way (Taylor and Korf, Pruning duplicate nodes, 1993).
"""

from collections.abc import Iterator
from typing import TypeAlias, cast
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
"""What a byte of the file holds of two neighbouring places."""
PLACES = 16
MIRRORED = tuple(place % 4 * 4 + place // 4 for place in range(PLACES))
"""By place: its image in the diagonal."""
Share = tuple[Table, int, int]
"""A group's table, the number of the sum's index that counts its places, and what a place of the tile counts in it."""

_tables: list[Table] = []
"""The tables of all groups, once they have been unpacked."""


def tables() -> Search[list[Table]]:
    """The tables of the groups in their order, unpacked piece by piece; raises FileNotFoundError.

    It takes as many frames when they are there already, so that a game goes the same whether it is the first or not.
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
    """By tile, what it has to do with each of the four sums: those of a division, then those of its image."""
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
"""Positions entered before a way that is at most two moves too long will do."""
HOPELESS = 25_000_000
"""Positions entered before the search gives up."""
SIDE, HOLE = 4, 15
CLOCKWISE, OTHERWISE = 5, 6
"""So many turns one after the other are not made."""
Step: TypeAlias = "tuple[int, int, int, int, bytes, list[Step]]"
"""Where a tile comes from and where it goes; how far that is in places, and in mirrored ones; 1 for each tile that gets
farther from home; and the steps after it."""
Flat: TypeAlias = tuple[Table, int, int, Table, int, int, Table, int, int, Table, int, int]
"""A tile's shares in the four sums, side by side."""
TURNS = {1: (1, 0), -1: (-1, 0), SIDE: (0, 1), -SIDE: (0, -1)}


def _steps() -> list[list[Step]]:
    """By the hole's place, the steps that a way can begin with; each leads to those after it."""
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
    """The Manhattan distance, the four sums and their indices of a tray, which has the piece's home for each place."""
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

    None after `hopeless` positions, which no tray by chance has needed. Everything stands in one loop, since a call for
    each position would take as long as all the rest.
    """
    known = shares((yield from tables()))
    tiles = [cast(Flat, sum(tile, ())) for tile in known[1:]]
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
            (
                table,
                at_one,
                weight,
                table_2,
                at_two,
                weight_2,
                table_3,
                at_three,
                weight_3,
                table_4,
                at_four,
                weight_4,
            ) = tiles[tile]
            old_one = indices[at_one]
            new_one = old_one + ahead * weight
            sum_one = one + table[new_one] - table[old_one]
            if sum_one > left:
                continue
            old_two = indices[at_two]
            new_two = old_two + aside * weight_2
            sum_two = two + table_2[new_two] - table_2[old_two]
            if sum_two > left:
                continue
            old_three = indices[at_three]
            new_three = old_three + ahead * weight_3
            sum_three = three + table_3[new_three] - table_3[old_three]
            if sum_three > left:
                continue
            old_four = indices[at_four]
            new_four = old_four + aside * weight_4
            sum_four = four + table_4[new_four] - table_4[old_four]
            if sum_four > left:
                continue
            stack.append(
                (untried, place, hole, tile, spare, one, two, three, four, old_one, old_two, old_three, old_four)
            )
            tray[hole] = tile
            indices[at_one], indices[at_two], indices[at_three], indices[at_four] = (
                new_one,
                new_two,
                new_three,
                new_four,
            )
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
            share = tiles[tile]
            indices[share[1]], indices[share[4]], indices[share[7]], indices[share[10]] = (
                old_one,
                old_two,
                old_three,
                old_four,
            )
            continue
        if not sum_one and len(stack) + 2 * spare == most:
            return [level[1] for level in stack]
        if entered % SLICE == 0:
            yield
            if entered >= hopeless:
                return None
            if entered >= exact and not relaxed:
                # No way is shorter than `most`: one of at most two moves more will do, and is found sooner.
                relaxed = True
                most += 2
                (one, two, three, four), indices = sums, least(start, known)[2]
                tray, stack = list(start), []
                spare, untried = (most - distance) // 2, iter(STEPS[start.index(HOLE)])
