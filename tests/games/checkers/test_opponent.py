"""The opponents: the endgames of kings, problems, levels that repeat themselves, draws that are agreed to."""

import pytest

from arcade.games.checkers import endgames
from arcade.games.checkers.evaluation import Evaluation
from arcade.games.checkers.evaluator import STRENGTH
from arcade.games.checkers.levels import LEVELS, Strength
from arcade.games.checkers.opponent import (
    advising,
    agreeing,
    choosing,
    searching,
)
from arcade.games.checkers.rules import BLACK, START, WHITE, Position, set_up
from arcade.games.checkers.state import PROBLEMS, Problem
from arcade.toolkit.ai.search import WIN
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

EXACT = Strength(40, 2_000, 0, exact=True)


def test_the_table_of_kings() -> None:
    table = at_once(endgames.solved())
    assert max(table.values()) == 34, "the longest win takes 17 moves"
    for position in (set_up("K1 K2", "K18", BLACK), set_up("K1", "K18 K7", WHITE)):
        plies = endgames.plies_left(table, position)
        assert plies is not None
        assert plies % 2 == 1
    assert endgames.plies_left(table, set_up("K15", "K32", BLACK)) is None, "one against one is drawn in the corner"
    assert endgames.plies_left(table, set_up("K14", "K23", WHITE)) is None


def test_two_kings_win_in_as_many_plies_as_the_table_says() -> None:
    table = at_once(endgames.solved())
    position = set_up("K31 K32", "K5", BLACK)
    plies = endgames.plies_left(table, position)
    assert plies is not None
    for left in range(plies, 0, -1):
        assert endgames.plies_left(table, position) == left
        position = position.play(at_once(choosing(EXACT, position, SplitMix(left))))
    assert position.outcome() == 1


def test_the_table_takes_as_many_frames_when_it_is_there() -> None:
    at_once(endgames.solved())
    waits = [sum(1 for _ in endgames.solved()) for _ in range(2)]
    assert waits[0] == waits[1] > 20


def test_three_pieces_with_a_man_are_searched_down_to_the_table() -> None:
    found = at_once(searching(set_up("K18 25", "K5", BLACK), EXACT))
    assert found.value > WIN // 8


@pytest.mark.parametrize("problem", PROBLEMS)
def test_problems_are_won_by_one_move_only_in_so_many_moves(problem: Problem) -> None:
    search = Strength(40, 6_000)
    best = at_once(searching(problem.position, search))
    assert best.decided
    assert WIN - best.value == 2 * problem.moves - 1
    for move in problem.position.moves():
        if move != best.move:
            assert -at_once(searching(problem.position.play(move), Strength(9, 1_500))).value < WIN // 2


def test_a_capture_is_not_judged_before_it_is_over() -> None:
    """White takes a man, and the one that took it is taken back: white is not ahead."""
    position = set_up("10 6 1", "19 24", BLACK).play((10, 15))
    assert position.moves() == ((19, 10),)
    assert at_once(searching(position, Strength(1, 50))).value < 0


def test_the_judge_sees_both_sides_alike_and_the_whim_is_small() -> None:
    judge = Evaluation()
    assert judge(START) == judge(Position(seat=WHITE))
    assert abs(Evaluation(77)(START) - judge(START)) < 6
    assert judge(set_up("1 K14", "32", BLACK)) > 100


def test_levels_repeat_themselves_from_the_same_dice() -> None:
    position = START.play((11, 15))
    for level in LEVELS:
        moves = {at_once(choosing(level.sets.strength, position, SplitMix(5))) for _ in range(2)}
        assert len(moves) == 1


def test_a_level_beats_the_one_below_it() -> None:
    total = sum((game(STRENGTH, 1, 0, number) for number in range(4)), Score())
    assert total.won >= 3


def test_draws_are_agreed_to_only_when_little_is_left_and_nothing_is_in_it() -> None:
    assert not at_once(agreeing(START))
    assert at_once(agreeing(set_up("K15", "K32", BLACK)))
    assert not at_once(agreeing(set_up("K1 K2", "K18", BLACK)))


def test_advice() -> None:
    move, value = at_once(advising(set_up("9", "14 23 32", BLACK)))
    assert move == (9, 18, 27)
    assert isinstance(value, int)
