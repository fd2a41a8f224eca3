"""The original's questions, sounds and pace on the running program, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from tests.patience import still
from tests.prompted import Prompted

WRONG = [(0.1, 22), (1.0, -6)]
STONE = [(0.1, 12), (0.2, 22)]


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("tic-tac-toe", original=True, **setup)
    run.type(keys)
    return run


def digits(run: Prompted) -> str:
    """What stands at the nine cells."""
    return "".join(run.row(row)[column] for row in (7, 10, 13) for column in (12, 15, 18))


def test_after_run_the_board_is_empty_and_the_question_asked() -> None:
    run = original()
    assert digits(run) == "123456789"
    assert run.row(3).strip() == "TIC-TAC-TOE"
    assert run.row(21).startswith(" Who starts?")
    assert run.machine.border_colour == 1
    assert {run.spectrum.attr(row, column) for row in (7, 10, 13) for column in (12, 15, 18)} == {56}
    assert {run.spectrum.attr(row, column) for row in range(21) for column in (0, 10, 31)} == {7 * 8 + 2}
    assert run.spectrum.point(0, 175) == 1
    assert run.spectrum.point(88, 100) == run.spectrum.point(120, 128) == 0


def test_the_curtain_twitters() -> None:
    run = original()
    notes = [(round(note.duration / 3_500_000, 3), note.hertz) for note in run.machine.speaker.notes]
    assert len(notes) == 176
    assert {length for length, _ in notes} <= {0.002, 0.003, 0.004}, "whole waves"
    assert notes[0][1] == pytest.approx(261.6, rel=0.01)
    assert notes[-1][1] == pytest.approx(261.6 * 2 ** (49 / 12), rel=0.01)


def test_a_wrong_key_is_answered_and_the_question_stays() -> None:
    run = original("x")
    assert run.heard == WRONG
    assert run.choices == ("c", "y", "j")
    assert run.row(21).startswith(" Who starts?")


def test_the_computer_takes_the_centre() -> None:
    run = original("C")
    assert run.state["board"] == "....1...."
    assert run.heard == [(0.1, 22), *STONE]
    assert run.row(21).strip() == "Your move (1–9)"


@pytest.mark.parametrize(
    ("keys", "refused", "board"),
    [
        ("c", "5", "....1...."),
        ("c1", "5", "2...1...1"),
        ("c1", "1", "2...1...1"),
        ("j19", "2", "21..1...2"),
        ("j5", "1", "1...2...."),  # the listing overwrote the computer's field 1
        ("j5", "5", "1...2...."),  # and the player's own 5
    ],
)
def test_taken_fields_are_refused(keys: str, refused: str, board: str) -> None:
    run = original(keys)
    run.press(refused)
    assert run.heard == WRONG
    assert run.state["board"] == board


@pytest.mark.parametrize(
    ("keys", "board"),
    [
        ("c2", ".21.1...."),
        ("c27", ".21.112.."),
        ("c4", "...21.1.."),
        ("c9", "1...1...2"),
        ("j1", "2...1...."),
        ("j197", "21..1.212"),
        ("j597", "111.2.2.2"),  # the computer wins
        ("j52769", "121122212"),  # a draw
    ],
)
def test_boards(keys: str, board: str) -> None:
    assert original(keys).state["board"] == board


def test_the_result_stands_on_row_18() -> None:
    assert original("j597").row(18).strip() == "I win!"
    assert original("j597", language="ro").row(18).strip() == "Am câștigat!"
    assert original("j52769").row(18).strip() == "A draw"


def test_a_draw_sounds_three_tones() -> None:
    assert original("j52769").heard == [(0.1, 22), *STONE, (0.2, 22), (0.5, 15), (1.0, 22)]


def test_a_win_plays_35_tones_in_the_border() -> None:
    run = original("j597")
    fanfare = run.heard[5:]
    assert fanfare == [(0.02 * turn, turn * colour) for turn in range(1, 6) for colour in range(7, 0, -1)]
    assert (fanfare[0], fanfare[-1]) == ((0.02, 7), (0.1, 5))
    assert run.borders == [1, *[7, 6, 5, 4, 3, 2, 1] * 5]


def test_d_plays_again_on_an_empty_board_and_any_other_key_leaves() -> None:
    run = original("j597")
    run.press("d")
    assert run.choices == ("c", "y", "j")
    assert digits(run) == "123456789"
    assert not run.session.ended
    run = original("j597")
    run.press("x")
    assert run.heard == []
    assert run.session.ended


def test_a_key_hurries_the_flashing_stone() -> None:
    """As on the machine, where a key ends a pause."""
    run = original()
    for frame in range(40):
        run.session.step(frozenset({0: ("c",), 15: ("x",)}.get(frame, ())))
        if run.machine.waiting is not None and frame > 15:
            break
    assert run.machine.frame - run.frames < 45


def test_capitals_are_understood() -> None:
    """The listing took small letters only."""
    assert original("J").state["seat"] == 0


def test_calm_leaves_the_border_blue() -> None:
    assert original("j597", calm=True).borders == [1]


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(547, abs=2)
    assert run.press("x") == pytest.approx(60, abs=1)
    assert run.press("c") == pytest.approx(89, abs=1)
    assert run.press("2") == pytest.approx(172.5, abs=2)
    run = original()
    assert run.press("j") == pytest.approx(9, abs=1)
    run.press("5")
    run.press("9")
    assert run.press("7") == pytest.approx(413, abs=2)
    assert run.press("d") == pytest.approx(379, abs=2)
    assert original("j19").press("7") == pytest.approx(462, abs=2)
    assert original("j5276").press("9") == pytest.approx(240, abs=2)


def silences(run: Prompted, first: int, count: int) -> list[int]:
    """Milliseconds between so many notes from one on, which may count from the last."""
    notes, clock = run.machine.speaker.notes, run.machine.CLOCK
    some = notes[first:][:count]
    return [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(some)]


def test_tones_are_kept_apart() -> None:
    """In the curtain by its blocks and longer by its rows, for a stone, a draw and a field that is taken."""
    run = original("c")
    assert silences(run, 0, 25) == pytest.approx([*([35] * 7 + [46]) * 3], abs=2)
    assert silences(run, -2, 2) == [18]
    run.press("5")
    assert silences(run, -2, 2) == pytest.approx([61], abs=2)
    run = original("j52769")
    assert silences(run, -4, 4) == pytest.approx([46, 18, 17], abs=2)


def test_a_win_is_said_when_the_rainbow_is_over_and_a_draw_before_its_tones() -> None:
    for keys, key, last in (("j19", "7", 404), ("j5276", "9", 89)):
        run = original(keys)
        assert not run.row(18).strip("# ")
        frame = 0
        while still(not run.row(18).strip("# ")):
            run.session.step(frozenset(key) if frame < 4 else frozenset())
            frame += 1
        assert frame == pytest.approx(last, abs=4)


def test_the_computer_wins_in_a_white_box_and_the_question_stands_at_the_left() -> None:
    run = original("j197")
    white, red = 7 << 3, 7 << 3 | 2
    assert [run.spectrum.attr(18, column) for column in (0, 1, 19, 20)] == [red, white, white, red]
    assert run.row(21).startswith(" Play")


def test_the_measured_time_of_thinking_turns() -> None:
    """Five turns were measured: 240, 249, 250, 291, 327 frames."""
    times = [original("j52").press("7"), original("j527").press("6"), original("c2").press("7")]
    times += [original("c1").press("2"), original("j1").press("9")]
    assert sum(times) / 5 == pytest.approx((240 + 249 + 250 + 291 + 327) / 5, abs=5)
    assert all(235 <= frames <= 330 for frames in times)
