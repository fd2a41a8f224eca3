"""The book's look: typed rows and columns, refusals, -1, and a cursor for those who steer."""

import pytest

from arcade.machine.machine import Waiting
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted


def begun(**setup: object) -> Prompted:
    """A run at its first prompt."""
    run = Prompted("noughts", original=True, **setup)
    run.press("return")
    return run


def moves(run: Prompted) -> object:
    """The fields taken so far."""
    return run.state["moves"]


def prompt(run: Prompted) -> str:
    """The message line without the cursor."""
    return run.row(23).rstrip("█ ")


def line(run: Prompted, *typed: str) -> None:
    """Type lines with RETURN."""
    for words in typed:
        for key in (*words, "return"):
            run.press(key)


def test_the_board_has_numbers_on_its_edges_and_marks_its_empty_squares() -> None:
    run = begun(seats=2)
    assert run.row(2).split() == ["1", "2", "3"]
    assert [run.row(row).split()[0] for row in (5, 12, 19)] == ["1", "2", "3"]
    assert sum(row.count(".") for row in run.machine.text_rows()[:22]) == 9
    assert prompt(run) == "PLAYER 1 (X): ROW?"
    assert run.machine.waiting == Waiting("line", move=True, numeric=True)


def test_a_row_and_a_column_are_typed() -> None:
    run = begun(seats=2)
    line(run, "2")
    assert run.row(23).startswith("ROW 2, COLUMN?")
    line(run, "3")
    assert run.state["board"] == ".....X..."
    assert prompt(run) == "PLAYER 2 (O): ROW?"


def test_x_begins_every_game() -> None:
    run = begun(seats=2)
    for _ in range(2):
        assert run.state["seat"] == 0
        line(run, "1", "1", "2", "1", "1", "2", "2", "2", "1", "3")
        assert run.session.results[-1].outcome is Outcome.FIRST
        run.press("y")


@pytest.mark.parametrize("typed", ["0", "4", "", "-2", "x", "12", "²", "ș", "a" * 300])
def test_what_is_no_number_of_the_board_is_refused_and_asked_again(typed: str) -> None:
    run = begun(seats=2)
    line(run, "2")
    for key in (*typed, "return"):
        run.press(key)
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6
    assert run.row(23).startswith("ROW 2, COLUMN?"), "the row is not lost"
    assert moves(run) == ()
    line(run, "2")
    assert moves(run) == (4,)


def test_an_occupied_square_is_refused_and_asked_again() -> None:
    run = begun(seats=2)
    line(run, "2", "2", "2", "2")
    assert [pitch for _, pitch in run.heard] == [0, 1] * 6
    assert prompt(run) == "PLAYER 2 (O): ROW?"
    assert moves(run) == (4,)


@pytest.mark.parametrize("before", [(), ("1",), ("1", "1"), ("1", "1", "2")])
def test_minus_one_abandons_at_any_prompt(before: tuple[str, ...]) -> None:
    run = begun(seats=2)
    line(run, *before, "-1")
    assert run.row(23) == "ANOTHER GAME (Y/N)?"
    assert run.session.results == []
    run.press("n")
    assert run.session.ended
    assert run.row(24) == "READY."


def test_the_joysticks_back_asks_first() -> None:
    run = begun()
    run.press("pad1 back")
    assert prompt(run) == "GIVE UP THE GAME (Y/N)?"
    run.press("n")
    run.press("pad1 back")
    run.press("y")
    assert run.session.results[-1].outcome is Outcome.LOST


def test_the_cube_asks_for_the_layer_first() -> None:
    run = begun(seats=2, level=5, language="ro")
    assert prompt(run) == "JUCĂTORUL 1 (X): STRATUL?"
    line(run, "4", "2", "3")
    assert moves(run) == (3 * 16 + 4 + 2,)


def test_arrows_bring_a_cursor_and_clicks_count() -> None:
    run = begun(seats=2)
    for key in ("down", "down", "right", "return"):
        run.press(key)
    assert moves(run) == (4,)
    for key in ("pad2 right", "pad2 right", "pad2 fire"):
        run.press(key)
    assert moves(run) == (4, 5)
    run.press("@90,30")
    assert moves(run) == (4, 5, 0)


def test_the_computer_plays_o_and_help_is_there() -> None:
    run = begun(level=3)
    line(run, "1", "1")
    assert run.state["board"] == "X...O...."
    run.press("f1")
    assert prompt(run) == "YOUR X: ROW?"
    run.press("f2")
    assert moves(run) == ()
    assert run.state["helped"] is True
