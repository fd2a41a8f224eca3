"""Make the magic square's tables again: ``python -m tools.magic_square_tables`` (needs numba, in ``.[tools]``).

Writes ``assets/tables/magic-square.bin``, the fewest moves from every square of nine tiles, and ``magic-square.txt``,
shortest ways back from squares of sixteen tiles that twenty moves have stirred, a line of letters each. Both are
exact. The first is searched breadth first from the order over all positions; for a way all shorter ones are tried,
until they are so near to the order that all positions there are known.

``python -m tools.magic_square_tables --measure 20`` lets the game solve so many deals of each free level.
"""

import zlib
from collections import Counter
from itertools import permutations
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from arcade.games.magic_square.deals import deal, start, stirred
from arcade.games.magic_square.levels import LEVELS
from arcade.games.magic_square.rules import LETTERS, Cells, board, in_order
from arcade.games.magic_square.search import COUNT, SMALL, counts, following, least
from arcade.games.magic_square.solver import tables, way
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools import orders
from tools.compiled import check_compiler, njit

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "tables"
NEVER = 255
SEED = 20
WAYS, STIRRED, WANTED = 120, 20, 16
"""Ways to find, the moves that stir a square for each, and the moves that are needed to bring it back at least."""
NEAR = 8
"""Moves from the order within which the positions of sixteen tiles are known."""
MOST = 2_000_000
"""Positions entered to look for a way of one length; squares for which these do not tell are left out."""
SLOTS = 1 << 23
"""Of the hash table with these positions, 3.5 million."""
Array = Any
"""A numpy array; numba's functions are not typed."""


@njit()
def ranked(tiles: Array) -> int:
    """The place of nine tiles, 0 to 8, among all orders of them."""
    rank, used = 0, 0
    for place in range(9):
        smaller = 0
        for tile in range(tiles[place]):
            smaller += not used >> tile & 1
        used |= 1 << tiles[place]
        rank = rank * (9 - place) + smaller
    return rank


@njit()
def layers(orders: Array, shapes: Array, sources: Array) -> Array:
    """By set of cells and order of tiles the fewest moves, breadth first from the first of both; 255 for never.

    `shapes` has for each set and move the set after it, or -1; `sources` where each tile of it was before.
    """
    count = len(orders)
    moves = np.full(len(shapes) * count, NEVER, np.uint8)
    moves[0], depth, found = 0, 0, 1
    after = np.zeros(9, np.int64)
    while found:
        found = 0
        for index in range(len(moves)):
            if moves[index] != depth:
                continue
            shape, order = index // count, orders[index % count]
            for move in range(shapes.shape[1]):
                if shapes[shape, move] < 0:
                    continue
                for place in range(9):
                    after[place] = order[sources[shape, move, place]]
                target = shapes[shape, move] * count + ranked(after)
                if moves[target] == NEVER:
                    moves[target] = depth + 1
                    found += 1
        depth += 1
    return moves


def small_squares() -> bytes:
    """The file of all squares of nine tiles."""
    geometry = board(SMALL)
    full = geometry.filled(tuple(range(1, SMALL**2 + 1)))
    shapes: dict[tuple[bool, ...], int] = {tuple(map(bool, full)): 0}
    queue, rows = [full], list[list[tuple[int, list[int]]]]()
    for cells in queue:
        row = list[tuple[int, list[int]]]()
        for move in range(4 * SMALL):
            shifted = geometry.shifted(cells, move)
            if shifted is None:
                row.append((-1, [0] * SMALL**2))
                continue
            shape = tuple(map(bool, shifted))
            if shape not in shapes:
                shapes[shape] = len(queue)
                numbers = iter(range(1, SMALL**2 + 1))
                queue.append(tuple(next(numbers) if held else 0 for held in shape))
            row.append((shapes[shape], [tile - 1 for tile in shifted if tile]))
        rows.append(row)
    orders = np.array(list(permutations(range(SMALL**2))), np.int64)
    targets = np.array([[target for target, _ in row] for row in rows], np.int64)
    moves = layers(orders, targets, np.array([[source for _, source in row] for row in rows], np.int64))
    print("positions by fewest moves:", dict(sorted(Counter(moves[moves != NEVER].tolist()).items())))
    squares = moves[: len(orders)]
    print("full squares:", dict(sorted(Counter(squares[squares != NEVER].tolist()).items())))
    even = squares[squares != NEVER] // 2
    return zlib.compress(bytes(even[::2] | even[1::2] << 4), 9)


@njit()
def hashed(cells: Array, keys: Array) -> Any:
    """A number of 64 bits for what is in all cells."""
    total = np.uint64(0)
    for cell in range(len(cells)):
        total += keys[cells[cell], cell]
    return total


@njit()
def shift(cells: Array, line: Array, after: Array) -> bool:
    """The cells after the move of a line; False if it cannot be moved."""
    held = 0
    for cell in line:
        held += cells[cell] > 0
    if cells[line[0]] or held != len(line) - 2:
        return False
    after[:] = cells
    for place in range(len(line) - 1):
        after[line[place]] = cells[line[place + 1]]
    after[line[-1]] = 0
    return True


@njit()
def slot(key: Any, taken: Array) -> Any:
    """Where a position is in the hash table, or would be."""
    place = key & np.uint64(len(taken) - 1)
    while taken[place] and taken[place] != key:
        place = (place + np.uint64(1)) & np.uint64(len(taken) - 1)
    return place


@njit()
def near_order(home: Array, lines: Array, keys: Array, taken: Array, away: Array, most: int) -> int:
    """Enter all positions at most so many moves from the order, each with the moves; gives their number."""
    edge, count, entered = home.reshape(1, -1).copy(), 1, 1
    place = slot(hashed(home, keys), taken)
    taken[place], away[place] = hashed(home, keys), 0
    after = home.copy()
    for depth in range(1, most + 1):
        beyond = np.zeros((len(lines) * count, len(home)), np.uint8)
        found = 0
        for number in range(count):
            for move in range(len(lines)):
                if shift(edge[number], lines[move], after):
                    key = hashed(after, keys)
                    place = slot(key, taken)
                    if not taken[place]:
                        taken[place], away[place] = key, depth
                        beyond[found] = after
                        found += 1
        edge, count = beyond, found
        entered += found
    return entered


@njit()
def lower_bound(cells: Array, steps: Array, size: int) -> int:
    """What the game's `least` counts by steps."""
    counted, moves = 0, 0
    for cell in range(len(cells)):
        counted += steps[cells[cell], cell]
    for axis in range(2):
        lines = -(-(counted >> 8 * axis & COUNT) // size)
        filled = counted >> 8 * (axis + 2) & COUNT
        lines = max(lines, filled)
        moves += lines + (lines - filled) % 2
    return moves


@njit()
def entered_by(cells: Array, left: int, lines: Array, after: Array, known: Any, word: Array) -> int:
    """1 if a way of so many moves leads to where the order is near, else 0; -1 if `MOST` positions do not tell.

    The moves to there are left in `word`.
    """
    keys, taken, steps, near, size = known
    deepest = left - near
    stack = np.zeros((deepest + 1, len(cells)), np.uint8)
    tried = np.zeros(deepest + 1, np.int64)
    stack[0], depth, entered = cells, 0, 0
    while depth >= 0:
        if depth == deepest:
            if taken[slot(hashed(stack[depth], keys), taken)]:
                return 1
            depth -= 1
            continue
        move = tried[depth]
        if move == len(lines):
            depth -= 1
            continue
        tried[depth] += 1
        if depth and not after[word[depth - 1], move]:
            continue
        legal = shift(stack[depth], lines[move], stack[depth + 1])
        if legal and lower_bound(stack[depth + 1], steps, size) < left - depth:
            word[depth] = move
            depth += 1
            tried[depth] = 0
            entered += 1
            if entered == MOST:
                return -1
    return 0


@njit()
def nearer(cells: Array, lines: Array, keys: Array, taken: Array, away: Array) -> int:
    """The first move that leads nearer to the order, from a position that is near."""
    here, after = away[slot(hashed(cells, keys), taken)], cells.copy()
    for move in range(len(lines)):
        if shift(cells, lines[move], after):
            place = slot(hashed(after, keys), taken)
            if taken[place] and away[place] < here:
                return move
    return -1


def far_ways(count: int) -> str:
    """The file of so many shortest ways."""
    home, lines = np.array(in_order(4).cells, np.uint8), np.array(board(4).lines, np.int64)
    numbers = SplitMix(SEED)
    keys = np.array([[numbers.below(1 << 62) for _ in home] for _ in range(17)], np.uint64)
    keys[0] = 0
    taken, away = np.zeros(SLOTS, np.uint64), np.zeros(SLOTS, np.uint8)
    entered = near_order(home, lines, keys, taken, away, NEAR)
    print(f"{entered} positions within {NEAR} moves")
    allowed = np.zeros((16, 16), np.bool_)
    for last in range(16):
        allowed[last, list(following(4, last))] = True
    known = (keys, taken, np.array(counts(4), np.int64), NEAR, 4)
    dice, lengths, found = SplitMix(SEED), Counter[int](), list[str]()
    word = np.zeros(STIRRED, np.int64)
    while len(found) < count:
        cells: Cells = start(stirred(dice, STIRRED)).cells
        length = max(least(4, cells), NEAR)
        length += length % 2
        while not (told := entered_by(np.array(cells, np.uint8), length, lines, allowed, known, word)):
            length += 2
        lengths[length * told] += 1
        if told < 0 or length < WANTED:
            continue
        moves = word[: length - NEAR].tolist()
        for move in moves:
            cells = moved(cells, move)
        while cells != in_order(4).cells:
            moves.append(nearer(np.array(cells, np.uint8), lines, keys, taken, away))
            cells = moved(cells, moves[-1])
        found.append("".join(LETTERS[move] for move in moves))
        print(len(found), length, flush=True)
    print("fewest moves of all that were stirred, below 0 where more may be needed:", dict(sorted(lengths.items())))
    return "".join(f"{line}\n" for line in found)


def moved(cells: Cells, move: int) -> Cells:
    """The cells after a legal move."""
    after = board(4).shifted(cells, move)
    if after is None:
        raise ValueError(f"{LETTERS[move]} cannot be moved")
    return after


def measure(count: int) -> None:
    """Print the moves of the game's ways, and the processor's seconds and the slices for them."""
    for level in LEVELS:
        if level.sets.stirred or level.sets.any_deal:
            continue
        at_once(tables(level.sets.size))
        dice, lengths, seconds, slices = SplitMix(SEED), list[int](), list[float](), list[int]()
        for _ in range(count):
            search, frames, began = way(deal(dice, level.sets)), 0, process_time()
            while True:
                try:
                    next(search)
                except StopIteration as stop:
                    lengths.append(len(stop.value))
                    break
                frames += 1
            seconds.append(process_time() - began)
            slices.append(frames)
        print(f"{level.name.english}: {sum(lengths) / count:.1f} moves, {min(lengths)} to {max(lengths)};", end=" ")
        print(f"{sum(seconds) / count:.2f} s, at most {max(seconds):.2f}; at most {max(slices)} slices")


def main() -> None:
    """Write, or measure."""
    parser = orders.parser_of("magic_square_tables", __doc__)
    parser.add_argument("--measure", type=int, metavar="DEALS", help="only measure the game's own ways, of so many")
    options = parser.parse_args()
    check_compiler(parser)
    if options.measure is not None:
        measure(options.measure)
    else:
        (FOLDER / "magic-square.bin").write_bytes(small_squares())
        (FOLDER / "magic-square.txt").write_text(far_ways(WAYS), encoding="ascii")


if __name__ == "__main__":
    main()
