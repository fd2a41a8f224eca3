"""Mefisto's flips, its linear algebra against plain search, and the goals and boards of its levels."""

from itertools import combinations

import pytest

from arcade.games.mefisto.levels import LEVELS, Board
from arcade.games.mefisto.rules import LETTERS, Position, flipped, pictured
from arcade.games.mefisto.solver import obstacle, presses, quiet_sets, shortest, way
from arcade.games.mefisto.state import FIGURES, goals, start
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

ALL = (1 << 25) - 1


def pressed(letters: str, size: int = 5, wrapped: bool = False) -> int:
    lit = 0
    for letter in letters:
        lit ^= flipped(size, LETTERS.index(letter.lower()), wrapped)
    return lit


def set_of(letters: str) -> int:
    return sum(1 << LETTERS.index(letter.lower()) for letter in letters)


def test_flips_reach_the_neighbours_and_stop_at_the_edge_unless_it_is_wrapped() -> None:
    assert pictured(3, flipped(3, 4)) == ".#./###/.#."
    assert pictured(3, flipped(3, 0)) == "##./#../..."
    assert pictured(3, flipped(3, 0, True)) == "###/#../#.."


def test_positions_and_presses_off_the_board_are_refused() -> None:
    for size, goal, lit in ((1, 0, 0), (3, 1 << 9, 0), (3, 0, -1)):
        with pytest.raises(ValueError, match="no board"):
            Position(size, goal, lit)
    with pytest.raises(ValueError, match="no lamp 9"):
        Position(3, 0).play(9)


@pytest.mark.parametrize("size", range(2, 10))
@pytest.mark.parametrize("wrapped", [False, True])
def test_quiet_sets_flip_nothing_and_every_board_can_be_lit_wholly(size: int, wrapped: bool) -> None:
    for quiet in quiet_sets(size, wrapped):
        lit = 0
        for lamp in range(size * size):
            if quiet >> lamp & 1:
                lit ^= flipped(size, lamp, wrapped)
        assert lit == 0
    assert presses(size, (1 << size * size) - 1, wrapped) is not None


def test_the_rank_is_23_so_one_picture_in_four_can_be_reached() -> None:
    quiet = quiet_sets(5)
    assert len(quiet) == 2
    combined = {*quiet, quiet[0] ^ quiet[1]}
    assert combined == {set_of("BCDFHJKLNOPRTVWX"), set_of("ACEFHJPRTUWY"), set_of("ABDEKLNOUVXY")}


def test_a_shortest_solution_is_as_short_as_plain_search_finds() -> None:
    """Every picture of three by three, and every one of two by two, against all sets of presses."""
    for size in (2, 3):
        least: dict[int, int] = {}
        for count in range(size * size + 1):
            for chosen in combinations(range(size * size), count):
                lit = 0
                for lamp in chosen:
                    lit ^= flipped(size, lamp)
                least.setdefault(lit, count)
        for lamps in range(1 << size * size):
            found = at_once(shortest(size, lamps))
            assert (None if found is None else found.bit_count()) == least.get(lamps)
            assert (obstacle(size, lamps) is None) == (lamps in least)


def test_no_shorter_way_lights_all_and_there_are_four() -> None:
    first = presses(5, ALL)
    assert first is not None
    one, other = quiet_sets(5)
    solutions = {first, first ^ one, first ^ other, first ^ one ^ other}
    wanted = ("ABFGIJMNOQRSVWY", "ACDGHIKLMPQSTXY", "BCEGHIMNOPQSTUV", "DEFGIJKLMQRSUWX")
    assert solutions == {set_of(letters) for letters in wanted}
    assert {solution.bit_count() for solution in solutions} == {15}
    assert pressed("".join(sorted(wanted[0], reverse=True))) == ALL, "in any order"


def test_no_picture_needs_more_than_fifteen_presses() -> None:
    """Whatever is pressed, one of the four sets of presses with the same effect has at most fifteen."""
    one, other = quiet_sets(5)
    dice = SplitMix(8)
    shares = [min((chosen ^ quiet).bit_count() for quiet in (0, one, other, one ^ other)) for chosen in
              (dice.below(1 << 25) for _ in range(20_000))]  # fmt: skip
    assert max(shares) <= 15


def test_all_but_one_is_possible_for_five_lamps_and_all_but_two_for_72_pairs() -> None:
    assert [LETTERS[lamp].upper() for lamp in range(25) if obstacle(5, ALL ^ 1 << lamp) is None] == list("GIMQS")
    pairs = [pair for pair in combinations(range(25), 2) if obstacle(5, ALL ^ 1 << pair[0] ^ 1 << pair[1]) is None]
    assert len(pairs) == 72
    for letter, count in (("G", 8), ("M", 12)):
        found = at_once(shortest(5, ALL ^ set_of(letter)))
        assert found is not None
        assert found.bit_count() == count


LEAST = {"chessboard": 13, "other": 10, "frame": 10, "plus": 11, "cross": 15, "diamond": 14, "corners": 8}
LEAST |= {"centre": 11, "block": 13, "all": 15}


@pytest.mark.parametrize(("name", "least"), LEAST.items())
def test_the_figures_take_as_many_presses_as_is_known(name: str, least: int) -> None:
    found = at_once(shortest(5, FIGURES[name]))
    assert found is not None
    assert found.bit_count() == least


def test_a_search_with_many_quiet_sets_is_sliced() -> None:
    assert sum(1 for _ in shortest(9, (1 << 81) - 1)) >= 3


BOARDS = [level.sets for level in LEVELS]


@pytest.mark.parametrize("board", BOARDS)
def test_every_goal_of_every_level_can_be_reached(board: Board) -> None:
    for goal in goals(board).values():
        position = start(board, goal, SplitMix(2))
        moves = at_once(way(position))
        assert moves
        for move in moves:
            position = position.play(move)
        assert position.solved


@pytest.mark.parametrize("board", [board for board in BOARDS if board.blaze])
def test_boards_to_be_put_out_need_as_many_presses_as_the_level_says(board: Board) -> None:
    assert board.blaze is not None
    least, most = board.blaze
    for seed in range(15):
        assert least <= len(at_once(way(start(board, 0, SplitMix(seed))))) <= most
