"""The Tower of Hanoi's original questions, sounds, places and pace, as recorded from the listing or mended."""

from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.hanoi.rules import Position
from arcade.games.hanoi.solver import way
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.searching import at_once
from tests.prompted import MIDDLE_C, Prompted, spectrum

KEY, REFUSED = (0.1, 12), (1.0, -6)
STEPS = [(0.1, 6 * step) for step in range(7)]
BLUE_ON_WHITE = 1 | 7 << 3


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("hanoi", original=True, level=4, **setup)
    run.type(keys.replace(" ", ""))
    return run


def optimum(goal: int) -> str:
    """The keys of a shortest solution to a rod."""
    return "".join(f"{source + 1}{target + 1}" for source, target in at_once(way(Position((0,) * 6, (goal,)))))


def seen(run: Prompted) -> tuple[object, str]:
    """The rods, and the number of the move."""
    return run.state["rods"], run.row(19).split("=")[0].strip()


def test_the_start() -> None:
    assert seen(original()) == ("654321 | - | -", "Move no. 1")


@pytest.mark.parametrize(
    ("keys", "rods", "number"),
    [("13", "65432 | - | 1", 2), ("1312", "6543 | 2 | 1", 3), ("131232", "6543 | 21 | -", 4)],
)
def test_a_move_takes_the_upper_disc(keys: str, rods: str, number: int) -> None:
    assert seen(original(keys)) == (rods, f"Move no. {number}")


def test_a_larger_disc_on_a_smaller_one_is_refused() -> None:
    run = original("1313")
    assert seen(run) == ("65432 | - | 1", "Move no. 2")
    assert run.heard == [KEY, REFUSED]


@pytest.mark.parametrize("keys", ["21", "11", "4"])
def test_empty_same_and_no_such_rod_are_refused(keys: str) -> None:
    run = original(keys)
    assert seen(run) == ("654321 | - | -", "Move no. 1")
    assert run.heard == [KEY, REFUSED]


def test_r_begins_again_but_not_before_a_target() -> None:
    assert seen(original("13r")) == ("654321 | - | -", "Move no. 1")
    run = original("1r")
    assert run.heard == [KEY, REFUSED]
    assert run.row(19)[18:20] == "1-"
    assert run.state["source"] == 0


def test_two_refusals_on_the_way() -> None:
    assert seen(original("13 12 32 13 32 12")) == ("654 | 21 | 3", "Move no. 5")


def test_an_empty_rod_on_the_way() -> None:
    assert seen(original("13 12 32 13 31 32 13")) == ("654 | 21 | 3", "Move no. 7")


@pytest.mark.parametrize(("goal", "first", "rods"), [(2, "12", "- | - | 654321"), (1, "13", "- | 654321 | -")])
def test_the_optimum_to_either_rod(goal: int, first: str, rods: str) -> None:
    keys = optimum(goal)
    assert keys.startswith(first)
    run = original(keys)
    assert run.state["rods"] == rods
    assert run.row(19).strip() == "Well done, in 63 (best 63)", "it stays when the last note has gone"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 0)]


def test_half_way() -> None:
    assert seen(original(optimum(2)[:62])) == ("6 | 54321 | -", "Move no. 32")


def test_the_sounds_of_a_move() -> None:
    assert original("12").heard == [KEY, *STEPS]


def test_the_sounds_of_the_setting_up() -> None:
    run = original()
    run.press("r")
    assert run.heard == [KEY, *[(0.1, pitch) for pitch in (10, 20, 30, 40, 50, 60)]]


def covered(run: Prompted, row: int) -> list[int]:
    """The pixels of a row that differ from bare paper, without rods: in its third line from the top."""
    return [x for x in range(256) if run.spectrum.point(x, 175 - 8 * row - 3)]


def test_where_discs_are() -> None:
    bottom = covered(original(), 13)
    rods = {46, 49, 126, 129, 206, 209}
    assert {*range(20, 76)} ^ {46, 49} == {*bottom} - {126, 129, 206, 209}
    alone = covered(original("13"), 13)
    assert {*range(200, 216)} ^ {206, 209} == {x for x in alone if x > 150}
    assert rods


def test_after_the_win_d_plays_again_and_another_key_ends() -> None:
    keys = optimum(2)
    run = original(keys)
    assert run.row(21).strip() == "Another game (y/n)?"
    run.press("d")
    assert seen(run) == ("654321 | - | -", "Move no. 1")
    run = original(keys)
    run.press("x")
    assert run.session.ended


def test_the_jingle_has_forty_five_rising_rounds_of_notes() -> None:
    """Each takes a chance between two semitones, as RND was not cut."""
    run = original(optimum(2))
    notes = run.machine.speaker.notes[-45:]
    pitches = [12 * log2(note.hertz / MIDDLE_C) for note in notes]
    for place, (note, pitch) in enumerate(zip(notes, pitches, strict=True)):
        assert note.duration / run.machine.CLOCK == pytest.approx(0.1, abs=0.003)
        assert place % 15 + 1 <= round(pitch, 2) <= place % 15 + 31
    assert sum(abs(pitch - round(pitch)) > 0.1 for pitch in pitches) > 20


def silences(run: Prompted, count: int) -> list[int]:
    """Milliseconds between the latest notes."""
    notes = run.machine.speaker.notes[-count:]
    clock = run.machine.CLOCK
    return [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(notes)]


def test_tones_are_kept_apart() -> None:
    """While a bar is set up, and while two of them change their ink."""
    run = original()
    assert silences(run, 6) == pytest.approx([40] * 5, abs=2)
    run.type("13")
    assert silences(run, 7) == pytest.approx([74] * 6, abs=3)


def test_the_picture_comes_up_line_by_line() -> None:
    """Heading, base line, rod after rod with its number, then the discs."""
    session = Session(Setup("hanoi", 4, original=True))
    machine = spectrum(session)
    seen: dict[str, int] = {}
    for frame in range(30):
        session.step()
        for name, there in {
            "heading": machine.text_rows()[2].strip(),
            "base": machine.point(16, 63),
            "third rod": machine.point(206, 80),
            "disc": machine.point(24, 66),
        }.items():
            if there:
                seen.setdefault(name, frame)
    assert seen == {"heading": pytest.approx(5, abs=1), "base": pytest.approx(10, abs=1)} | {
        "third rod": pytest.approx(20, abs=2),
        "disc": pytest.approx(23, abs=1),
    }


def test_the_rods_have_their_numbers_below() -> None:
    row = original().row(15)
    assert (row[5], row[15], row[25]) == ("1", "2", "3")


def test_the_pace() -> None:
    """Frames from key to prompt, against what was measured."""
    run = Prompted("hanoi", original=True, level=4)
    assert run.frames == pytest.approx(68, abs=1)
    assert run.press("1") == pytest.approx(8, abs=1)
    assert run.press("3") == pytest.approx(82, abs=4)
    assert run.press("5") == pytest.approx(58, abs=1)
    run.press("2")
    assert run.press("2") == pytest.approx(64, abs=4)
    assert run.press("r") == pytest.approx(74, abs=2)
    solving = original(optimum(2)[:-1])
    assert solving.press(optimum(2)[-1]) == pytest.approx(418, abs=6)


def test_no_colours_are_left_beside_the_discs() -> None:
    """In the listing a flickering disc left yellow cells beside it."""
    run = original("131232")
    assert {run.spectrum.attr(row, column) for row in range(8, 14) for column in range(32)} == {BLUE_ON_WHITE}


def test_capitals_and_the_joystick_work_too() -> None:
    """The listing took r in small letters only."""
    assert seen(original("13R"))[0] == "654321 | - | -"
    run = original()
    for key in ("pad1 right", "pad1 fire", "pad1 right", "pad1 fire"):
        run.press(key)
    assert run.state["rods"] == "65432 | 1 | -"


def test_hint_take_back_and_solve_in_the_original_look() -> None:
    run = original()
    run.press("f1")
    assert run.state["hints"] == 1
    run.type("13")
    run.press("f2")
    assert run.heard == STEPS
    assert run.state["rods"] == "654321 | - | -"
    run.press("f2")
    assert run.heard == [REFUSED]
    run.press("f3")
    assert run.row(19).strip() == "There you are!"
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
