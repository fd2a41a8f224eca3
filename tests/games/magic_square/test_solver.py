"""The solver: proof that even means solvable, ways from seeded deals of every size, and shortest ways."""

from collections import Counter
from zlib import decompress

import pytest

from arcade.games.magic_square import solver
from arcade.games.magic_square.deals import (
    FAR,
    SIDES,
    dealt,
    far_ways,
    seen_from,
    start,
    stirred,
    way_back,
)
from arcade.games.magic_square.levels import Terms
from arcade.games.magic_square.rules import Board, Cells, Position, board, filled, in_order
from arcade.games.magic_square.search import gained, home_ground, least, outermost, shortest, strides
from arcade.games.magic_square.solver import MAGIC, halves, homeward, loops, orders, solvable, tables, way
from arcade.machine.data import data_path
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

LONGEST = 60
FEWEST = {0: 1, 4: 32, 6: 144, 8: 1296, 10: 6018, 12: 23813, 14: 54934, 16: 67520, 18: 26543, 20: 1124, 22: 15}
"""Of the even squares of nine tiles, by the fewest moves to the order."""


def solve(position: Position, known: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """The way, after making sure that every move is legal and only the last one solves."""
    word = at_once(way(position, known))
    for count, move in enumerate(word, 1):
        position = position.play(move)
        assert position.solved == (count == len(word))
    return word


def even(dice: SplitMix, size: int = 4, magic: bool = False) -> Position:
    position = dealt(dice, size, magic)
    return position.exchanged() if position.inversions % 2 else position


def shapes(geometry: Board) -> tuple[dict[int, int], int]:
    """Every reachable set of occupied cells with its moves from the full square, and the number of moves in all.

    Fails where two ways to a shape differ in the parity of the tiles read row by row: then odd and even could meet.
    """
    full = sum(1 << cell for cell in geometry.centre)
    away, parity, queue, moves = {full: 0}, {full: 0}, [full], 0
    for shape in queue:
        for line in geometry.lines:
            held = [cell for cell in line if shape >> cell & 1]
            if line[0] in held or len(held) != geometry.size:
                continue
            moves += 1
            assert held in [list(line[1:-1]), list(line[2:])], "a line is one block"
            still = shape & ~sum(1 << cell for cell in line)
            step = line[0] - line[1]
            # A tile of a column passes those between it and the next cell; a row's tiles pass none.
            passed = sum((still >> min(cell, cell + step) & (1 << abs(step)) - 1).bit_count() for cell in held)
            after = still | sum(1 << cell + step for cell in held)
            if after not in away:
                away[after], parity[after] = away[shape] + 1, (parity[shape] + passed) % 2
                queue.append(after)
            assert parity[after] == (parity[shape] + passed) % 2
    assert all(distance == (shape & ~full).bit_count() for shape, distance in away.items()), "one move a tile outside"
    return away, moves


@pytest.mark.parametrize(("size", "most"), [(3, 4), (4, 3)])
def test_the_home_ground_is_what_moves_reach_each_with_the_first_way_back(size: int, most: int) -> None:
    geometry = board(size)
    reached: dict[Cells, int | None] = {in_order(size).cells: None}
    for _ in range(most):
        for cells in list(reached):
            for move, line in enumerate(geometry.lines):
                tiles = [cells[cell] for cell in line]
                if tiles[0] == 0 and tiles.count(0) == 2:
                    after = list(cells)
                    for cell, tile in zip(line, (*tiles[1:], 0), strict=True):
                        after[cell] = tile
                    assert geometry.shifted(cells, move) == tuple(after)
                    reached.setdefault(tuple(after), geometry.back(move))
                else:
                    assert geometry.shifted(cells, move) is None
    assert list(home_ground(size, most).items()) == list(reached.items())


@pytest.mark.parametrize(("size", "count", "most", "moves"), [(3, 405, 5, 1848), (4, 3645, 7, 24048)])
def test_every_shape_has_one_parity_and_is_as_far_from_full_as_it_has_tiles_outside(
    size: int, count: int, most: int, moves: int
) -> None:
    """So an odd square can never become an even one, whatever the moves."""
    away, made = shapes(board(size))
    assert (len(away), max(away.values()), made) == (count, most, moves)


@pytest.mark.parametrize(("size", "count", "turns"), [(3, 176, 80), (4, 696, 216), (5, 1760, 416)])
def test_loops_are_even_and_turns_of_three_places_join_all_places(size: int, count: int, turns: int) -> None:
    """Turns of three that hang together generate all even arrangements, so even is the same as solvable."""
    found = loops(size)
    assert len(found) == count
    joined = {0}
    triples = [set(loop.moved) for loop in found if len(loop.moved) == 3]
    assert len(triples) == turns
    for _ in range(size * size):
        for triple in triples:
            if joined & triple:
                joined |= triple
    assert len(joined) == size * size
    for loop in found:
        position = in_order(size)
        for move in loop.word:
            position = position.play(move)
        assert position.full
        assert position.inversions % 2 == 0
        assert [position.square.index(place + 1) for place in range(size * size)] == list(loop.to)


def test_the_shortest_loops_are_72_words_of_four_moves() -> None:
    lengths = [len(loop.word) for loop in loops(4)]
    assert (lengths.count(4), lengths.count(5), lengths.count(6)) == (72, 0, 624)


@pytest.mark.parametrize(("size", "count", "mean", "most"), [(4, 2, 46, 60), (5, 1, 130, 160)])
def test_larger_deals_are_solved_in_so_many_moves(size: int, count: int, mean: int, most: int) -> None:
    dice = SplitMix(size)
    lengths = [len(solve(even(dice, size))) for _ in range(count)]
    assert sum(lengths) <= mean * count
    assert max(lengths) <= most


def around(cells: Cells, size: int, most: int) -> list[set[Cells]]:
    """The positions exactly so many moves from one, up to the most, found without the game's board."""
    width = size + 2
    inner = range(1, size + 1)
    lines = [[width * line + step for step in range(width)] for line in inner]
    lines += [[width * step + line for step in range(width)] for line in inner]
    layers: list[set[Cells]] = [{cells}]
    before = set[Cells]()
    for _ in range(most):
        beyond = set()
        for last in layers[-1]:
            for line in lines:
                tiles = [last[cell] for cell in line]
                if tiles.count(0) != 2:
                    continue
                for end, shifted in ((0, [*tiles[1:], 0]), (-1, [0, *tiles[:-1]])):
                    if tiles[end] == 0:
                        after = list(last)
                        for cell, tile in zip(line, shifted, strict=True):
                            after[cell] = tile
                        beyond.add(tuple(after))
        before, beyond = layers[-1], beyond - before
        layers.append(beyond)
    return layers


def away(one: list[set[Cells]], other: list[set[Cells]]) -> int | None:
    """The fewest moves between two positions, from what is around both; None if it is farther than both reach."""
    reach = range(len(one) + len(other) - 1)
    return next(
        (
            moves
            for moves in reach
            if any(
                not one[near].isdisjoint(other[moves - near])
                for near in range(max(moves - len(other) + 1, 0), min(moves, len(one) - 1) + 1)
            )
        ),
        None,
    )


def test_nine_tiles_are_solved_in_the_fewest_moves_from_the_deal_and_from_within() -> None:
    """By a search from both ends, 15 moves far; no way is odd that should be even, which proves 16 as well."""
    dice, order = SplitMix(3), around(in_order(3).cells, 3, 8)
    proved = []
    for count in range(5):
        position = even(dice, 3)
        for _ in range(count % 4):
            position = position.play(dice.pick(position.moves()))
        found, moves = away(around(position.cells, 3, 7), order), len(solve(position))
        assert moves == found if found is not None else moves >= 16
        proved.append(found is not None or moves in (16, 17))
    assert proved.count(True) >= 4


def test_of_all_squares_of_nine_tiles_the_fewest_moves_are_known() -> None:
    """How many need how many moves was counted breadth first over all 73,483,200 positions by another program."""
    counted = Counter[int]()
    for pair, count in Counter(decompress(data_path("assets/tables/magic-square.bin").read_bytes())).items():
        counted[2 * (pair & 15)] += count
        counted[2 * (pair >> 4)] += count
    assert counted == FEWEST


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_fewest_moves_are_never_fewer_than_they_are_said_to_be_at_least(size: int) -> None:
    for moves, layer in enumerate(around(in_order(size).cells, size, 2)):
        for cells in layer:
            assert least(size, cells) <= moves
            assert least(size, cells) % 2 == moves % 2
            for move in Position(cells).moves():
                after = board(size).shifted(cells, move)
                assert after is not None
                assert strides(size, after) - strides(size, cells) == gained(board(size), cells, move)


@pytest.mark.parametrize("moves", [5, 10])
def test_stirred_squares_need_exactly_as_many_moves_as_have_stirred_them(moves: int) -> None:
    order = around(in_order(4).cells, 4, 5)
    for seed in range(3):
        word = at_once(way_back(SplitMix(seed), Terms(stirred=moves)))
        position = start(word)
        assert away(around(position.cells, 4, moves - 6 if moves > 5 else 0), order) in (None, 5)
        assert len(solve(position, word)) == len(word) == moves


def test_far_ways_are_ways_of_at_most_twenty_moves_seen_from_every_side() -> None:
    words = far_ways()
    assert len(words) == len(set(words)) >= 100
    order = around(in_order(4).cells, 4, 4)
    for number, word in enumerate(words):
        assert 16 <= len(word) <= FAR
        starts = {start(seen_from(side, word)) for side in range(len(SIDES))}
        assert len(starts) == len(SIDES)
        if number < 2:
            assert away(around(start(word).cells, 4, 4), order) is None
            assert at_once(shortest(start(word), 12, 100_000)) is None, "no shorter way by the game's own search"


@pytest.mark.parametrize("size", [3, 4, 5])
def test_tiles_in_the_arms_are_brought_home_first(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "BEAM_POSITIONS", 4)
    dice = SplitMix(7)
    for count in range(3):
        position = even(dice, size)
        for _ in range(9 * count + 9):
            position = position.play(dice.pick(position.moves()))
        outside = sum(1 for arm in position.board.arms if position.cells[arm])
        assert len(homeward(position)) == outside
        solve(position)


def test_odd_squares_have_no_way_wherever_their_tiles_are() -> None:
    position, dice = in_order(4).exchanged(), SplitMix(2)
    for _ in range(20):
        assert not solvable(position)
        assert at_once(way(position)) == ()
        assert solvable(position.exchanged())
        position = position.play(dice.pick(position.moves()))


def test_near_positions_are_solved_by_shortest_ways() -> None:
    for moves, layer in enumerate(around(in_order(4).cells, 4, 4)):
        for cells in sorted(layer)[::97]:
            assert len(solve(Position(cells))) == moves


def test_a_known_way_bounds_what_is_found() -> None:
    for seed in range(2):
        back = stirred(SplitMix(seed), 20)
        assert len(solve(start(back), back)) <= 20


def test_a_search_is_sliced() -> None:
    assert 60 < sum(1 for _ in way(even(SplitMix(1)))) < 160


@pytest.mark.parametrize("goal", MAGIC)
def test_the_magic_squares_are_magic_and_even(goal: tuple[int, ...]) -> None:
    assert filled(goal, magic=True).solved
    assert filled(goal).inversions % 2 == 0


def test_squares_are_made_magic() -> None:
    dice = SplitMix(34)
    for _ in range(2):
        assert len(solve(even(dice, magic=True))) <= LONGEST


@pytest.mark.parametrize("size", [3, 4, 5])
def test_orders_leave_two_neighbouring_places_to_parity(size: int) -> None:
    for order in orders(size):
        left = set(range(size * size)) - set(order)
        assert len(order) == len(set(order)) == size * size - 2
        assert max(left) - min(left) in (1, size)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_what_ways_are_found_by_is_there_before_the_first_way_is_wanted(size: int) -> None:
    for table in (halves, loops, home_ground, outermost):
        table.cache_clear()
    at_once(tables(size))
    known = [table.cache_info().misses for table in (halves, loops, outermost)]
    at_once(way(even(SplitMix(size), size)))
    assert [table.cache_info().misses for table in (halves, loops, outermost)] == known
