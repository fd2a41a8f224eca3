"""The modern look's additions: matches of ten, the computer's reasons, mouse, levels, two people."""

import pytest

from arcade.games.tic_tac_toe.program import Main
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result
from arcade.toolkit.programs.contest import Tally
from tests.patience import still
from tests.prompted import Prompted

SECOND = 50
"""Frames."""


def modern(keys: str = "z", **setup: object) -> Prompted:
    run = Prompted("tic-tac-toe", **setup)
    run.type(keys)
    return run


def messages(run: Prompted, key: str) -> set[str]:
    """What the message line showed from a key to the next prompt."""
    seen = set()
    run.session.step(frozenset((key,)))
    while still(run.machine.waiting is None):
        run.session.step()
        seen.add(run.message)
    return seen


def test_the_computer_says_why_it_moved() -> None:
    run = modern("zj", level=3)
    assert "I follow my opening book" in messages(run, "1")
    assert "I block your two in a row" in messages(run, "2")


def test_ten_games_make_a_match() -> None:
    run = modern("zj", level=3)
    program = run.session.program
    assert isinstance(program, Main)
    program.tally = Tally(won=3, drawn=4, lost=2)
    run.type("597")
    assert run.session.results == [Result(run.session.results[0].frame, Outcome.LOST, 10)]
    assert run.message == "The match ends 3 to 3"
    run.press("d")
    assert run.state["tally"] == (0, 0, 0)


def test_a_click_takes_the_field_under_it() -> None:
    run = modern("zj", level=3)
    run.press("@150,30")
    assert str(run.state["board"])[2] == "2"
    run.press("@250,30")
    assert str(run.state["board"]).count("2") == 1


@pytest.mark.parametrize(("keys", "outcome"), [("14253", Outcome.FIRST), ("142596", Outcome.SECOND)])
def test_two_people_play_without_questions(keys: str, outcome: Outcome) -> None:
    run = modern("z" + keys, seats=2)
    assert [result.outcome for result in run.session.results] == [outcome]
    assert [result.score for result in run.session.results] == [None]


@pytest.mark.parametrize("delay", [2, 10, 25, 49])
@pytest.mark.parametrize(("key", "board"), [("5", "2...1...."), ("right", "21.......")])
def test_a_key_up_to_a_second_after_a_move_is_obeyed(key: str, board: str, delay: int) -> None:
    run = modern("z", seats=2)
    for pressed, frames in (("1", delay), (key, SECOND), ("return", SECOND)):
        for frame in range(frames):
            run.session.step(frozenset((pressed,)) if frame < 2 else frozenset())
    assert run.state["board"] == board


def test_a_taken_back_move_returns_the_position_before_it() -> None:
    run = modern("zj1", level=3)
    run.press("9")
    assert run.state["board"] == "21..1...2"
    run.press("f2")
    assert (run.state["board"], run.state["seat"]) == ("2...1....", 0)
    run.press("!undo")
    assert run.state["board"] == "........."
    run.press("f2")
    assert run.state["board"] == "........."


def test_the_perfect_level_replies_in_time() -> None:
    """A reply takes 25 frames at most, the key's included."""
    run = modern("z", level=4)
    run.session.step(frozenset("c"))
    frames = 0
    while still(run.message != "Thinking"):
        run.session.step()
        frames += 1
    while still(not run.session.program.thoughts):
        run.session.step()
        frames += 1
    assert frames <= 25
