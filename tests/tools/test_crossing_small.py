"""Crossing's strongest level is right on small boards: all of some with four pieces, a few positions of larger ones."""

import pytest

from arcade.games.crossing_board.levels import ADVISER, TWO_TURNS
from tools.crossing_small import Board, boards, differences, given_away


@pytest.mark.parametrize(
    ("board", "states"),
    [
        (Board((1,), (8,)), 142),
        (Board((6,), (3,)), 142),
        (Board((2, 5), (4,)), 1332),
        (Board((1, 2), (8, 7)), 12316),
        (Board((3, 6), (8, 5)), 12316),
        (Board((1, 4, 5), (7,)), 11898),
    ],
)
def test_what_few_pieces_are_worth_is_what_a_solver_with_squares_finds(board: Board, states: int) -> None:
    assert differences(board) == (states, 0)


def test_some_positions_are_endless() -> None:
    """Neither side can force anything, since there is always somebody to send back."""
    values = [value for value, _ in Board((1, 2), (8, 7)).solved().values()]
    assert (values.count(1), values.count(-1), values.count(0)) == (7492, 4552, 272)


def test_with_four_pieces_nothing_is_given_away_that_a_search_would_lose() -> None:
    board = Board((1, 2), (8, 7))
    assert given_away(board, ADVISER, 60) == (60, 0)
    assert given_away(board, TWO_TURNS, 60)[1] > 3


def test_the_boards_compared_have_four_pieces_at_most() -> None:
    assert len(list(boards())) == 36 + 2 * 6 * 15 + 15 * 15 + 2 * 6 * 20
