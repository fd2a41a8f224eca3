"""The original's questions, games, sounds and pace on the running program, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted

KEY = [(0.1, 12), (0.1, 22)]
LOW = (1.0, -6)


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("distances", original=True, **setup)
    run.type(keys.replace(" ", ""))
    return run


def moves(run: Prompted) -> str:
    played = run.state["moves"]
    assert isinstance(played, tuple)
    return " ".join(played)


def counts(run: Prompted) -> str:
    both = run.state["counts"]
    assert isinstance(both, tuple)
    return ",".join(map(str, both[0]))


def flashing(run: Prompted) -> set[str]:
    """The fields that flash."""
    return {
        "abcdefgh"[column] + str(8 - row)
        for row in range(8)
        for column in range(8)
        if run.spectrum.attr(2 + 2 * row, 8 + 2 * column) & 128
    }


def test_the_screen() -> None:
    """Grid, letters and colours where they were."""
    run = original(seed=1)
    assert run.machine.border_colour == 1
    assert run.row(2)[6] == "8"
    assert run.row(16)[6] == "1"
    assert run.row(18)[8::2].rstrip() == "abcdefgh"
    assert run.spectrum.attr(0, 0) == 6 * 8
    assert {run.spectrum.point(60 + 16 * line, 100) for line in range(9)} == {1}
    assert {run.spectrum.point(70, 36 + 16 * line) for line in range(9)} == {1}
    run.type("ja1")
    assert run.spectrum.screen(16, 8) == "" or run.spectrum.point(68, 43) == 1
    assert run.row(21)[1:].startswith("Your move (a1–h8)")
    assert run.row(21)[22] == "?"
    assert run.spectrum.attr(21, 22) & 128
    run.press("c")
    assert run.row(21)[22] == "c"


def test_a_wrong_key_at_the_start() -> None:
    run = original()
    run.press("x")
    assert run.heard == [*KEY, LOW]
    assert run.choices == ("c", "y", "j")


def test_letter_and_digit_are_asked_again_one_by_one() -> None:
    run = original("j", seed=1)
    for key in ("j", "i", "9"):
        run.press(key)
        assert run.heard == [*KEY, LOW]
    run.press("a")
    assert run.heard == KEY
    run.press("9")
    assert run.heard == [*KEY, LOW]
    run.press("1")
    assert moves(run) == "a1 b8"


def test_a_taken_field_is_refused() -> None:
    run = original("j a1 b1", seed=1)
    assert moves(run) == "a1 b8 b1 e2"
    run.press("a")
    assert run.press("1") == pytest.approx(68, abs=1)
    assert run.heard == [*KEY, LOW]
    assert moves(run) == "a1 b8 b1 e2"
    run.type("h8")
    assert moves(run).startswith("a1 b8 b1 e2 h8")


def test_the_stones_of_the_distance_are_shown() -> None:
    run = original("j b6 b4", seed=1)
    assert moves(run) == "b6 b8 b4"
    assert counts(run) == "0,2,0,1,0,0,0"
    assert [result.outcome for result in run.session.results] == [Outcome.LOST]
    assert flashing(run) == set()
    run.press("d")
    assert flashing(run) == {"b8", "b6", "b4"}
    assert run.spectrum.point(84, 135) == 1  # a line joins b8 and b7


def test_who_does_not_want_to_see_is_asked_for_another_game() -> None:
    run = original("j b6 b4 n", seed=1)
    assert flashing(run) == set()
    assert run.row(21).strip() == "Play again? (y/n)"


def test_the_computer_may_begin() -> None:
    run = original("c b6 b4", seed=1)
    assert moves(run) == "b8 b6 e2 b4"
    assert run.session.results[0].outcome is Outcome.LOST


def test_one_pair_of_each_direction() -> None:
    run = original("j d4 f4 d6", seed=1)
    assert moves(run) == "d4 b8 f4 e2 d6"
    assert counts(run) == "0,2,0,0,0,0,0"
    run.press("d")
    assert flashing(run) == {"d4", "f4", "d6"}


def test_07() -> None:
    run = original("j a1 c1 c3", seed=3)
    assert moves(run) == "a1 c8 c1 b3 c3"
    assert run.state["board"] == "..#...../......../......../......../......../.##...../......../#.#....."
    assert run.session.results[0].outcome is Outcome.LOST


def test_by_scan_and_a_concession() -> None:
    run = original("c b7 g7 d8 h1", seed=180)
    assert moves(run) == "e7 b7 a7 g7 c3 d8 f6 h1 -"
    assert counts(run) == "1,1,1,1,1,1,0"
    assert run.state["board"] == "...#..../##..#.#./.....#../......../......../..#...../......../.......#"
    assert run.session.results[0].outcome is Outcome.WON


def test_09() -> None:
    run = original("j b8 b4 g2 e4 d5", seed=56)
    assert moves(run) == "b8 h8 b4 a1 g2 c4 e4 f1 d5 -"
    assert counts(run) == "1,1,1,1,1,1,0"
    assert run.session.results[0].outcome is Outcome.WON


def test_two_doubled_distances_are_both_shown() -> None:
    run = original("a1 d4 b1 f4 c1".replace(" ", ""), seats=2)
    assert run.state["board"] == "......../......../......../......../...#.#../......../......../###....."
    run.press("d")
    assert flashing(run) == {"a1", "b1", "c1", "d4", "f4"}
    corners = {"a1": (70, 46), "b1": (86, 46), "c1": (102, 46), "d4": (118, 94), "f4": (150, 94)}
    chequered = {field for field, corner in corners.items() if run.spectrum.point(*corner)}
    assert chequered == {"a1", "c1", "d4", "f4"}


def test_the_endings_sound() -> None:
    run = original("c b7 g7 d8 h", seed=180)
    run.press("1")
    assert run.heard[:2] == KEY
    assert [length for length, _ in run.heard[2:]] == pytest.approx([1.0] * 10, abs=0.003)
    assert all(0 <= pitch <= 9 for _, pitch in run.heard[2:])
    run = original("j b6 b", seed=1)
    run.press("4")
    assert run.heard[:2] == KEY
    assert [length for length, _ in run.heard[2:]] == pytest.approx([0.02] * 25, abs=0.002)
    assert all(0 <= pitch <= 34 for _, pitch in run.heard[2:])
    assert run.borders == [1]


def test_a_key_ends_the_ten_seconds_and_the_search() -> None:
    """In the listing nothing shortened the ten long notes or the minute of searching."""
    run = original("c b7 g7 d8 h", seed=180)
    start = run.machine.frame
    for frame in range(3000):
        run.session.step(frozenset({0: ("1",), 200: ("x",), 400: ("x",)}.get(frame, ())))
        if run.machine.waiting is not None and frame > 4:
            break
    assert run.machine.frame - start < 600
    assert run.session.results[0].outcome is Outcome.WON


def test_another_game_begins_on_an_empty_board() -> None:
    run = original("j b6 b4 n d", seed=1)
    assert set(str(run.state["board"])) == {".", "/"}
    assert run.choices == ("c", "y", "j")
    assert not run.session.ended
    run = original("j b6 b4 n x", seed=1)
    assert run.session.ended


def test_every_key_has_its_tones_and_the_computers_stone_too() -> None:
    run = original(seed=1)
    run.press("c")
    assert run.heard == [*KEY, *KEY]
    run.press("a")
    assert run.heard == KEY
    run.press("1")
    assert run.heard == [*KEY, *KEY]


def test_the_measured_pace() -> None:
    run = original(seed=1)
    assert run.frames == pytest.approx(51, abs=1)
    assert run.press("x") == pytest.approx(64.5, abs=1)
    assert run.press("c") == pytest.approx(164, abs=2)
    run = original(seed=1)
    assert run.press("j") == pytest.approx(14, abs=1)
    assert run.press("b") == pytest.approx(13, abs=1)
    assert run.press("9") == pytest.approx(64.5, abs=1)
    assert run.press("6") == pytest.approx(273, abs=2)
    run.press("b")
    assert run.press("4") == pytest.approx(280, abs=2)
    assert run.press("d") == pytest.approx(177.5, abs=2)
    assert run.press("d") == pytest.approx(62, abs=1)


def test_the_measured_time_of_thinking() -> None:
    run = original("c b7 g7 d", seed=180)
    assert run.press("8") == pytest.approx(952, abs=5)
    run.press("h")
    assert run.press("1") == pytest.approx(2707, abs=14)
    run = original("j b8 b4 g2 e4 d", seed=56)
    assert run.press("5") == pytest.approx(2707, abs=14)
    steps = [step for keys in ("ja1b1", "jd4f4") for step in original(seed=1).type(keys)[2::2]]
    assert sum(steps) / len(steps) == pytest.approx(273, abs=1)


def test_one_more_random_field_takes_40_frames() -> None:
    """With this seed the computer's second random field is refused, its first and third are not."""
    times = original("j", seed=8).type("a1b1g3")
    assert times[1::2] == pytest.approx([273, 313, 273], abs=2)


def test_hint_and_take_back_work_here_too() -> None:
    run = original("j a1", seed=1)
    run.press("f1")
    assert run.row(21)[22] == "?"
    run.press("f2")
    assert moves(run) == ""
    run.press("f2")
    assert run.heard == [*KEY, LOW]


def test_no_two_tones_touch() -> None:
    run = original("j b6 b4", seed=1)
    notes = run.machine.speaker.notes
    silences = [(after.start - note.start - note.duration) / run.machine.CLOCK for note, after in pairwise(notes)]
    assert silences[0] == pytest.approx(0.018, abs=0.002)
    assert silences[-12:] == pytest.approx([0.0435] * 12, abs=0.004), "the end's random notes"
