"""Make the 14-15 puzzle's pattern tables again: ``python -m tools.fifteen_patterns`` (needs numba, in ``.[tools]``).

``python -m tools.fifteen_patterns --measure 100`` deals so many trays by chance, lets the game solve them, and compares
its ways with the shortest, which a compiled search by one division alone proves.
"""

import zlib
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from arcade.games.fifteen.rules import dealt_solvable, neighbours
from arcade.games.fifteen.search import DIVISIONS, EXACT, GROUPS, HOPELESS, PLACES, shortest_way, tables
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools import orders
from tools.compiled import check_compiler, njit

FILE = Path(__file__).resolve().parents[1] / "assets" / "tables" / "fifteen.bin"
SEED = 17
NEVER = 255
NEAR = np.array([[*neighbours(4, place), -1, -1][:4] for place in range(PLACES)], np.int64)
DEEPEST = 90
"""More moves than any tray needs."""
Array = Any
"""A numpy array; numba's functions are not typed."""


@njit()
def moves_of(homes: Array, near: Array) -> Array:
    """By the places of a group's tiles, how often they must move to get home; 255 where two are on one place.

    Breadth first from home. Holes between which other tiles move are not told apart: bits of a number.
    """
    count = len(homes)
    size = 1 << 4 * count
    moves, seen, waiting = np.full(size, 255, np.uint8), np.zeros(size, np.int32), np.zeros(size, np.int32)
    start = 0
    for digit in range(count):
        start += homes[digit] << 4 * digit
    layer, following = np.zeros(size, np.int64), np.zeros(size, np.int64)
    layer[0], waiting[start] = start, 1 << 15
    many, depth = 1, 0
    while many:
        found = 0
        for number in range(many):
            index = layer[number]
            holes, waiting[index] = int(waiting[index]), 0
            free = 0xFFFF
            for digit in range(count):
                free &= ~(1 << (index >> 4 * digit & 15))
            grown = 0
            while grown != holes:
                grown = holes
                beside = (holes & 0x7777) << 1 | (holes & 0xEEEE) >> 1
                holes = (holes | beside | holes << 4 | holes >> 4) & free
            holes &= ~int(seen[index])
            if not holes:
                continue
            seen[index] |= holes
            moves[index] = min(moves[index], depth)
            for digit in range(count):
                place = index >> 4 * digit & 15
                for hole in near[place]:
                    after = index + (hole - place << 4 * digit)
                    if hole >= 0 and holes >> hole & 1 and not seen[after] >> place & 1:
                        if not waiting[after]:
                            following[found] = after
                            found += 1
                        waiting[after] |= 1 << place
        layer, following = following, layer
        many, depth = found, depth + 1
    return moves


def distances(homes: list[int]) -> Array:
    """The Manhattan distance by the places of a group's tiles."""
    found = np.zeros(1, np.uint8)
    for home in homes:
        far = [abs(home // 4 - place // 4) + abs(home % 4 - place % 4) for place in range(PLACES)]
        found = (np.array(far, np.uint8)[:, None] + found[None, :]).reshape(-1)
    return found


def table(group: tuple[int, ...]) -> bytes:
    """A group's table: half of the moves beyond the distance; what cannot be repeats what is before it."""
    homes = [tile - 1 for tile in group]
    moves = moves_of(np.array(homes, np.int64), NEAR)
    beyond = np.where(moves == NEVER, NEVER, (moves - distances(homes)) // 2).astype(np.uint8)
    last = np.maximum.accumulate(np.where(moves == NEVER, 0, np.arange(len(moves))))
    return bytes(beyond[last] * (beyond[last] != NEVER))


def packed(whole: bytes) -> bytes:
    """The file of all tables one after the other: two places a byte, deflated."""
    pairs = bytes(lower | upper << 4 for lower, upper in zip(whole[::2], whole[1::2], strict=True))
    return zlib.compress(pairs, 9)


@njit()
def length(start: Array, whole: Array, begins: Array, group: Array, weight: Array, near: Array) -> int:
    """The length of a tray's shortest way: deepening to the end by the sum of one division."""
    tray, index = start.copy(), np.zeros(3, np.int64)
    distance, beyond = 0, 0
    for place in range(16):
        home = start[place]
        if home != 15:
            index[group[home]] += place * weight[home]
            distance += abs(home // 4 - place // 4) + abs(home % 4 - place % 4)
    for one in range(3):
        beyond += whole[begins[one] + index[one]]
    holes, tried, rest = np.zeros(90, np.int64), np.zeros(90, np.int64), np.zeros(90, np.int64)
    holes[0] = np.argmax(start)
    most = rest[0] = distance + 2 * beyond
    while True:
        depth, tried[0] = 0, 0
        while depth >= 0:
            hole = holes[depth]
            if rest[depth] == 0:
                return depth
            place = near[hole, tried[depth]] if tried[depth] < 4 else -1
            if place < 0:
                depth -= 1
                if depth >= 0:
                    home = tray[holes[depth]]
                    index[group[home]] += (hole - holes[depth]) * weight[home]
                    tray[hole], tray[holes[depth]] = home, 15
                continue
            tried[depth] += 1
            if depth and place == holes[depth - 1]:
                continue
            home = tray[place]
            old = begins[group[home]] + index[group[home]]
            new = old + (hole - place) * weight[home]
            left = rest[depth] + 2 * (int(whole[new]) - int(whole[old]))
            left += abs(home // 4 - hole // 4) + abs(home % 4 - hole % 4)
            left -= abs(home // 4 - place // 4) + abs(home % 4 - place % 4)
            if depth + 1 + left <= most:
                index[group[home]] += (hole - place) * weight[home]
                tray[hole], tray[place] = home, 15
                depth += 1
                holes[depth], tried[depth], rest[depth] = place, 0, left
        most += 2


def measure(count: int) -> None:
    """Print how the game's ways compare with the shortest, and the processor's seconds for them."""
    begins, group, weight = np.zeros(3, np.int64), np.zeros(16, np.int64), np.zeros(16, np.int64)
    known = at_once(tables())
    for number, tiles in enumerate(DIVISIONS[0]):
        begins[number] = sum(len(one) for one in known[:number])
        for digit, tile in enumerate(tiles):
            group[tile - 1], weight[tile - 1] = number, PLACES**digit
    whole = np.frombuffer(b"".join(known[:3]), np.uint8)
    dice, over, seconds, lengths = SplitMix(SEED), list[int](), list[float](), list[int]()
    for _ in range(count):
        start = bytes((tile - 1) % PLACES for tile in dealt_solvable(dice).tiles)
        lengths.append(int(length(np.array(list(start), np.int64), whole, begins, group, weight, NEAR)))
        began = process_time()
        way = at_once(shortest_way(start))
        seconds.append(process_time() - began)
        over.append(len(way) - lengths[-1] if way is not None else DEEPEST)
    ranked = sorted(seconds)
    quantiles = ", ".join(f"{part} % within {ranked[count * part // 100 - 1]:.2f}" for part in (50, 90, 95, 100))
    print(f"{count} trays (seed {SEED}): {sum(lengths) / count:.2f} moves on average, {max(lengths)} at most")
    print(f"shortest found for {over.count(0)}, at most {max(over)} moves too long; budgets {EXACT} and {HOPELESS}")
    print(f"seconds: {sum(seconds) / count:.3f} on average, {quantiles}")
    print(*lengths)


def main() -> None:
    """Write, or measure."""
    parser = orders.parser_of("fifteen_patterns", __doc__)
    parser.add_argument("--measure", type=int, metavar="DEALS", help="only measure the game's own ways, of so many")
    options = parser.parse_args()
    check_compiler(parser)
    if options.measure is not None:
        measure(options.measure)
    else:
        FILE.write_bytes(packed(b"".join(map(table, GROUPS))))


if __name__ == "__main__":
    main()
