"""The rules of Chinese draughts: boards, legal moves, dead ends, the shortest and the longest game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board, Position


def numbers(words: str) -> tuple[int, ...]:
    """A row of numbers."""
    return tuple(map(int, words.split()))


SHORTEST = numbers(
    "7 11 14 9 8 10 12 9 4 2 8 10 16 14 9 6 1 2 8 10 9 6 3 7 11 15 12 17 14 9 4 7 11 13 10 12 9 6 8 5 7 11 9 8 10 9"
)
LONGEST = numbers(
    "8 10 12 9 7 5 8 10 9 7 11 13 15 12 10 9 4 2 5 8 6 3 1 2 5 7 11 9 14 11 13 16 17 15 12 10 8 6 3 5 7 4 9 11 13"
    " 16 10 8 6 9 11 13 10 8 9 7 11 9"
)
AHEAD = (
    "1:2,3,4,6  2:4,5,8  3:5,6,7  4:7,9  5:7,8  6:8,9  7:9,11  8:9,10  9:10,11,12,14  10:12,13,16  11:13,14,15"
    "  12:15,17  13:15,16  14:16,17  15:17  16:17  17:"
)
BEHIND = (
    "1: 2:1 3:1 4:2,1 5:3,2 6:3,1 7:5,4,3 8:6,5,2 9:8,7,6,4 10:9,8 11:9,7 12:10,9 13:11,10 14:11,9 15:13,12,11"
    " 16:14,13,10 17:16,15,14,12"
)


def after(*moves: int, board: Board = FULL) -> Position:
    position = board.start()
    for cell in moves:
        position = position.play(cell)
    return position


def table(words: str) -> tuple[tuple[int, ...], ...]:
    """The targets of each cell, written "1:2,3 2:4"."""
    rows = [row.partition(":")[2] for row in words.split()]
    return ((), *(tuple(int(cell) for cell in row.split(",") if cell) for row in rows))


def test_the_printed_table_of_targets() -> None:
    assert FULL.ahead == table(AHEAD)
    assert FULL.behind == table(BEHIND)


def test_the_arrows_stand_apart_at_the_start() -> None:
    assert FULL.start().cells == ">>>>>>>> <<<<<<<<"
    assert FULL.start().gap == 9


def test_first_moves() -> None:
    assert FULL.start().moves() == (4, 6, 7, 8, 10, 11, 12, 14)


def test_a_step_of_cell_8() -> None:
    assert after(8).cells == ">>>>>>> ><<<<<<<<"


def test_after_8_cell_1_cannot_move() -> None:
    assert 1 not in after(8).moves()
    with pytest.raises(ValueError, match="no arrow in 1 that can move to 8"):
        after(8).play(1)


def test_a_few_moves() -> None:
    assert after(8, 10, 12).cells == ">>>>>>><><< <<<<<"
    assert 8 not in after(8, 10, 12).moves()
    assert after(8, 10, 12, 9).cells == ">>>>>>>< <<><<<<<"
    assert after(8, 10, 12, 9).moves() == (4, 6, 7, 10, 11, 14)


def test_numbers_that_are_no_arrows() -> None:
    assert {18, 0, -1, 9}.isdisjoint(FULL.start().moves())


def test_the_46_moves_solve_it_and_no_part_of_them_does() -> None:
    solved = [after(*SHORTEST[:count]).solved for count in range(len(SHORTEST) + 1)]
    assert solved == [False] * 46 + [True]
    assert after(*SHORTEST).cells == "<<<<<<<< >>>>>>>>"


def test_the_58_moves_solve_it_and_no_part_of_them_does() -> None:
    assert [after(*LONGEST[:count]).solved for count in range(len(LONGEST) + 1)] == [False] * 58 + [True]


def test_an_arrow_jumps_over_one_other() -> None:
    assert after(4).cells == ">>> >>>>><<<<<<<<"
    assert after(14).cells == ">>>>>>>><<<<< <<<"


def test_an_arrow_never_goes_back() -> None:
    assert 9 not in after(8).moves()
    assert after(8).moves() == (2, 5, 6, 10)


def test_a_dead_end() -> None:
    assert not after(4).stuck
    assert after(4, 1).stuck
    assert not after(*SHORTEST).stuck


@pytest.mark.parametrize(("board", "cells", "side"), [(LINE, 7, 3), (SMALL, 11, 5), (FULL, 17, 8)])
def test_boards(board: Board, cells: int, side: int) -> None:
    assert len(board.points) == cells
    assert board.start().cells == ">" * side + " " + "<" * side


def test_frogs_in_a_line() -> None:
    assert LINE.start().moves() == (2, 3, 5, 6)
    assert after(3, 5, 6, board=LINE).cells == ">><>< <"


def test_impossible_pictures_are_refused() -> None:
    for cells in (">>> <<", ">>>><<<", ">>> <<x", ">>>> <<"):
        with pytest.raises(ValueError, match="3 arrows each way"):
            Position(LINE, cells)


@given(st.sampled_from((LINE, SMALL, FULL)), st.lists(st.integers(0, 7), max_size=60))
def test_every_move_brings_an_arrow_forward(board: Board, choices: list[int]) -> None:
    """The squares that all arrows have come forward, told from the sides, grow with each move."""
    x = [point[0] for point in board.points]

    def forward(position: Position) -> int:
        return sum({">": x[at], "<": -x[at]}.get(arrow, 0) for at, arrow in enumerate(position.cells))

    position = board.start()
    for choice in choices:
        moves = position.moves()
        if not moves:
            break
        following = position.play(moves[choice % len(moves)])
        assert forward(following) - forward(position) in (1, 2)
        assert following.gap in moves
        position = following
