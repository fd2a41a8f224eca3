"""The judge knows what a move leads to: so many moves to go, or no way on."""

import pytest

from arcade.games.chinese_draughts.evaluator import EVALUATOR, NEVER
from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board, Position
from arcade.games.chinese_draughts.solver import Atlas
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.searching import at_once


def course(board: Board, *moves: int) -> Course[Position, int]:
    """An attempt of these moves."""
    made: Course[Position, int] = Course()
    position = board.start()
    for move in moves:
        made.note(position, move)
        position = position.play(move)
    return made


@pytest.mark.parametrize("board", [LINE, SMALL, FULL])
def test_who_follows_the_shortest_way_makes_no_mistake(board: Board) -> None:
    atlas = Atlas(board)
    assert at_once(worst(EVALUATOR, course(board, *atlas.way(board.start())), None)) == []
    assert max(value for _, value in at_once(EVALUATOR.values(board.start()))) == -atlas.par


def test_the_move_after_which_there_is_no_way_on_is_the_only_one_of_a_line() -> None:
    found = at_once(worst(EVALUATOR, course(LINE, 3, 2), None))
    assert [(one.number, one.played, one.better, one.kept, one.missed) for one in found] == [(2, 2, 5, NEVER, -14)]
    assert EVALUATOR.named(found[0].position, 5, "ro") == "5-3"
    assert (EVALUATOR.worth(NEVER).english, EVALUATOR.worth(-14).in_language("ro")) == ("no solution", "încă 14")


def test_moves_that_only_take_longer_come_after_it() -> None:
    moves = (7, 11, 9, 8, 10, 12, 15, 11, 9, 4, 2, 8, 10, 16, 17, 15, 11, 13, 16)
    found = at_once(worst(EVALUATOR, course(FULL, *moves), None))
    assert [(one.number, one.cost) for one in found] == [(18, NEVER * -1 - 31), (7, 1), (14, 1)]
