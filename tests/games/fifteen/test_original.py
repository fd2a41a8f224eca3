"""The 14–15 puzzle's original questions, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup
from tests.prompted import MIDDLE_C, Prompted, spectrum

KEY, REFUSED = (0.1, 12), (1.0, -6)
SLIDE = [(0.05, 12), (0.03, 22)]
REFUSAL = [KEY, REFUSED]
POSSIBLE = (*range(1, 13), 15, 13, 14, 0)
LOYD = (*range(1, 14), 15, 14, 0)
NEAR = (*range(1, 13), 0, 13, 14, 15)
BLUE, FLASHING = 1, 0x80


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("fifteen", original=True, **setup)
    run.type(keys)
    return run


def filled(*numbers: int, **setup: object) -> Prompted:
    """A run in which the player has put these pieces."""
    return original("j" + "".join(f"{number:02}" for number in numbers), **setup)


def numbers(run: Prompted) -> tuple[str, ...]:
    """What is printed at the sixteen places."""
    rows = [run.row(row).ljust(32) for row in (5, 8, 11, 14)]
    return tuple(row[column : column + 2].strip() for row in rows for column in (9, 13, 17, 21))


def test_seed_0_is_dealt_as_the_rom_did() -> None:
    run = original("c", seed=0)
    assert run.state["tiles"] == (0, 9, 1, 7, 5, 4, 6, 15, 2, 13, 12, 10, 8, 3, 14, 11)
    assert " ".join(numbers(run)) == " 09 01 07 05 04 06 15 02 13 12 10 08 03 14 11"
    assert run.heard == [KEY] * 17


def test_other_seeds_are_dealt_as_the_rom_did() -> None:
    assert original("c", seed=1000).state["tiles"] == (3, 8, 0, 6, 11, 15, 13, 4, 10, 2, 5, 9, 7, 12, 1, 14)


def test_loyds_tray_is_impossible() -> None:
    run = filled(*LOYD)
    run.press("c")
    assert run.row(19).strip() == "Impossible, sorry!"
    assert run.row(21).strip() == "Another game (y/n)?"
    assert [result.outcome for result in run.session.results] == ["over"]


def test_a_possible_tray_and_d_continues() -> None:
    run = filled(*POSSIBLE)
    run.press("c")
    assert run.row(19).strip() == "Possible. Go on (y/n)?"
    run.press("d")
    assert run.row(19).strip() == "Move 01–15, R again, C consult"
    assert run.row(21).strip() == "Move no. 1 =", "a consultation is no move, though the listing counted it"


def test_any_other_key_ends() -> None:
    run = filled(*POSSIBLE)
    run.type("cx")
    assert run.row(21).strip() == "Another game (y/n)?"


def test_a_move_and_three_refused_ones() -> None:
    run = filled(*POSSIBLE)
    run.type("14")
    assert numbers(run)[12:] == ("15", "13", "", "14")
    tiles = run.state["tiles"]
    for wrong in ("12", "09", "00"):
        run.press(wrong[0])
        run.press(wrong[1])
        assert run.heard == REFUSAL
        assert run.state["tiles"] == tiles
        assert run.row(21).strip() == "Move no. 2 ="


def test_congratulation_at_move_number_3() -> None:
    run = filled(*NEAR)
    run.type("1314")
    assert numbers(run)[12:] == ("13", "14", "", "15")
    assert run.row(21).strip() == "Move no. 3 ="
    run.type("15")
    assert numbers(run)[12:] == ("13", "14", "15", "")
    assert run.row(19).strip() == "Well done!"
    result = run.session.results[-1]
    assert (result.outcome, result.score) == ("won", 3)


def test_a_tray_put_in_in_order_is_praised_but_not_won() -> None:
    run = filled(*range(1, 16), 0)
    assert run.row(19).strip() == "Well done!"
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]


def test_wrong_pieces_are_refused_while_filling() -> None:
    run = original("j05")
    for wrong in ("05", "19"):
        run.type(wrong)
        assert run.heard == REFUSAL
        assert numbers(run)[:2] == ("05", "??")
        assert run.spectrum.attr(5, 13) & FLASHING
    run.press("5")
    assert run.heard == REFUSAL
    assert run.state["filled"] == (5,)


def test_consulting_with_the_hole_elsewhere_is_refused() -> None:
    run = filled(*NEAR)
    known = run.machine.frame
    run.press("c")
    assert run.heard == REFUSAL
    assert run.machine.frame - known == pytest.approx(122, abs=2)
    assert run.row(21).strip() == "Move no. 1 ="


def test_the_corner_message_is_shown() -> None:
    run = filled(*NEAR)
    for frame in range(90):
        run.session.step(frozenset("c") if frame < 4 else frozenset())
    assert "Move the hole to the bottom" in run.row(19)
    assert "right corner" in run.row(20)


@pytest.mark.parametrize("keys", ["9", "07", "18"])
def test_senseless_and_illegal_keys(keys: str) -> None:
    run = original("c", seed=0)
    for key in keys:
        run.press(key)
    assert run.heard == REFUSAL
    assert run.row(21).strip() == "Move no. 1 ="


def test_the_sounds_of_a_legal_move() -> None:
    run = filled(*NEAR)
    run.press("1")
    assert run.heard == [KEY]
    run.press("3")
    assert run.heard == [KEY, *SLIDE]


def test_r_begins_again() -> None:
    run = original("cr")
    assert set(numbers(run)) == {""}
    assert run.row(19).strip() == "Who fills the tray (C/Y)?"


def test_where_tiles_are_printed() -> None:
    run = filled(*LOYD)
    assert run.row(8)[13:15] == "06"
    run = original("c", seed=1000)
    assert run.row(14)[21:23] == "14"


def test_forty_five_notes_and_the_question() -> None:
    run = filled(*NEAR)
    run.type("131415")
    notes = run.heard[3:]
    assert len(notes) == 45
    assert {length for length, _ in notes} <= {0.029, 0.03, 0.031}, "whole waves"
    for turn in range(3):
        for step, (_, pitch) in enumerate(notes[15 * turn : 15 * turn + 15], 1):
            assert step <= pitch <= step + 40
    run.press("d")
    assert run.row(19).strip() == "Who fills the tray (C/Y)?"
    run = filled(*NEAR)
    run.type("131415x")
    assert run.session.ended


def test_tones_are_kept_apart() -> None:
    """By what the listing did between two of them; a piece's takes longer the farther on its place is."""
    run = original("c", seed=0)
    notes, clock = run.machine.speaker.notes, run.machine.CLOCK
    gaps = [1000 * (after.start - note.start - note.duration) / clock for note, after in pairwise(notes)]
    assert gaps[1:5] == pytest.approx([168, 318, 440, 240], abs=4)
    run = filled(*NEAR)
    run.type("131415")
    notes = run.machine.speaker.notes[-47:]
    gaps = [1000 * (after.start - note.start - note.duration) / clock for note, after in pairwise(notes)]
    assert gaps[0] == pytest.approx(18, abs=1)
    assert gaps[2:16] == pytest.approx([47] * 14, abs=2)
    pitches = [12 * log2(note.hertz / MIDDLE_C) for note in notes[2:]]
    assert sum(abs(pitch - round(pitch)) > 0.1 for pitch in pitches) > 20, "RND was not cut"


def test_a_digit_shows_in_its_place_in_the_tray() -> None:
    """And one of a tile to move not before the second is there."""
    run = original("j")
    run.press("0")
    assert run.row(5)[9:11] == "0?"
    assert run.spectrum.attr(5, 10) & FLASHING
    assert not run.spectrum.attr(5, 9) & FLASHING
    run = filled(*NEAR)
    run.press("1")
    assert run.row(21).strip() == "Move no. 1 ="


def test_the_heading_and_the_lines_come_up_late() -> None:
    """The listing made its lists of places before."""
    session = Session(Setup("fifteen", original=True))
    machine = spectrum(session)
    first: dict[str, int] = {}
    for frame in range(76):
        session.step()
        for name, there in (("heading", machine.text_rows()[2]), ("upper line", machine.point(70, 144))):
            if there:
                first.setdefault(name, frame)
    assert first == {"heading": pytest.approx(58, abs=2), "upper line": pytest.approx(72, abs=2)}


def test_a_solved_tray_is_recognised() -> None:
    """The listing waited for a move."""
    run = filled(*range(1, 16), 0)
    assert run.row(19).strip() == "Well done!"


def test_a_piece_is_taken_back_and_the_filling_begun_again() -> None:
    """In the listing nothing that was put in by hand could be taken out."""
    run = original("j0102")
    run.press("backspace")
    assert run.state["filled"] == (1,)
    run.press("0")
    run.press("backspace")
    assert run.state["filled"] == (1,)
    run.press("R")
    assert run.row(19).strip() == "Who fills the tray (C/Y)?"


def test_capitals_are_understood() -> None:
    """The listing took small letters only."""
    assert original("C", seed=0).row(21).strip() == "Move no. 1 ="


def test_horizontal_lines_are_a_pixel_longer_than_the_grid() -> None:
    run = original()
    assert run.spectrum.point(193, 144) == 1
    assert run.spectrum.point(194, 144) == run.spectrum.point(63, 144) == 0
    assert {run.spectrum.point(x, y) for x in (64, 96, 128, 160, 192) for y in (48, 100, 144)} == {1}


def test_screen_and_border() -> None:
    run = original()
    assert run.machine.border_colour == BLUE
    assert {run.spectrum.attr(row, column) for row in (0, 5, 21) for column in (0, 31)} == {6 << 3}
    assert run.row(2).strip() == 'SAM LOYD’S "14-15" PUZZLE'
    assert run.spectrum.point(0, 175 - 16) == 1


def test_hint_help_and_taking_back_in_the_original_look() -> None:
    run = filled(*NEAR)
    run.press("f1")
    assert run.state["hints"] == 1
    assert run.state["plan"] == (13, 14, 15)
    run.type("13")
    run.press("f2")
    assert numbers(run)[12:] == ("", "13", "14", "15")
    run.press("f2")
    assert run.heard == [REFUSED]
    run.press("h")
    assert run.row(19).strip() == "There you are!"
    assert [result.outcome for result in run.session.results] == ["over"]


def test_an_impossible_tray_gets_no_hint() -> None:
    run = filled(*LOYD)
    run.press("f1")
    assert run.heard == [REFUSED]
    assert run.state["hints"] == 0


def test_arrows_the_mouse_and_fire_work_too() -> None:
    run = filled(*NEAR)
    run.press("left")
    assert run.state["moves"] == 1
    run.press("@140,120")
    assert run.state["moves"] == 2
    run.press("up")
    assert run.heard == [REFUSED]
    run.press("pad1 fire")
    assert "c" in run.choices
    run.press("n")
    assert run.state["moves"] == 2


def test_romanian() -> None:
    run = filled(*LOYD, language="ro")
    assert run.row(19).strip() == "Mută 01–15, R reia, C consultă"
    run.press("c")
    assert run.row(19).strip() == "Problemă imposibilă, regret!"


def test_the_measured_pace() -> None:
    run = original()
    assert run.frames == pytest.approx(76, abs=1)
    assert run.press("c") == pytest.approx(311, abs=2)
    assert run.press("0") == pytest.approx(8, abs=1)
    assert run.press("7") == pytest.approx(66, abs=1), "it is soon found where it lies"
    assert run.press("x") == pytest.approx(58, abs=1)
    assert run.press("r") == pytest.approx(82, abs=1)
    run = filled(*POSSIBLE)
    assert run.press("c") == pytest.approx(189, abs=1)
    assert run.press("d") == pytest.approx(10, abs=1)
    assert run.press("1") == pytest.approx(8, abs=1)
    assert run.press("4") == pytest.approx(42, abs=1)
    assert run.press("c") == pytest.approx(122, abs=1)
    run = original("j")
    assert run.press("0") == pytest.approx(8, abs=1)
    assert run.press("5") == pytest.approx(11, abs=1)
    run.type("01020304060708")
    assert run.press("0") == pytest.approx(8, abs=1)
    assert run.press("9") == pytest.approx(16, abs=1), "each piece that is there is looked at"
    run = filled(*range(1, 15), 0, 15)
    run.press("1")
    assert run.press("5") == pytest.approx(220, abs=2)
