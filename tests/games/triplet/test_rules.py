"""The rules and the book's program as pictures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.triplet.levels import Direction
from arcade.games.triplet.opponent import crowd, like_queens, printed, ways
from arcade.games.triplet.rules import CONCEDE, STONES, Board, Position, Triplet, board, fields_of
from arcade.games.triplet.state import SIZES
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still


def from_picture(picture: str, seat: int = 0) -> Position:
    """The position of a picture; raises ValueError for rows of different lengths."""
    rows = picture.split("/")
    if len({len(row) for row in rows}) != 1:
        raise ValueError("all rows of a board are of one length")
    signs = "".join(rows)
    first, second = (sum(1 << field for field, sign in enumerate(signs) if sign == stone) for stone in STONES)
    return Position(Board(len(rows), len(rows[0])), (first, second), seat)


def after(opening: str, player: str, size: tuple[int, int] = (7, 7)) -> Position:
    """The position after a player's fields, the printed method answering; `opening` is c or j."""
    position = Position(board(*size), seat=1 if opening == "c" else 0)
    for name in ["", *player.split()] if opening == "c" else player.split():
        if name:
            position = position.play(position.board.field(name))
        if position.outcome() is None:
            position = position.play(printed(position, corners=True).move)
    return position


def fields(triplet: Triplet | None) -> tuple[Direction, str] | None:
    return triplet and (triplet.direction, " ".join(map(board(7, 7).name, triplet.fields)))


def test_the_lines_are_all_rows_columns_and_diagonals_of_three_or_more() -> None:
    counts = [[line.direction for line in board(7, 7).lines].count(direction) for direction in Direction]
    assert counts == [7, 7, 9, 9]
    assert {line.direction: len(line.fields) for line in board(3, 4).lines if len(line.fields) == 4} == {0: 4}
    assert board(7, 7).name(0) == "a7"
    assert board(7, 7).field("g1") == 48


def test_the_computer_begins_in_the_centre() -> None:
    assert after("c", "").picture() == "......./......./......./...1.../......./......./......."


@pytest.mark.parametrize(
    ("opening", "player", "picture"),
    [
        ("j", "c1 d4 a1", "11...../....1../......./...2.../......./......./2.2...."),
        ("j", "d4 a7 c5", "21...../..1..../..2..../...2.../......./......./......."),
        ("j", "b2 f6 g7", "1.1...2/.....2./......./......./......./.2...../......."),
        ("c", "g5 d2 a6 a3 f6 g3 c5 d7", "11.2.../2....2./1.2.1.2/...11../2.....2/...2.../.1.1..."),
        ("j", "g4 g3 e5 b3 e1 d2 d1 a2", "11...../1.1..../.11.2../.....12/.2....2/2..2.../...22.."),
    ],
)
def test_the_printed_method_answers_as_measured(opening: str, player: str, picture: str) -> None:
    assert after(opening, player).picture() == picture


@pytest.mark.parametrize(
    ("player", "answers", "triplet"),
    [
        ("d4 a7 c5", "b7 c6", (Direction.FALLING, "a7 c5 d4")),
        ("b2 f6 g7", "a7 c7", (Direction.RISING, "b2 f6 g7")),  # gaps count
        ("d4 a7 f5 f1 e5 e2 a4 d1 g2 b5", "b7 c6 b3 g3 c7 g6 d2 a5 a2", (Direction.ROW, "b5 e5 f5")),
        ("b6 f1 g6 g1 c2 a2 b3 f3 c7 f7", "d7 e7 d5 e5 a3 a4 f4 f6 g2", (Direction.COLUMN, "f7 f3 f1")),
    ],
)
def test_the_four_kinds_of_loss(player: str, answers: str, triplet: tuple[Direction, str]) -> None:
    position = after("j", player)
    assert fields(position.triplet()) == triplet
    assert position.outcome() == -1
    assert after("j", " ".join(player.split()[:-1])).stones[1] == sum(
        1 << position.board.field(name) for name in answers.split()
    )


@pytest.mark.parametrize(("opening", "player"), [("c", "g5 d2 a6 a3 f6 g3 c5 d7"), ("j", "g4 g3 e5 b3 e1 d2 d1 a2")])
def test_the_computer_concedes(opening: str, player: str) -> None:
    position = after(opening, player)
    assert position.conceded
    assert position.outcome() == 1
    assert position.triplet() is None
    assert position.moves() == ()


def test_a_row_is_named_before_a_column_and_a_diagonal() -> None:
    position = from_picture("2.2.2../......./2...2../......./2...2../......./.......", seat=1)
    assert fields(position.triplet()) == (Direction.ROW, "a7 c7 e7")
    assert fields(from_picture("..2..../......./2.2..../......./2.2..../......./.......", 1).triplet()) == (
        Direction.COLUMN,
        "c7 c5 c3",
    )


def test_enemy_stones_between_do_not_matter() -> None:
    position = from_picture("......./......./......./......./......./......./21.21.2", seat=1)
    assert fields(position.triplet()) == (Direction.ROW, "a1 d1 g1")


def test_taken_fields_and_finished_games_take_no_stone() -> None:
    position = after("j", "c1")
    for name in ("c1", "a7"):
        with pytest.raises(ValueError, match="not free"):
            position.play(position.board.field(name))
    with pytest.raises(ValueError, match="over"):
        after("j", "d4 a7 c5").play(0)
    with pytest.raises(ValueError, match="without a safe field"):
        position.play(CONCEDE)


def expected(position: Position, corners: bool) -> int:
    """The first safe field of the lowest level, looked for in the plainest way."""
    safe = position.safe(position.seat)
    if not corners:
        return min(((crowd(position, field), field) for field in fields_of(safe)), default=(0, CONCEDE))[1]
    enemy, board = position.stones[1 - position.seat], position.board
    ranked = [(max((enemy & way).bit_count() for way in ways(board, field)), field) for field in fields_of(safe)]
    return min(ranked, default=(0, CONCEDE))[1]


@given(st.integers(0, 10_000), st.integers(0, 1))
def test_every_reply_is_the_first_of_the_passes(seed: int, seat: int) -> None:
    dice = SplitMix(seed)
    position = Position(seat=seat)
    while still(position.outcome() is None):
        if position.seat == 1:
            if position.stones != (0, 0):
                assert all(printed(position, one).move == expected(position, one) for one in (False, True))
            position = position.play(printed(position, corners=True).move)
        else:
            safe = tuple(fields_of(position.safe(0)))
            position = position.play(dice.pick(safe or position.moves()))
        assert all((position.stones[1] & line.mask).bit_count() < 3 for line in position.board.lines)
        # Two of each side a row at most, and one more that loses.
        assert all((position.stones[seat] & line.mask).bit_count() <= 3 for seat in (0, 1) for line in line_rows)
        assert sum(stones.bit_count() for stones in position.stones) <= 28
    assert position.outcome() in (1, -1)


line_rows = [line for line in board(7, 7).lines if line.direction is Direction.ROW]


@pytest.mark.turns(300_000)
def test_who_takes_safe_fields_only_never_owns_three_in_10_000_games_of_chance() -> None:
    """With sets of fields alone, for speed; that the computer takes safe fields only is tested above."""
    printed_board = Position().board
    for number in range(10_000):
        dice, own, lines, safe = SplitMix(number), 0, 0, (1 << 49) - 1
        while still(safe):
            field = dice.pick(tuple(fields_of(safe)))
            own |= 1 << field
            safe &= printed_board.kept[field][lines & printed_board.line_bits[field]]
            lines ^= printed_board.line_bits[field]
        assert number % 100 or Position(stones=(own, 0)).safe(0) == 0
        assert all((own & line.mask).bit_count() < 3 for line in printed_board.lines)


def test_queens_leave_each_other_in_peace() -> None:
    position = from_picture("......./......./......./...1.../......./......./.......", seat=1)
    while still((field := like_queens(position)) is not None):
        assert field is not None
        position = position.play(field)
        position = Position(position.board, position.stones, 1)
    own = position.stones[1]
    assert all((own & line.mask).bit_count() <= 1 for line in position.board.lines)
    assert 4 <= own.bit_count() <= 7


@pytest.mark.parametrize("size", SIZES)
def test_boards_of_every_size_play_to_an_end(size: tuple[int, int]) -> None:
    position, dice = Position(board(*size)), SplitMix(5)
    while still(position.outcome() is None):
        safe = tuple(fields_of(position.safe(position.seat)))
        position = position.play(dice.pick(safe) if safe else CONCEDE)
    assert sum(stones.bit_count() for stones in position.stones) <= 4 * size[0]
    assert position.conceded
