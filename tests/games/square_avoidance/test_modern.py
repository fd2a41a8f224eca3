"""The modern look's additions: marks, hints, moves taken back, several squares drawn, mouse, two people, speed."""

import pytest

from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still
from tests.prompted import Prompted

LIMIT = 30
"""Frames in which the modern build replies."""


def modern(keys: str = "z", **setup: object) -> Prompted:
    run = Prompted("square-avoidance", **setup)
    run.type(keys)
    return run


def test_a_click_takes_the_field_under_it() -> None:
    run = modern("zj", level=1)
    run.press("@12,12")
    assert run.state["moves"][0] == "a5"
    run.press("@250,100")
    assert str(run.state["board"]).count("2") == 1


def test_a_letter_can_be_thought_better_of() -> None:
    run = modern("zjb", level=1)
    assert run.message == "b, and which row? (1–5)"
    run.press("backspace")
    assert run.message == "Your move: which field? (a1–e5)"
    run.type("c3")
    assert run.state["moves"][0] == "c3"


def test_taken_fields_are_refused_in_words() -> None:
    run = modern("za1", seats=2)
    run.type("a1")
    assert run.state["moves"] == ("a1",)
    assert run.message == "Player 2: which field? (a1–e5)"


def test_the_marks_show_who_would_lose_where() -> None:
    run = modern("zv", seats=2)
    assert run.message == "× loses for you, o for the other"
    run.type("a1c5b1d5a2")
    picture = run.spectrum.scr()
    run.press("v")
    assert run.state["danger"] is False
    assert run.spectrum.scr() != picture
    run.press("pad2 back")
    assert run.state["danger"] is True


def test_a_hint_moves_the_cursor_and_a_move_can_be_taken_back() -> None:
    run = modern("za1", seats=2)
    run.press("f1")
    assert "wins" in run.row(22)
    run.press("return")
    assert run.state["moves"][1] in ("e1", "a5", "e5")
    run.press("f2")
    assert run.state["moves"] == ("a1",)
    run.press("!undo")
    assert run.state["moves"] == ()
    run.press("f2")
    assert run.state["moves"] == ()


def test_the_hint_of_the_one_who_has_lost() -> None:
    run = modern("za1", seats=2)
    run.type("e5c3")
    assert run.press("f1") < 500
    assert any(word in run.row(22) for word in ("looks best", "sets a trap", "wins", "holds"))


@pytest.mark.parametrize(
    ("keys", "outcome"),
    [("a3a1b5b2d4c1c2", Outcome.SECOND), ("a1a3c5b5e3d4b3c2", Outcome.FIRST)],
)
def test_two_people_play_without_questions(keys: str, outcome: Outcome) -> None:
    run = modern("z" + keys, seats=2)
    assert [result.outcome for result in run.session.results] == [outcome]
    assert [result.score for result in run.session.results] == [None]


def test_two_people_take_turns_in_beginning() -> None:
    run = modern("za3a1b5b2d4c1c2d", seats=2)
    assert run.state["seat"] == 1


@pytest.mark.parametrize(("level", "frames"), [(1, LIMIT), (2, LIMIT), (3, LIMIT), (4, LIMIT), (5, LIMIT), (6, LIMIT)])
def test_the_first_reply_comes_soon(level: int, frames: int) -> None:
    """Frames that it thinks, its pondering included and its stone's coming left out."""
    run = modern("zj", level=level)
    run.session.step(frozenset("c"))
    run.session.step(frozenset())
    run.session.step(frozenset("3"))
    while still(run.message != "Thinking"):
        run.session.step(frozenset())
    start = run.machine.frame
    while still(len(run.state["moves"]) < 2):
        run.session.step(frozenset())
    assert run.machine.frame - start <= frames


def test_scores() -> None:
    """A win is worth 100 less the stones, a loss the stones."""
    won = modern("zce1a1d1a2e2a4d5e3b5e5", level=2, seed=3)
    assert (won.session.results[0].outcome, won.session.results[0].score) == (Outcome.WON, 80)
    lost = modern("zja3b5d4c2", level=3, seed=2)
    assert (lost.session.results[0].outcome, lost.session.results[0].score) == (Outcome.LOST, 7)
    assert lost.state["tally"] == (0, 0, 1)


def test_the_losing_square_is_drawn_from_corner_to_corner() -> None:
    run = modern("za3a1b5b2d4c1c2", seats=2)
    for x, y in ((40, 56), (88, 40), (104, 88)):
        around = [run.spectrum.point(x + dx, 175 - y - dy) for dx in range(-3, 4) for dy in range(-3, 4)]
        assert any(around)
    corners = ((1, 5), (5, 13), (9, 1), (13, 9))
    assert all(run.spectrum.attr(row, column) >> 3 & 7 == 2 for row, column in corners)
