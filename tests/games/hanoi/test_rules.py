"""The Tower of Hanoi's rules, its shortest ways and the tasks of the levels, against what theory says."""

import pytest

from arcade.games.hanoi.levels import LEVELS, Task
from arcade.games.hanoi.rules import Fault, Position
from arcade.games.hanoi.solver import way
from arcade.games.hanoi.state import start
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.contract.searching import at_once


def walked(position: Position, *moves: tuple[int, int]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def tower(discs: int = 6, **rules: object) -> Position:
    return Position((0,) * discs, **rules)  # type: ignore[arg-type]


def test_towers_are_seen_from_the_bottom_to_the_top() -> None:
    assert tower().picture() == "654321 | - | -"
    assert walked(tower(), (0, 2), (0, 1)).picture() == "6543 | 2 | 1"
    assert walked(tower(), (0, 2), (0, 1), (2, 1)).picture() == "6543 | 21 | -"


@pytest.mark.parametrize(
    ("move", "fault"),
    [
        ((0, 0), Fault.SAME),
        ((2, 2), Fault.SAME),
        ((0, 1), Fault.LARGER),
        ((2, 0), Fault.EMPTY),
        ((1, 2), None),
        ((0, 2), None),
    ],
)
def test_why_a_move_is_refused(move: tuple[int, int], fault: Fault | None) -> None:
    position = walked(tower(), (0, 1))
    assert position.fault(move) is fault
    if fault is not None:
        with pytest.raises(ValueError, match="no disc can go"):
            position.play(move)


def test_the_whole_tower_on_either_goal_solves_and_on_its_own_rod_does_not() -> None:
    assert Position((1, 1, 1)).solved
    assert Position((2, 2, 2)).solved
    assert not Position((0, 0, 0)).solved
    assert not Position((2, 2, 1)).solved
    assert not Position((1, 1), goals=(2,)).solved


def test_positions_off_the_rods_are_refused() -> None:
    with pytest.raises(ValueError, match="does not put discs"):
        Position((0, 3))
    with pytest.raises(ValueError, match="does not put discs"):
        Position(())


@pytest.mark.parametrize("discs", range(1, 9))
def test_n_discs_need_two_to_the_n_less_one_moves(discs: int) -> None:
    assert len(at_once(way(tower(discs)))) == 2**discs - 1


@pytest.mark.parametrize(("discs", "moves"), [(1, 1), (2, 3), (3, 5), (4, 9), (5, 13), (6, 17)])
def test_the_reves_puzzle_on_four_rods(discs: int, moves: int) -> None:
    """Frame and Stewart, 1941; proved the least by T. Bousch, 2014."""
    assert len(at_once(way(tower(discs, goals=(3,), rods=4)))) == moves


@pytest.mark.parametrize("discs", range(1, 7))
def test_step_by_step_from_end_to_end_takes_three_to_the_n_less_one(discs: int) -> None:
    assert len(at_once(way(tower(discs, goals=(2,), stepwise=True)))) == 3**discs - 1


def test_a_way_from_anywhere_leads_home_and_no_position_is_further_than_a_tower() -> None:
    dice = SplitMix(4)
    for _ in range(20):
        position = start(Task(6, scattered=True), dice)
        moves = at_once(way(position))
        assert walked(position, *moves).solved
        assert 1 <= len(moves) <= 63
        # One step back along the way is one move longer, so nothing shorter was overlooked.
        assert len(at_once(way(position.play(moves[0])))) == len(moves) - 1


def test_a_search_is_sliced_and_a_solved_tower_needs_none() -> None:
    assert 10 < sum(1 for _ in way(tower(8))) < 30
    assert at_once(way(Position((2, 2)))) == ()


@pytest.mark.parametrize("level", LEVELS)
def test_the_levels_tasks_can_be_solved_and_are_not_solved_yet(level: Level[Task]) -> None:
    position = start(level.sets, SplitMix(3))
    assert not position.solved
    par = {3: 31, 4: 63, 1: 7, 2: 15, 5: 255, 7: 17, 8: 80}
    if level.key in par:
        assert len(at_once(way(position))) == par[level.key]
