"""The solver: proof that even means solvable, ways from seeded deals of every size, and shortest ways."""

import pytest

from arcade.games.magic_square.board import Board, Cells, board
from arcade.games.magic_square.levels import dealt, stirred
from arcade.games.magic_square.loops import halves, loops
from arcade.games.magic_square.rules import Position, filled, in_order
from arcade.games.magic_square.solver import MAGIC, home_ground, homeward, orders, outermost, solvable, tables, way
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

LONGEST = 120


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


def test_even_deals_are_solved_in_about_65_moves_and_never_in_more_than_120() -> None:
    dice = SplitMix(65)
    lengths = [len(solve(even(dice))) for _ in range(150)]
    assert 60 < sum(lengths) / len(lengths) < 74
    assert max(lengths) <= LONGEST


@pytest.mark.parametrize(("size", "most"), [(3, 45), (5, 220)])
def test_other_sizes_are_solved_as_well(size: int, most: int) -> None:
    dice = SplitMix(size)
    assert max(len(solve(even(dice, size))) for _ in range(20)) <= most


@pytest.mark.parametrize("size", [3, 4, 5])
def test_tiles_in_the_arms_are_brought_home_first(size: int) -> None:
    dice = SplitMix(7)
    for count in range(15):
        position = even(dice, size)
        for _ in range(3 * count):
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


def nearest_first(most: int) -> dict[Cells, int]:
    """How many moves every position of the classic board within so many is away from the order."""
    geometry, away = board(4), {in_order(4).cells: 0}
    layer = list(away)
    for count in range(1, most + 1):
        following = [
            after for cells in layer for move in range(16) if (after := geometry.shifted(cells, move)) is not None
        ]
        layer = [cells for cells in dict.fromkeys(following) if cells not in away]
        away |= dict.fromkeys(layer, count)
    return away


def test_near_positions_are_solved_by_shortest_ways() -> None:
    away = nearest_first(4)
    for cells in list(away)[1::97]:
        assert len(solve(Position(cells))) == away[cells]


def test_a_known_way_bounds_what_is_found() -> None:
    for seed in range(10):
        position, back = stirred(SplitMix(seed), 20)
        assert len(solve(position, back)) <= 20


def test_a_search_is_sliced() -> None:
    assert 10 < sum(1 for _ in way(even(SplitMix(1)))) < 60


@pytest.mark.parametrize("goal", MAGIC)
def test_the_magic_squares_are_magic_and_even(goal: tuple[int, ...]) -> None:
    assert filled(goal, magic=True).solved
    assert filled(goal).inversions % 2 == 0


def test_squares_are_made_magic() -> None:
    dice = SplitMix(34)
    for _ in range(20):
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
