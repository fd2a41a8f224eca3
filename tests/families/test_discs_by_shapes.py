"""Reversi's strongest search: shapes and their worths, the tree, exact ends, its budget and its slices."""

import hashlib
from itertools import pairwise

import pytest

from arcade.families.discs import worths
from arcade.families.discs.deep import DeepSearcher
from arcade.families.discs.lanes import EIGHTHS
from arcade.families.discs.patterns import FILLINGS, PLACES, SHAPES, STAGES, STARTS, WORTHS, stage, symmetric
from arcade.families.discs.rules import PASS, SQUARES, Position, pictured
from arcade.families.discs.search import Findings
from arcade.families.discs.worths import AREAS, ZERO, areas, judged
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Idea, at_once
from tests.discs import FFO_40, chance_position, counted_out

TABLE = "assets/tables/reversi.bin"
SUM = "76d89e17edeb59caa62ec9f5d3dc8e001ee1c6704067da602e44bf6cf5061a90"


def moved(position: Position) -> int:
    """A position as one number, the discs of the side that has just moved first."""
    return position.enemy | position.own << SQUARES


def worth(position: Position) -> int:
    """The worth for the side to move."""
    found, biases = areas(stage(position.empties))
    return -judged(moved(position), (found, biases[position.empties & 1]))


def looked_ahead(position: Position, depth: int) -> int:
    """The value by looking at everything so many plies ahead; a pass is no ply."""
    moves = position.moves()
    if not moves:
        return EIGHTHS * (position.own.bit_count() - position.enemy.bit_count())
    if moves == (PASS,):
        return -looked_ahead(position.play(PASS), depth)
    if depth == 0:
        return worth(position)
    return max(-looked_ahead(position.play(move), depth - 1) for move in moves)


def test_the_worths_are_those_that_were_fitted() -> None:
    assert hashlib.sha256(data_path(TABLE).read_bytes()).hexdigest() == SUM


def test_every_place_lies_in_an_area_and_every_shape_has_its_worths() -> None:
    for _, place in PLACES:
        squares = sum(1 << square for square in place)
        assert any(not squares & ~area for area in AREAS)
    assert all(right - left == FILLINGS[kind] for kind, (left, right) in enumerate(pairwise((*STARTS, WORTHS))))
    assert {kind for kind, _ in PLACES} == set(range(len(SHAPES)))
    assert [stage(empties) for empties in (60, 57, 56, 12, 8, 0)] == [0, 0, 1, *[STAGES - 1] * 3]


@pytest.mark.parametrize("seed", range(10))
def test_a_position_is_worth_the_sum_of_its_shapes(seed: int) -> None:
    position = chance_position(seed, 12 + 4 * seed)
    found, biases = areas(stage(position.empties))
    table = found[0].table
    total = -biases[position.empties & 1]
    for kind, place in PLACES:
        digits = [(position.own >> square & 1) - (position.enemy >> square & 1) for square in place]
        filling = FILLINGS[kind] // 2 + sum(digit * 3**at for at, digit in enumerate(digits))
        total += table[STARTS[kind] + filling] - ZERO
    assert worth(position) == total


def turned_about(board: int, symmetry: int) -> int:
    return sum(1 << symmetric(square, symmetry) for square in range(SQUARES) if board >> square & 1)


@pytest.mark.parametrize("symmetry", range(8))
def test_turned_and_mirrored_positions_are_worth_the_same(symmetry: int) -> None:
    position = chance_position(symmetry, 30)
    image = Position(turned_about(position.black, symmetry), turned_about(position.white, symmetry), position.seat)
    assert worth(image) == worth(position)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_without_cuts_the_tree_is_worth_what_looking_at_everything_says(seed: int, depth: int) -> None:
    position = chance_position(seed, 20 + 6 * seed)
    assert at_once(DeepSearcher(cutting=False).value(position, depth)) == looked_ahead(position, depth)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("seed", range(20))
def test_ends_are_exact_for_every_move_that_is_asked_for(seed: int) -> None:
    position = chance_position(seed, 7 + seed % 3)
    found = at_once(DeepSearcher().search(position, 1, 16, every=True))
    expected = {move: -EIGHTHS * counted_out(position.play(move)) for move in position.moves()}
    assert dict(found.values) == expected
    assert found.values[0] == (found.move, max(expected.values()))
    quick = at_once(DeepSearcher().search(position, 1, 16))
    assert quick.values[0][1] == max(expected.values())


def test_the_known_end_number_40_of_the_FFO_suite_on_the_way() -> None:
    """Black wins it by 38, and after five moves of best play still does."""
    position = pictured(FFO_40)
    for move in (8, 1, 2, PASS, 41):
        position = position.play(move)
    assert position.empties == 16
    found = at_once(DeepSearcher().search(position, 1, 16))
    assert (found.depth, abs(found.values[0][1])) == (16, 38 * EIGHTHS)


def test_a_judge_gets_a_value_for_every_move() -> None:
    position = chance_position(5, 40)
    found = at_once(DeepSearcher().search(position, 4_000, every=True))
    alone = dict(found.values)
    assert set(alone) == set(position.moves())
    assert [value for _, value in found.values] == sorted(alone.values(), reverse=True)


def test_the_budget_is_kept_and_slices_are_short() -> None:
    """A slice of 1,000 positions is 4 ms where 250,000 a second are examined; solved ends run twice as fast."""
    for empties, exact, longest in ((40, 0, 1_400), (14, 16, 5_000)):
        searcher, counts, before = DeepSearcher(), [], 0
        for _ in searcher.search(chance_position(3, empties), 20_000, exact):
            counts.append(searcher.positions - before)
            before = searcher.positions
        assert max(counts) <= longest
        assert exact or searcher.positions <= 21_500


def test_it_tells_what_it_believes_while_it_thinks() -> None:
    position = chance_position(2, 40)
    ideas = [idea for idea in DeepSearcher().search(position, 20_000) if idea is not None]
    assert ideas
    assert {type(idea) for idea in ideas} == {Idea}
    assert all(idea.position == position and idea.line[0] in position.moves() for idea in ideas)
    assert ideas[-1].depth >= 4


def test_a_pass_needs_no_search() -> None:
    stuck = pictured("Xo...... o....... " + "........ " * 6, 1)
    assert at_once(DeepSearcher().search(stuck, 100)) == Findings(PASS, (), 0, 0)
    with pytest.raises(ValueError, match="over"):
        at_once(DeepSearcher().search(pictured("X" * 64), 100))


def test_a_second_search_of_a_position_takes_as_many_slices() -> None:
    """What is remembered from one search to the next makes it quicker, but a game looks the same every time."""
    worths._UNPACKED.clear()
    position, counts = chance_position(6, 36), []
    for _ in range(2):
        searcher = DeepSearcher()
        counts.append([searcher.positions for _ in searcher.search(position, 3_000)])
    assert counts[0] == counts[1]
