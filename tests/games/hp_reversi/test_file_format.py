"""Paper tapes and records: read, written, refused in one sentence."""

import pytest

from arcade.cabinet.catalogue import file_reader
from arcade.families.discs.rules import SQUARES, Position
from arcade.games.hp_reversi.file_format import O, Record, X, carried, opened, read, square_of, tape_of, written, yx
from arcade.toolkit.contract.cartridge import UnreadableError
from tests.patience import still

START = tape_of(Position())
SQUARE_TAPE = "\n".join(START[row : row + 8] for row in range(0, 64, 8))


def test_squares_are_typed_as_row_and_column() -> None:
    assert [square_of(yx(square)) for square in range(SQUARES)] == list(range(SQUARES))
    assert square_of(" 3, 4 ") == square_of("34")
    for nonsense in ("", "3", "09", "90", "345", "AB", "３４"):
        assert square_of(nonsense) is None


@pytest.mark.parametrize("text", [START, SQUARE_TAPE, START.lower(), f"\n  {START}\n\n"])
def test_a_tape_is_a_position(text: str) -> None:
    record = read(text)
    assert record == Record(START)
    assert record.match(X).position == Position(seat=X)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: the tape has 0 characters, but needs 64"),
        (START[:-1], "line 1: the tape has 63 characters"),
        (SQUARE_TAPE + "\n..", "line 9: the tape has 66 characters"),
        (SQUARE_TAPE.replace("X", "#", 1), "line 4: character 4 is '#'"),
        ("O" * 64, "nobody can move"),
        (f"{START}\nO34 X34", "move 2, X34, isn't legal"),
        (f"{START}\nO34 O33", "move 2, O33, isn't legal"),
        (f"{START}\nO33", "move 1, O33, isn't legal"),
    ],
)
def test_a_bad_tape_is_refused_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableError, match="^" + complaint.replace("'", ".")):
        read(text)


def test_a_record_is_read_from_a_whole_roll_the_last_one_counting() -> None:
    roll = f"HP REVERSI\n{START}\nO34\nMOVE? 34\n\n{START}\nO34 X33\n X\nTHE ROLL IS SAVED.\n"
    record = read(roll)
    assert record.moves == ("O34", "X33")
    match = record.match()
    assert written(match) == [START, "O34 X33"]


def test_passes_are_not_written_and_come_back() -> None:
    tape = "XO......" + "." * 48 + "......OX"
    match = Record(tape).match(X)
    match.play(match.position.moves()[0])
    while still(match.position.outcome() is None):
        match.play(match.position.moves()[0])
    again = read("\n".join(written(match))).match()
    assert again.position.discs == match.position.discs


def test_a_long_game_is_written_in_lines_that_fit() -> None:
    match = Record(START).match(O)
    while still(match.position.outcome() is None):
        match.play(match.position.moves()[0])
    lines = written(match)
    assert max(map(len, lines)) <= 72
    assert read("\n".join(lines)).match().position.discs == match.position.discs


def test_a_run_carries_what_was_read() -> None:
    assert file_reader("hp-reversi") is opened
    assert carried(opened(f"{START}\nO34")) == Record(START, ("O34",))
    assert carried(None) is None
