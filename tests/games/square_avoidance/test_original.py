"""The original's screen, sounds and pace on the running program, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from tests.patience import still
from tests.prompted import Prompted

KEY, STONE = (0.1, 22), (0.3, 22)
WRONG = [KEY, (1.0, -6)]


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("square-avoidance", original=True, **setup)
    run.type(keys)
    return run


def board(run: Prompted) -> str:
    return str(run.state["board"])


def test_an_empty_board_and_the_question() -> None:
    run = original()
    assert board(run) == "...../...../...../...../....."
    assert run.row(1).strip() == "THE SQUARE AVOIDANCE GAME"
    assert run.row(21).startswith("Who starts?")
    assert [run.row(row)[8] for row in (4, 7, 10, 13, 16)] == list("54321")
    assert [run.row(18)[column] for column in (10, 13, 16, 19, 22)] == list("abcde")
    run.press("x")
    assert run.heard == WRONG
    assert run.choices == ("c", "y", "j")


def test_green_paper_takes_the_flashing_away() -> None:
    """As in the listing, whose title flashed on white only."""
    run = original()
    assert run.machine.border_colour == 1
    assert {run.spectrum.attr(row, column) for row in (0, 1, 4, 20) for column in (0, 10, 31)} == {4 * 8}
    assert {run.spectrum.attr(row, column) for row in (22, 23) for column in (0, 31)} == {7 * 8}
    assert run.spectrum.attr(16, 8) == run.spectrum.attr(18, 22) == run.spectrum.attr(21, 0) == 7 * 8
    assert [run.spectrum.point(x, 32) for x in (71, 72, 192, 193)] == [0, 1, 1, 0]
    assert [run.spectrum.point(96, y) for y in (31, 33, 151, 153)] == [0, 1, 1, 0]


def test_the_sheet_greens_with_176_notes() -> None:
    run = original()
    notes = [(round(note.duration / 3_500_000, 3), note.hertz) for note in run.machine.speaker.notes]
    assert len(notes) == 176
    assert {length for length, _ in notes} == {0.009, 0.01, 0.011}, "whole waves"
    first = run.machine.speaker.notes[:9]
    apart = [(b.start - a.start - a.duration) / run.machine.CLOCK for a, b in pairwise(first)]
    assert apart == pytest.approx([0.036] * 7 + [0.046], abs=0.001)
    assert notes[0][1] == pytest.approx(261.6 * 2 ** (10 / 12), rel=0.01)
    assert notes[-1][1] == pytest.approx(261.6 * 2 ** (59 / 12), rel=0.01)


def test_bad_digits_letters_and_taken_fields_are_refused() -> None:
    """A bad letter is refused at once, where the listing waited for a digit, too."""
    run = original("ja", seed=1)
    assert run.row(21)[29] == "a"
    run.press("6")
    assert run.heard == WRONG
    assert run.row(21)[20:].strip() == ""
    run.press("z")
    assert run.heard == WRONG
    run.press("1")
    assert run.heard == WRONG
    run.type("a1")
    assert board(run) == "...../...../...../...../2...1"
    run.type("a1")
    assert run.heard == WRONG
    assert board(run) == "...../...../...../...../2...1"


def test_a_square_loses_and_its_corners_flash() -> None:
    run = original("jd4e5d5e4", seed=142)
    assert board(run) == "...22/...22/...1./.1.../....1"
    assert str(run.session.results[-1].outcome) == "lost"
    assert run.row(19)[2:].startswith("I win!")
    flashing = {(row, column) for row in range(24) for column in range(32) if run.spectrum.attr(row, column) & 128}
    assert flashing == {(4, 19), (4, 22), (7, 19), (7, 22)}


@pytest.mark.parametrize(("moves", "lost"), [("b2a3c3b4", True), ("b2c2a3b4", False)])
def test_true_squares_lose_and_others_do_not(moves: str, lost: bool) -> None:
    """The listing had it the other way round, by a wrong square in its table."""
    run = original("j" + moves, seed=1 if lost else 5)
    assert board(run).count("2") == 4
    assert bool(run.session.results) == lost


@pytest.mark.parametrize(
    ("seed", "moves", "after", "outcome"),
    [
        (142, "jd4e5d5e4", "...22/...22/...1./.1.../....1", "lost"),
        (134, "cb4e4d2c2b1a5a2e5b5", "221.2/.2112/..1.1/2.221/1211.", "won"),
        (2211, "jb4a1c3d2c5a3a4e2e5e4c2d1d5", "11222/22112/21211/11222/21121", "drawn"),
    ],
)
def test_whole_games_lost_won_and_drawn(seed: int, moves: str, after: str, outcome: str) -> None:
    run = original(moves, seed=seed)
    assert board(run) == after
    assert str(run.session.results[-1].outcome) == outcome
    assert run.machine.border_colour == (7 if outcome == "lost" else 1)
    if outcome == "won":
        assert run.row(19)[2:].startswith("You win, congratulations!")
        assert run.heard[-6:] == [KEY, STONE, (0.4, 0), (0.4, 4), (0.5, 7), (1.0, 12)], "its own fanfare"
    elif outcome == "drawn":
        assert run.row(19)[2:].startswith("Draw")
        assert run.heard == [KEY, STONE, (0.2, 12), (0.4, 22), (1.0, 33)]


def test_the_printed_programs_first_moves() -> None:
    assert original("ja1", seed=1).state["moves"] == ("a1", "e1")
    run = original("c", seed=1)
    assert run.state["moves"] == ("a1",)
    assert run.heard == [KEY, STONE]


def test_the_loss_plays_35_rising_tones_and_the_border_is_blue_again_in_the_next_game() -> None:
    run = original("jd4e5d5e4", seed=142)
    show = [sound for sound in run.heard if sound[0] < 0.025][-35:]
    assert show == [(0.02, turn * colour) for turn in range(1, 6) for colour in range(1, 8)]
    assert show[:2] == [(0.02, 1), (0.02, 2)]
    assert run.borders == [1, 2, 3, 4, 5, 6, 7] * 5
    run.press("d")
    assert run.machine.border_colour == 1


def test_the_result_of_a_loss_comes_after_the_tones_and_the_line_is_empty_while_a_stone_is_compared() -> None:
    run = original("jd4e5d5e", seed=142)
    seen = []
    run.session.step(frozenset("4"))
    while still(run.machine.waiting is None):
        run.session.step()
        seen.append((run.row(19)[2:].strip(), run.row(21).strip()))
    assert seen[70][1].startswith("Your move")
    assert seen[130] == ("", "")
    assert seen[335][0] == ""
    assert seen[-1][0] == "I win!"


def test_calm_keeps_the_border_still() -> None:
    assert original("jd4e5d5e4", seed=142, calm=True).borders == [1, 7]


def test_all_squares_flash_at_once() -> None:
    """In the listing only the first square of its table flashed."""
    run = original("a1a5b1c5a2e4d2c1d4e2b4d5b2", seats=2)
    assert run.session.results
    assert sum(bool(attribute & 128) for attribute in run.spectrum.attributes) == 7


def test_d_plays_again_and_any_other_key_leaves() -> None:
    run = original("jd4e5d5e4", seed=142)
    run.press("d")
    assert run.heard[:2] == [KEY, STONE]
    assert run.choices == ("c", "y", "j")
    assert board(run) == "...../...../...../...../....."
    run = original("jd4e5d5e4", seed=142)
    run.press("x")
    assert run.session.ended


def test_the_measured_pace() -> None:
    run = original(seed=142)
    assert run.frames == pytest.approx(668, abs=1)
    assert run.press("j") == pytest.approx(7, abs=1)
    assert run.press("d") == pytest.approx(7, abs=1)
    assert 1346 <= run.press("4") <= 1395
    run.press("a")
    assert 60 <= run.press("6") <= 63
    run.type("e5d5e")
    assert run.press("4") == pytest.approx(344, abs=4)
    assert run.press("d") == pytest.approx(474, abs=3)
    assert original(seed=1).press("c") == pytest.approx(868, abs=4)
    run = original("jb2a3c3b", seed=1)
    assert run.press("4") == pytest.approx(484, abs=9)


def test_the_measured_pace_of_the_ends() -> None:
    run = original("cb4e4d2c2b1a5a2e5b", seed=134)
    assert run.press("5") == pytest.approx(4443, abs=20)
    assert run.row(19)[2:].startswith("You win")
    run = original("jb4a1c3d2c5a3a4e2e5e4c2d1d", seed=2211)
    assert run.press("5") == pytest.approx(581, abs=2)


def test_a_key_spares_the_rest_of_the_thinking() -> None:
    """In the listing nothing spared 27 seconds and more of waiting."""
    run = original("jd", seed=142)
    start = run.machine.frame
    run.session.step(frozenset("4"))
    while still(run.machine.waiting is None):
        keys = frozenset("x") if run.machine.frame % 20 == 0 else frozenset()
        run.session.step(keys)
    assert run.machine.frame - start < 200
