"""The original's guesses, counts, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from arcade.families.codes.code import marked
from tests.prompted import Prompted

KEY, LOW = (0.1, 12), (1.0, -6)
GUESS = [(0.1, 10), (0.2, 20), (0.3, 30), (0.4, 40)]
BLUE, FLASHING = 1, 0x80


def original(**setup: object) -> Prompted:
    """At the first guess."""
    run = Prompted("masteract", original=True, **setup)
    run.press(" ")
    return run


def count(run: Prompted) -> int:
    return int(run.row(1)[29:])


def guess(run: Prompted, number: int) -> str:
    return run.row(3 + number)[11:18:2]


def answer(run: Prompted, places: int, elsewhere: int) -> None:
    run.press(str(places))
    run.press(str(elsewhere))
    run.press("d")


def ends(run: Prompted) -> list[tuple[str, int | None]]:
    return [(result.outcome, result.score) for result in run.session.results]


def test_the_screen() -> None:
    run = Prompted("masteract", original=True)
    assert run.machine.border_colour == BLUE
    assert run.row(6).strip() == "Ready"
    assert run.row(8) == "Pick a code: 4 different digits"
    assert run.row(9) == "Press a key when ready"
    run.press(" ")
    assert run.row(4)[:11] == "Try 1:     "
    assert run.row(4)[19:28] == "= A = ? N"
    assert run.spectrum.attr(4, 25) & FLASHING
    assert {run.spectrum.attr(row, column) for row in (0, 5, 21) for column in (0, 31)} == {6 << 3}


def test_the_first_guess_and_the_count() -> None:
    run = original()
    assert (guess(run, 1), count(run)) == ("1234", 360)


@pytest.mark.parametrize(
    ("code", "guesses", "counts"),
    [
        ("3516", "1234 2156 2365 3516", [360, 84, 24, 6]),
        ("6543", "1234 2156 3465 5643 6543", [360, 84, 8, 2, 1]),
        ("2461", "1234 2145 2351 2461", [360, 88, 18, 1]),
        ("1234", "1234", [360]),
        ("6452", "1234 2156 2365 3516 4652 6452", [360, 84, 24, 6, 2, 1]),
    ],
)
def test_whole_games_of_guesses_and_counts(code: str, guesses: str, counts: list[int]) -> None:
    run = original()
    wanted = guesses.split()
    for number, (tried, left) in enumerate(zip(wanted, counts, strict=True), 1):
        assert (guess(run, number), count(run)) == (tried, left)
        answer(run, *marked(code, tried))
    assert run.row(3 + len(wanted) + 3) == "Got it!"
    assert run.row(3 + len(wanted) + 4) == "Play again (y/n)?"
    assert [score for _, score in ends(run)] == [len(wanted)]


def test_five_marks_are_an_error_at_once_and_asked_again() -> None:
    """The listing lost the whole game over it."""
    run = original()
    run.press("3")
    frames = run.press("2")
    assert run.heard == [KEY, LOW]
    assert frames == pytest.approx(60, abs=3)
    assert count(run) == 360
    assert run.state["phase"] == "places"
    assert run.row(4)[25:] == "? N ="


def test_three_and_one_clash_after_the_scan() -> None:
    run = original()
    answer(run, 3, 1)
    assert count(run) == 0
    assert run.row(5) == "Try 2:", "it is found out when the next guess is to be made"
    assert run.row(6) == "That cannot be!"
    assert run.row(7) == "Play again (y/n)?"
    assert run.row(23) == "Look again at: 1"
    assert ends(run) == [("over", None)]


def test_wrong_keys_and_a_rejected_answer() -> None:
    run = original()
    for key in ("9", "a", "5"):
        run.press(key)
        assert run.heard == [KEY, LOW]
        assert run.spectrum.attr(4, 25) & FLASHING
    run.press("1")
    run.press("2")
    assert run.row(4)[19:] == "= A = 1 N = 2"
    assert run.row(5) == " Is that right (y/n)?"
    run.press("x")
    assert run.heard == [KEY, LOW]
    assert run.row(5) == " Is that right (y/n)?"
    run.press("n")
    assert run.row(4)[19:] == "= A = ? N ="
    assert run.state["tries"] == ()


def test_return_confirms() -> None:
    """In the listing any key but d rejected."""
    run = original()
    run.type("02")
    run.press("return")
    assert run.state["tries"] == (("1234", 0, 2),)


def test_nothing_right_is_a_contradiction() -> None:
    run = original()
    answer(run, 0, 0)
    assert count(run) == 0
    assert run.row(6) == "That cannot be!"


def test_the_sounds_of_a_guess_and_of_victory() -> None:
    run = original()
    assert run.heard == [KEY, *GUESS]
    run.press("4")
    assert run.heard == [KEY]
    run.press("0")
    run.press("d")
    assert run.heard[0] == KEY
    assert run.heard[1:] == [
        (round(0.02 * turn, 2), turn + 2 * colour + 10) for turn in range(1, 6) for colour in range(7, 0, -1)
    ]
    assert run.borders == [BLUE, *([7, 6, 5, 4, 3, 2, 1] * 5)]
    assert run.machine.border_colour == BLUE


def test_the_sound_of_an_error_and_the_replay() -> None:
    run = original()
    run.type("31")
    run.press("d")
    assert run.heard == [KEY, LOW]
    run.press("d")
    assert run.heard == [KEY]
    assert run.row(6).strip() == "Ready"
    assert run.state["tries"] == ()


def test_the_measured_pace() -> None:
    run = Prompted("masteract", original=True)
    assert run.frames == pytest.approx(55, abs=2), "1,355 on the ROM"
    assert run.press(" ") == pytest.approx(74, abs=1)
    assert run.type("40") == pytest.approx([9, 9], abs=1)
    assert run.press("d") == pytest.approx(182, abs=2)


def test_the_silences_of_a_guess_and_of_the_fanfare() -> None:
    run = original()
    run.type("40d")
    notes = run.machine.speaker.notes
    silences = [1000 * (b.start - a.start - a.duration) / run.machine.CLOCK for a, b in pairwise(notes)]
    assert silences[:4] == pytest.approx([172, 51.7, 51.8, 52.1], abs=2)
    assert silences[7] == pytest.approx(87.6, abs=4)
    assert silences[8:14] == pytest.approx([36.9] * 6, abs=1)


def test_digits_come_up_with_their_notes() -> None:
    run = Prompted("masteract", original=True)
    run.session.step(frozenset(" "))
    seen = []
    for _ in range(74):
        run.session.step()
        seen.append(run.row(4)[11:18].replace(" ", ""))
    assert [seen.index("1234"[:count]) for count in (1, 2, 3, 4)] == pytest.approx([12, 20, 33, 50], abs=2)


def test_the_count_begins_at_its_left_and_the_wait_stays_at_the_end() -> None:
    run = original(language="ro")
    for tried in ("1234", "2156", "2365", "3516"):
        answer(run, *marked("3516", tried))
    assert run.row(1)[29:] == "6"
    assert run.row(8).strip() == "Mă gândesc"


def test_the_table_is_made_once() -> None:
    run = original()
    run.type("40dd")
    assert run.frames
    assert run.state["phase"] == "prepare"
    run.press(" ")
    assert guess(run, 1) == "1234"


def test_the_count_runs_down_for_less_than_a_second() -> None:
    run = original()
    run.type("02")
    seen = []
    for frame in range(40):
        run.session.step(frozenset("d") if frame < 4 else frozenset())
        seen.append(count(run))
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > 20
    run.press("a")
    assert count(run) == 84


def test_marks_are_taken_back() -> None:
    run = original()
    answer(run, 0, 2)
    run.press("f2")
    assert run.state["tries"] == ()
    assert (guess(run, 1), count(run)) == ("1234", 360)
    run.press("f2")
    assert LOW in run.heard


def test_a_hint_names_a_hard_code() -> None:
    run = Prompted("masteract", original=True)
    run.press("f1")
    assert run.row(23).startswith("Try hiding ")
    run.press(" ")
    assert run.state["hinted"] is True


def test_romanian() -> None:
    run = original(language="ro")
    assert run.row(4)[:11] == "Încerc. 1: "
