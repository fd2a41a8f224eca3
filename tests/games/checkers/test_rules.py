"""The rules: counted positions, captures that are forced and go on, crowning, draws, the book's simpler game."""

from functools import cache

import pytest

from arcade.games.checkers.levels import Fault
from arcade.games.checkers.rules import (
    BLACK,
    BOOK_START,
    SQUARES,
    START,
    WHITE,
    Move,
    Position,
    cell_of,
    origin_fault,
    pieces,
    set_up,
    square_at,
    target_fault,
)
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still


@cache
def perft(position: Position, depth: int) -> int:
    """The ways in which a game can go on for so many plies; equal positions are counted once and remembered."""
    if depth == 1:
        return len(position.moves())
    return sum(perft(position.play(move), depth - 1) for move in position.moves())


def moves(black: str, white: str, seat: int, book: bool = False) -> set[Move]:
    return set(set_up(black, white, seat, book).moves())


@pytest.mark.parametrize(("depth", "count"), list(enumerate((7, 49, 302, 1469, 7361, 36768, 179740, 845931), 1)))
def test_perft(depth: int, count: int) -> None:
    assert perft(START, depth) == count


def test_squares_are_numbered_from_the_top_and_rows_and_columns_agree() -> None:
    assert [cell_of(square) for square in (1, 4, 5, 29, 32)] == [(0, 1), (0, 7), (1, 0), (7, 0), (7, 6)]
    assert all(square_at(cell_of(square)) == square for square in SQUARES)
    assert sum(square_at((row, column)) > 0 for row in range(8) for column in range(8)) == 32


def test_the_start() -> None:
    assert pieces(START) == "b" * 12 + "." * 8 + "w" * 12
    assert START.seat == BLACK
    assert set(START.moves()) == {(9, 13), (9, 14), (10, 14), (10, 15), (11, 15), (11, 16), (12, 16)}


def test_men_step_forward_and_kings_both_ways() -> None:
    assert moves("14", "32", BLACK) == {(14, 17), (14, 18)}
    assert moves("1", "19", WHITE) == {(19, 15), (19, 16)}
    assert moves("K14", "32", BLACK) == {(14, 9), (14, 10), (14, 17), (14, 18)}


def test_a_capture_is_compulsory_but_any_may_be_chosen() -> None:
    assert moves("14 15 1", "18 19", BLACK) == {(14, 23), (15, 22), (15, 24)}


def test_a_jump_goes_on_to_its_end_and_branches() -> None:
    assert moves("9", "14 23", BLACK) == {(9, 18, 27)}
    assert moves("9", "14 22 23", BLACK) == {(9, 18, 25), (9, 18, 27)}


def test_a_man_jumps_no_king_backwards_and_a_king_is_captured_like_a_man() -> None:
    assert moves("18", "K14", BLACK) == {(18, 22), (18, 23)}
    after = set_up("9", "K14 32", BLACK).play((9, 18))
    assert (after.kings, pieces(after).count("W")) == (0, 0)


def test_a_man_crowned_by_a_jump_ends_its_move() -> None:
    """From 30 a king could jump 26 next."""
    position = set_up("21", "25 26", BLACK)
    assert set(position.moves()) == {(21, 30)}
    after = position.play((21, 30))
    assert pieces(after)[29] == "B"
    assert after.seat == WHITE


def test_a_king_jumps_in_a_circle_back_to_where_it_began_but_no_piece_twice() -> None:
    position = set_up("K6", "9 10 17 18", BLACK)
    circle = (6, 13, 22, 15, 6)
    assert circle in position.moves()
    after = position.play(circle)
    assert pieces(after)[5] == "B"
    assert after.white == 0


def test_who_cannot_move_or_has_nothing_left_loses() -> None:
    assert set_up("", "32", BLACK).outcome() == -1
    assert set_up("5", "", WHITE).outcome() == 1
    blocked = set_up("21", "25 30", BLACK)
    assert blocked.moves() == ()
    assert blocked.outcome() == -1


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(ValueError, match="no legal move"):
        START.play((1, 5))


def shuffled(position: Position, plies: int) -> Position:
    """Both kings go to and fro."""
    ways = {BLACK: ((1, 6), (6, 1)), WHITE: ((32, 27), (27, 32))}
    for ply in range(plies):
        position = position.play(ways[position.seat][ply // 2 % 2])
    return position


def test_the_third_time_is_a_draw() -> None:
    kings = set_up("K1", "K32", BLACK)
    assert shuffled(kings, 7).outcome() is None
    assert shuffled(kings, 8).outcome() == 0
    assert shuffled(kings, 8).repeated
    assert shuffled(kings, 8) == kings, "the past is not compared"


def test_forty_moves_a_side_without_progress_are_a_draw() -> None:
    position = set_up("K1 K2", "K31 K32 13", BLACK)
    seen: dict[Position, int] = {}
    for ply in range(80):
        assert position.outcome() is None, ply
        seen[position] = seen.get(position, 0) + 1
        steps = [move for move in position.moves() if pieces(position)[move[0] - 1].isupper()]
        quiet = [position.play(move) for move in steps]
        position = min((after for after in quiet if not after.captures), key=lambda after: seen.get(after, 0))
    assert position.outcome() == 0
    assert not position.repeated


def test_a_man_moved_or_a_capture_begins_the_count_anew() -> None:
    position = shuffled(set_up("K1 9", "K32", BLACK), 4)
    assert len(position.past) == 4
    assert position.play((9, 13)).past == ()


def test_by_the_books_rules_nobody_must_jump_and_a_jump_is_single() -> None:
    assert BOOK_START.book
    position = set_up("9 1", "14 23", BLACK, book=True)
    assert {(9, 18), (9, 13), (1, 5), (1, 6)} == set(position.moves())
    after = position.play((9, 18))
    assert (after.seat, pieces(after)[22]) == (WHITE, "w")
    assert position.play((1, 5)).book


@pytest.mark.parametrize(
    ("cell", "fault"),
    [
        ((8, 0), Fault.NO_SQUARE),
        ((0, -1), Fault.NO_SQUARE),
        ((0, 0), Fault.NOT_YOURS),
        ((4, 1), Fault.NOT_YOURS),
        ((5, 0), Fault.NOT_YOURS),
        ((0, 1), Fault.BLOCKED),
        ((2, 1), None),
    ],
)
def test_what_is_wrong_with_a_piece(cell: tuple[int, int], fault: Fault | None) -> None:
    assert origin_fault(START, cell) is fault


def test_a_piece_that_cannot_jump_must_stay_when_another_can() -> None:
    position = set_up("9 1", "14", BLACK)
    assert origin_fault(position, cell_of(1)) is Fault.MUST_JUMP
    assert target_fault(position, (9,), cell_of(13)) is Fault.MUST_JUMP


@pytest.mark.parametrize(
    ("square", "fault"), [(14, None), (6, Fault.OCCUPIED), (18, Fault.ILLEGAL), (9, Fault.OCCUPIED)]
)
def test_what_is_wrong_with_a_target(square: int, fault: Fault | None) -> None:
    assert target_fault(START, (9,), cell_of(square)) is fault
    assert target_fault(START, (9,), (3, 1)) is Fault.LIGHT
    assert target_fault(START, (9,), (3, 9)) is Fault.NO_SQUARE


def test_a_jump_must_go_on() -> None:
    position = set_up("9", "14 22 23", BLACK)
    assert target_fault(position, (9, 18), cell_of(15)) is Fault.JUMP_ON


def test_games_of_chance_keep_to_the_board() -> None:
    for seed in range(30):
        dice, position = SplitMix(seed), Position(book=seed % 3 == 0)
        while still(position.outcome() is None):
            position = position.play(dice.pick(position.moves()))
            assert position.black & position.white == 0
            assert position.kings & ~(position.black | position.white) == 0
