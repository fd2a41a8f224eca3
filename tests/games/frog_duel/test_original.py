"""The frogs' duel's original keys, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from tests.patience import still
from tests.prompted import Prompted

KEY, LOW, CROAK = (0.1, 12), (1.0, -6), [(0.02, -6), (0.04, -8)]
THEORY = "3x6 5x9 1x7 3x3 8x7 2x3 5x1 6x4 10x4 2x1 3x2 5x2 6x2 10x1 3x1 7x1 10x1 3x1 5x1 7x1 10x1 3x1 5x1 7x1 10x1"
LOSING = "3x10 2x3 2x4 10x8 9x13 6x1 10x1 9x2 8x7 4x15 7x2 7x1 7x1"


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("frog-duel", original=True, level=3, **setup)
    run.type(keys)
    return run


def move(run: Prompted, lane: int, steps: int) -> int:
    """Make a move with the original's keys; frames from the last key to the next prompt."""
    while still(run.state["lane"] != lane):
        run.press("6")
    for _ in range(steps):
        run.press("8")
    return run.press("9")


def play(run: Prompted, moves: str) -> int:
    frames = 0
    for one in moves.split():
        lane, steps = one.split("x")
        frames = move(run, int(lane), int(steps))
    return frames


def test_the_start() -> None:
    run = original()
    assert run.state["gaps"] == (7, 9, 19, 19, 17, 15, 9, 7, 15, 15)
    assert run.state["left"] == (12, 11, 6, 6, 7, 8, 11, 12, 8, 8)
    assert run.state["right"] == (20, 21, 26, 26, 25, 24, 21, 20, 24, 24)


def test_a_wrong_answer_changes_nothing() -> None:
    run = original("x")
    assert run.heard == [KEY, LOW]
    assert "j" in run.choices


def test_the_computer_begins() -> None:
    run = original("c")
    assert run.state["gaps"] == (7, 9, 13, 19, 17, 15, 9, 7, 15, 15)
    assert run.state["right"][2] == 20
    run.press("9")
    assert run.heard == [KEY, LOW]
    run.type("68")
    assert run.state["lane"] == 2
    run.press("6")
    assert run.heard == [LOW]
    assert run.state["lane"] == 2
    run.press("9")
    assert run.state["gaps"] == (6, 8, 13, 19, 17, 15, 9, 7, 15, 15)
    assert run.state["left"][1] == 12


def test_the_pointer_goes_round() -> None:
    run = original("j" + "6" * 10)
    assert run.state["lane"] == 1
    run.press("7")
    assert run.state["lane"] == 10, "it goes up, too, which the listing forgot"


def test_a_zero_position() -> None:
    run = original("j66888888" + "9")
    assert run.state["gaps"] == (7, 9, 13, 10, 17, 15, 9, 7, 15, 15)
    assert run.state["lane"] == 3, "the pointer stays; in the listing it went back to lane 1"


def test_a_lane_emptied() -> None:
    run = original("j" + "8" * 7)
    run.press("8")
    assert run.heard == [LOW]
    run.press("9")
    assert run.state["gaps"] == (0, 9, 10, 19, 17, 15, 9, 7, 15, 15)


def test_the_theory_wins_with_the_25th_move() -> None:
    run = original("j")
    play(run, THEORY)
    assert [result.outcome for result in run.session.results] == ["won"]
    assert run.state["gaps"] == (0,) * 10
    assert run.heard[-10:] == [(0.1, 4 * step) for step in range(1, 11)]
    assert run.row(18).strip("█").strip() == "You win, well played!", "it stays, though not in the listing"


def test_the_computer_wins() -> None:
    run = original("c")
    play(run, LOSING)
    assert [result.outcome for result in run.session.results] == ["lost"]
    assert run.heard[-10:] == [(0.1, 4 * step) for step in range(10, 0, -1)], "the listing's rose for either"


def test_a_step_croaks() -> None:
    run = original("j")
    run.press("8")
    assert run.heard == CROAK


def test_twenty_croaks_at_the_start() -> None:
    run = original()
    notes = len(run.machine.speaker.notes)
    assert notes == 40


def test_a_step_can_be_taken_back_before_the_move_is_over() -> None:
    """In the listing a leap could not be taken back."""
    run = original("j88")
    run.press("left")
    assert run.state["steps"] == 1
    run.press("left")
    run.press("left")
    assert run.state["steps"] == 0
    assert run.heard == [LOW]


def test_a_dead_lane_may_be_chosen_but_not_leapt_on() -> None:
    """As in the listing."""
    run = original("j" + "8" * 7 + "9")
    assert run.state["lane"] == 1
    run.press("8")
    assert run.heard == [LOW]


def test_the_pace() -> None:
    """Frames from key to prompt, against what was measured."""
    run = Prompted("frog-duel", original=True, level=3)
    assert run.frames == pytest.approx(563, abs=4)
    assert run.press("j") == pytest.approx(9, abs=1)
    assert run.press("6") == pytest.approx(9, abs=1)
    assert run.press("8") == pytest.approx(10.5, abs=1)
    assert run.press("x") == pytest.approx(53, abs=1)
    run.press("left")
    assert run.press("9") == pytest.approx(59, abs=1)
    assert original("x").press("x") == pytest.approx(58, abs=1)
    assert original().press("c") == pytest.approx(150, abs=3)
    run = original("c6")
    run.press("8")
    assert run.press("9") == pytest.approx(107, abs=3)
    run = original("j66888888")
    assert run.press("9") == pytest.approx(177, abs=4)
    won = original("j")
    assert play(won, THEORY) == pytest.approx(75, abs=2)
    lost = original("c")
    assert play(lost, LOSING) == pytest.approx(177, abs=4)
    assert lost.press("d") == pytest.approx(566, abs=4)


def test_hint_take_back_mouse_and_joystick_work_too() -> None:
    run = original("j")
    run.press("f2")
    assert run.state["moves"] == ()
    run.press("f1")
    assert run.state["lane"] == 3
    run.press("pad1 right")
    assert run.state["steps"] == 1
    run.press("pad1 fire")
    assert len(run.state["moves"]) == 2
    run.press("f2")
    assert run.state["moves"] == ()
    run.press("@118,60")
    assert run.state["moves"][0] == (1, 2)


def test_no_two_tones_touch_and_the_pond_comes_up_bit_by_bit() -> None:
    run = Prompted("frog-duel", original=True, level=3)
    notes = run.machine.speaker.notes
    silences = [(after.start - note.start - note.duration) / run.machine.CLOCK for note, after in pairwise(notes)]
    assert silences[0::2] == pytest.approx([0.018] * 20, abs=0.002)
    assert silences[1::4] == pytest.approx([0.029] * 10, abs=0.003), "the other frog, and its croak"
    begun = [note.start / run.machine.FRAME for note in notes[0::4]]
    assert begun == pytest.approx([338, 358, 384, 411, 436, 459, 479, 497, 521, 544], abs=2)
