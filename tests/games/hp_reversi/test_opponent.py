"""The method of 1973: scores, look-ahead, recursion, ties; and its levels as opponents."""

import pytest

from arcade.families.discs.lanes import PLACE
from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.games.hp_reversi.evaluator import STRENGTH
from arcade.games.hp_reversi.file_format import X, position_of, square_of, yx
from arcade.games.hp_reversi.levels import LEVELS, Method, Search
from arcade.games.hp_reversi.opponent import (
    CORNERS,
    EDGE_ONCE_SAFE,
    WEIGHTS,
    board_of,
    choose,
    corner_beside,
    weight_of,
)
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.searching import at_once
from tests.discs import chance_position

MOST_TURNED_FROM_AN_EDGE = 16


def at(words: str) -> int:
    square = square_of(words)
    assert square is not None
    return square


def plain_score(position: Position, square: int) -> int:
    board = board_of(position)
    return len(position.turned_by(square)) * weight_of(square, board.own | board.enemy)


def gives_a_corner(position: Position, square: int) -> bool:
    return any(reply in CORNERS for reply in position.play(square).moves())


def test_the_table_is_the_same_from_every_corner() -> None:
    assert {WEIGHTS[corner] for corner in CORNERS} == {max(WEIGHTS)}
    for square in range(SQUARES):
        row, column = divmod(square, 8)
        assert WEIGHTS[square] == WEIGHTS[8 * column + row] == WEIGHTS[SQUARES - 1 - square]


def test_corners_then_edges_then_the_middle_and_nothing_beside_a_corner() -> None:
    edge, middle = WEIGHTS[at("14")], WEIGHTS[at("34")]
    assert WEIGHTS[at("11")] > MOST_TURNED_FROM_AN_EDGE * EDGE_ONCE_SAFE
    assert WEIGHTS[at("11")] > edge > middle > 0
    for words in ("12", "21", "22", "78", "77"):
        assert WEIGHTS[at(words)] == 0


def test_squares_beside_a_corner_are_avoided_until_it_is_taken() -> None:
    assert corner_beside(at("12")) == corner_beside(at("22")) == at("11")
    assert corner_beside(at("13")) is corner_beside(at("11")) is None
    assert weight_of(at("12"), 0) == weight_of(at("12"), PLACE[at("18")]) == 0
    assert weight_of(at("12"), PLACE[at("11")]) > weight_of(at("22"), PLACE[at("11")]) > 0


def test_without_look_ahead_the_score_is_the_gain_times_the_weight_in_the_order_of_the_squares() -> None:
    for seed in range(20):
        position = chance_position(seed, 30)
        move, weighed, boards = at_once(choose(Method(), position, 0))
        assert weighed == tuple((square, plain_score(position, square)) for square in sorted(position.moves()))
        assert dict(weighed)[move] == max(score for _, score in weighed)
        assert boards == 1


def test_look_ahead_takes_the_best_reply_off() -> None:
    for seed in range(20):
        position = chance_position(seed, 34)
        _, weighed, _ = at_once(choose(Method(1), position, 0))
        for square, score in weighed:
            after = position.play(square)
            replies = [plain_score(after, reply) for reply in after.moves() if reply != PASS]
            assert score == plain_score(position, square) - max(replies, default=0)


def test_two_moves_of_look_ahead_take_off_and_add() -> None:
    position = chance_position(5, 40)
    _, weighed, _ = at_once(choose(Method(2), position, 0))
    for square, score in weighed:
        after = position.play(square)
        reply, replies, _ = at_once(choose(Method(), after, 0))
        _, answers, _ = at_once(choose(Method(), after.play(reply), 0))
        assert score == plain_score(position, square) - dict(replies)[reply] + max(value for _, value in answers)


def test_with_recursion_the_predictions_look_ahead_themselves() -> None:
    position = chance_position(8, 40)
    _, weighed, _ = at_once(choose(Method(1, 2), position, 0))
    for square, score in weighed:
        reply, replies, _ = at_once(choose(Method(1, 1), position.play(square), 0))
        assert score == plain_score(position, square) - dict(replies)[reply]


def test_a_prediction_that_must_pass_changes_nothing() -> None:
    position = position_of("XO......" + "." * 56, X)
    assert at_once(choose(Method(3, 3), position, 0))[:2] == (at("13"), ((at("13"), plain_score(position, at("13"))),))


def test_ties_are_settled_by_a_bit_that_the_counter_turns() -> None:
    start = Position(seat=X)
    first, second = (at_once(choose(Method(), start, counter))[0] for counter in (0, 1))
    assert {yx(first), yx(second)} == {"35", "64"}, "all four moves score alike: the first stays, or the last"
    assert at_once(choose(Method(), start, 2))[0] == first


@pytest.mark.parametrize("seed", range(60))
def test_look_ahead_1_gives_no_corner_away_that_an_equal_move_keeps(seed: int) -> None:
    position = chance_position(seed, 12 + seed % 30)
    for counter in (0, 1):
        move, weighed, _ = at_once(choose(Method(1), position, counter))
        if gives_a_corner(position, move):
            total, plain = dict(weighed)[move], plain_score(position, move)
            for other, score in weighed:
                if score == total or plain_score(position, other) == plain:
                    assert gives_a_corner(position, other)


def test_thinking_is_sliced() -> None:
    search = choose(Method(3, 2), chance_position(0, 36), 0)
    frames = sum(1 for _ in search)
    assert frames > 4


def test_a_side_without_a_move_passes() -> None:
    assert at_once(choose(Method(2, 2), position_of("O" * 8 + "." * 56, X), 0))[0] == PASS


def test_who_plays_to_win_beats_the_method() -> None:
    assert isinstance(LEVELS[LEVELS.hardest].sets, Search)
    assert sum((game(STRENGTH, 3, 1, number) for number in range(2)), Score()).won == 2
