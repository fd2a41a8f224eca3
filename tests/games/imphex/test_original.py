"""The original look: its questions, its typed numbers, what it forgets."""

import pytest

from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted


def begun(scan: str = "f", **setup: object) -> Prompted:
    """A run at its first move."""
    run = Prompted("imphex", original=True, **setup)
    run.press("n")
    run.press(scan)
    return run


def line(run: Prompted, typed: str) -> None:
    """Type a line with RETURN."""
    for key in (*typed, "return"):
        run.press(key)


def test_every_question_of_the_article_is_asked() -> None:
    run = Prompted("imphex", original=True)
    assert run.row(22) == "INSTRUCTIONS (Y/N)?"
    run.press("x")
    assert run.row(22) == "INSTRUCTIONS (Y/N)?"
    run.press("y")
    assert run.row(0) == " HEXAPAWN WITH A MEMORY  1/2"
    assert run.row(22) == "PRESS SPACE"
    run.press("x")
    run.press(" ")
    assert "2/2" in run.row(0)
    run.press(" ")
    assert run.row(22) == "FIXED OR RANDOM SCAN (F/R)?"
    run.press("y")
    run.press("r")
    assert run.state["scan"] == "random"


def test_the_board_is_20_by_20_at_column_18() -> None:
    run = begun()
    assert run.row(1) == " " * 18 + "┌" + "─" * 18 + "┐"
    assert run.row(20) == " " * 18 + "└" + "─" * 18 + "┘"
    assert all(row[:18].strip() == "" for row in run.machine.text_rows()[:21])
    assert run.row(3)[19:25] == "▏◢██◣▕"
    assert run.row(15)[19:25] == "▏╭──╮▕"


def test_a_move_is_two_numbers_with_return_or_one_line() -> None:
    run = begun()
    assert run.machine.waiting == Waiting("line", move=True, numeric=True)
    run.press("2")
    run.press("return")
    assert run.row(22).startswith("YOUR MOVE: FROM? 2  TO?")
    line(run, "5")
    assert run.state["moves"] == ((2, 5), (7, 4))
    line(run, "59")
    assert run.session.results[-1].outcome is Outcome.WON


def test_typing_can_be_mended_and_an_empty_line_is_no_answer() -> None:
    run = begun()
    for key in ("return", "backspace", "8", "3", "7", "backspace", "backspace", "2", "5", "return"):
        run.press(key)
    assert run.state["moves"] == ((2, 5), (7, 4))


@pytest.mark.parametrize(
    ("typed", "illegal"),
    [("05", 0), ("a5", 0), ("é9", 0), ("2²", 0), ("48", 1), ("47", 1), ("15", 1), ("12", 1), ("28", 1)],
)
def test_wrong_moves_cost_nothing_but_a_word(typed: str, illegal: int) -> None:
    run = begun()
    line(run, typed)
    assert (run.state["illegal"], run.state["fouls"], run.state["moves"]) == (illegal, illegal, ())
    assert run.row(22).startswith("YOUR MOVE: FROM?")


def test_arrows_bring_a_cursor() -> None:
    run = begun()
    run.press("right")
    assert run.row(14)[25:31] == "▛▀▔▔▀▜"
    for key in (" ", "up", " "):
        run.press(key)
    assert run.state["moves"] == ((2, 5), (7, 4))


def test_the_scoreboard_is_shown_only_between_games() -> None:
    run = begun()
    line(run, "36")
    line(run, "68")
    codes = [[run.machine.peek(row, column) for column in range(2, 16)] for row in range(3, 10)]  # type: ignore[attr-defined]
    assert all(code & 128 for row in codes for code in row), "reversed, with a reversed border"
    assert [run.row(row)[3:15].replace("█", " ") for row in (5, 8)] == ["YOU        1", "LEARNED    1"]
    run.press("y")
    assert all(row[:18].strip() == "" for row in run.machine.text_rows()[:21])


def test_it_forgets_when_switched_off_and_harms_no_other_memory() -> None:
    memory = {"fixed": {"lessons": ((".CCCH.H.H", 1),), "lost": 1}}
    run = begun(memory=memory)
    assert run.state["known"] == ()
    line(run, "25")
    assert run.state["moves"] == ((2, 5), (7, 4))
    line(run, "59")
    assert run.session.program.learned() == memory


def test_q_leaves_after_a_question() -> None:
    run = begun()
    line(run, "q")
    assert run.row(22) == "LEAVE THIS GAME (Y/N)?"
    run.press("n")
    assert run.row(22).startswith("YOUR MOVE: FROM?")
    line(run, "q")
    run.press("y")
    assert run.session.ended
    assert (run.row(23), run.row(24)) == ("READY.", "█")


def test_help_is_there_too() -> None:
    run = begun()
    line(run, "14")
    run.press("f2")
    assert run.state["moves"] == ()
    run.press("f1")
    for _ in range(200):
        run.session.step(NO_KEYS)
    assert run.row(22).startswith("YOUR MOVE: FROM?")
    assert run.state["helped"] is True
