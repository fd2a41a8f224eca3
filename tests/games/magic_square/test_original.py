"""The magic square's original questions, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise
from math import log2

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup
from tests.prompted import MIDDLE_C, Prompted, spectrum

KEY, REFUSED = (0.1, 12), (1.0, -6)
STEP = [(0.02, 12), (0.04, 22)]
REFUSAL = [KEY, REFUSED]
SWAPPED = (2, 1, *range(3, 17))
TURNED = (2, 5, 3, 4, 1, 6, 7, 8, *range(9, 17))
KEYS = "Move a-p, X new, Z solvable"
LONG_WORD = "jmcignbmfiajenaofkbejcnngjflbpdnhjdohhkddohkhpdl"


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("magic-square", original=True, **setup)
    run.type(keys)
    return run


def filled(tiles: tuple[int, ...], keys: str = "", **setup: object) -> Prompted:
    """A run in which the player has put these tiles and pressed these keys."""
    return original("j" + "".join(f"{tile:02}" for tile in tiles) + keys, **setup)


def rows(run: Prompted) -> list[str]:
    """The cross as it is printed."""
    lines = [run.row(3 * row + 2).ljust(32) for row in range(6)]
    return [" ".join(line[5 + 4 * column : 7 + 4 * column].strip() or "_" for column in range(6)) for line in lines]


def message(run: Prompted) -> str:
    return run.row(21)[1:29].strip()


def test_a_moves_the_first_row_and_then_neither_a_nor_l_can_move() -> None:
    run = original("ca", seed=100)
    assert rows(run)[:2] == ["_ _ _ _ _ _", "12 01 06 03 _ _"]
    for key in "al":
        run.press(key)
        assert run.heard == REFUSAL
        assert run.state["moves"] == 1


def test_i_a_m_e_solves_the_turned_square() -> None:
    run = filled(TURNED, "iam")
    assert not run.session.results
    run.press("e")
    assert [result.outcome for result in run.session.results] == ["won"]
    assert rows(run)[1] == "_ 01 02 03 04 _"


def test_after_i_and_a() -> None:
    assert rows(filled(TURNED, "ia")) == [
        "_ 02 _ _ _ _",
        "01 05 03 04 _ _",
        "_ 09 06 07 08 _",
        "_ 13 10 11 12 _",
        "_ _ 14 15 16 _",
        "_ _ _ _ _ _",
    ]


def test_an_odd_square_is_impossible() -> None:
    for run, inversions in ((filled(SWAPPED), 1), (original("c", seed=1), 47)):
        assert run.press("z") == pytest.approx(317 + 0.3 * inversions, abs=2)
        assert run.heard == REFUSAL
        assert message(run) == "Swap 15 and 16 (y/n)?"


def test_the_verdict_is_said() -> None:
    run = filled(SWAPPED)
    for frame in range(260):
        run.session.step(frozenset("z") if frame < 3 else frozenset())
    assert message(run) == "Impossible, sorry"


def test_an_even_one_is_possible_and_only_yes_goes_on() -> None:
    run = filled(TURNED, "z")
    assert message(run) == "Possible - go on (y/n)?"
    run.press("d")
    assert message(run) == KEYS
    run = filled(TURNED, "zn")
    assert message(run) == "Another game (y/n)?"


def test_impossible_need_not_be_the_end() -> None:
    """In the listing the verdict was the end; here two tiles are exchanged if wanted."""
    run = filled(SWAPPED, "zy")
    assert message(run) == KEYS
    assert rows(run)[4] == "_ 13 14 16 15 _"
    run.press("z")
    assert message(run) == "Possible - go on (y/n)?"
    assert message(filled(SWAPPED, "zn")) == "Another game (y/n)?"


def test_consulting_off_the_centre_is_refused() -> None:
    run = original("ca", seed=100)
    assert run.press("z") == pytest.approx(115, abs=3)
    assert run.heard == REFUSAL
    assert message(run) == KEYS


def test_the_refusal_is_said() -> None:
    run = original("ca", seed=100)
    for frame in range(80):
        run.session.step(frozenset("z") if frame < 3 else frozenset())
    assert message(run) == "Bring all to the centre"


def test_what_cannot_be_typed_is_refused() -> None:
    run = original("j")
    run.press("2")
    assert run.heard == REFUSAL
    run.press("1")
    assert run.heard == [KEY]
    run.press("7")
    assert run.heard == REFUSAL
    assert run.state["tens"] == 1
    run.press("2")
    assert run.state["filling"] == (12,)
    run.type("00")
    assert run.heard == REFUSAL
    assert (run.state["filling"], run.state["tens"]) == ((12,), None)
    assert rows(run)[1] == "_ 12 ?? _ _ _"


def test_a_tile_cannot_be_put_twice() -> None:
    """The listing accepted it in the second row."""
    run = original("j0102030403")
    assert run.heard == REFUSAL
    assert run.state["filling"] == (1, 2, 3, 4)


def test_the_sounds_of_moves() -> None:
    run = original("c", seed=100)
    for key in "am":
        run.press(key)
        assert run.heard == [KEY, *STEP * 5]
    run.press("a")
    assert run.heard == REFUSAL


def test_the_sounds_of_the_deal() -> None:
    assert original("c", seed=100).heard == [KEY, *STEP * 16]


def test_the_win_after_48_moves_and_its_63_notes() -> None:
    run = original("c" + LONG_WORD[:-1], seed=4242)
    assert not run.session.results
    run.press(LONG_WORD[-1])
    notes = run.heard[11:]
    assert len(notes) == 63
    for place, (length, pitch) in enumerate(notes):
        assert length == pytest.approx(0.02, abs=0.002), "whole waves"
        assert place % 21 + 10 <= pitch <= place % 21 + 40
    assert message(run) == "Another game (y/n)?"
    result = run.session.results[-1]
    assert (result.outcome, result.score) == ("won", 48 - int(str(run.state["par"])))


def test_a_square_typed_in_order_is_solved_at_once() -> None:
    """The listing waited for a move."""
    run = filled(tuple(range(1, 17)))
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", None)]


def test_x_begins_anew_and_capitals_work() -> None:
    """The listing showed capitals and took small letters only."""
    run = original("cA", seed=100)
    assert run.state["moves"] == 1
    run.press("X")
    assert message(run) == "Who fills it (C = computer)?"
    assert set(rows(run)) == {"_ _ _ _ _ _"}


def test_backspace_takes_back_a_digit_and_a_tile() -> None:
    """In the listing a mistyped tile could not be taken back."""
    run = original("j01021")
    run.press("backspace")
    assert (run.state["filling"], run.state["tens"]) == ((1, 2), None)
    run.press("backspace")
    assert rows(run)[1] == "_ 01 ?? _ _ _"


def test_the_key_is_echoed_and_where_letters_are() -> None:
    run = original("ca", seed=100)
    assert run.row(5)[3] == "a"
    assert run.row(14)[28] == "h"
    assert [run.row(0)[column] for column in (10, 14, 18, 22)] == list("ijkl")
    assert [run.row(19)[column] for column in (10, 14, 18, 22)] == list("mnop")
    for frame in range(12):
        run.session.step(frozenset("j") if frame < 3 else frozenset())
    assert run.row(21)[29] == "j"


def test_where_lines_are() -> None:
    machine = original().spectrum
    assert all(machine.point(x, y) for y in (48, 72, 96, 120, 144) for x in range(32, 224))
    assert all(machine.point(x, y) for x in (64, 96, 128, 160, 192) for y in range(24, 168))
    assert not machine.point(40, 24)
    assert not machine.point(32, 40)


def test_the_pace() -> None:
    """Frames from key to prompt, against what was measured."""
    run = Prompted("magic-square", original=True, seed=4242)
    assert run.frames == pytest.approx(110, abs=1)
    assert run.press("c") == pytest.approx(336, abs=1)
    assert run.press("a") == pytest.approx(64, abs=1)
    assert run.press("a") == pytest.approx(69, abs=8)
    run.press("e")
    assert run.press("i") == pytest.approx(70, abs=1)
    run.press("m")
    assert run.press("z") == pytest.approx(221, abs=1)
    run = filled(TURNED, "iam")
    assert run.press("e") == pytest.approx(365, abs=2), "the move, the check, the music and a pause"


def test_tones_are_kept_apart() -> None:
    """In the deal by the way to a tile's place, in a move by printing, in the music by RND, which is not cut."""
    run = original("c", seed=4242)
    assert silences(run, 32)[1::2] == pytest.approx(
        [181, 117, 140, 263, 361, 449, 187, 221, 400, 367, 504, 448, 519, 301, 269], abs=4
    )
    assert silences(run, 32)[::2] == pytest.approx([18] * 16, abs=1)
    run.press("a")
    assert silences(run, 10)[1::2] == pytest.approx([97] * 4, abs=2)
    run = filled(TURNED, "iame")
    assert silences(run, 63)[1:20] == pytest.approx([53] * 19, abs=2)
    notes = run.machine.speaker.notes[-63:]
    pitches = [12 * log2(note.hertz / MIDDLE_C) for note in notes]
    assert sum(abs(pitch - round(pitch)) > 0.1 for pitch in pitches) > 30


def silences(run: Prompted, count: int) -> list[int]:
    """Milliseconds between the latest notes."""
    notes, clock = run.machine.speaker.notes[-count:], run.machine.CLOCK
    return [round(1000 * (after.start - note.start - note.duration) / clock) for note, after in pairwise(notes)]


def test_typed_tiles_are_compared_one_by_one() -> None:
    """With those above and to the left: the lower and the farther right, the longer it takes."""
    run = original("j")
    tiles = "".join(f"{tile:02}" for tile in range(1, 16))
    seconds = run.type(tiles)[1::2]
    assert seconds == pytest.approx([13, 15, 16, 19, 15, 19, 22, 26, 17, 22, 27, 33, 20, 26, 33], abs=1)


def test_the_first_digit_stands_and_the_second_one_flashes() -> None:
    run = original("j")
    run.press("1")
    assert run.row(5)[9:11] == "1?"
    assert [run.spectrum.attr(5, column) >> 7 for column in (9, 10)] == [0, 1]


def test_the_cross_comes_up_letter_by_letter_and_line_by_line() -> None:
    session = Session(Setup("magic-square", original=True))
    machine = spectrum(session)
    first: dict[str, int] = {}
    for frame in range(110):
        session.step()
        rows = machine.text_rows()
        for name, there in {
            "left side": machine.point(0, 0),
            "right side": machine.point(255, 0),
            "lowest line": machine.point(70, 24),
            "letter": rows[19].strip("# "),
            "question": rows[21][1:31].strip(),
        }.items():
            if there:
                first.setdefault(name, frame)
    assert first == {
        "left side": pytest.approx(23, abs=1),
        "right side": pytest.approx(33, abs=1),
        "lowest line": pytest.approx(34, abs=1),
        "letter": pytest.approx(63, abs=2),
        "question": pytest.approx(109, abs=1),
    }


def test_the_joystick_walks_from_letter_to_letter_and_round_the_corners() -> None:
    run = original("c", seed=100)
    for key in ("pad1 fire", "pad1 fire"):
        run.press(key)
    assert run.heard == [KEY, *STEP * 5]
    assert rows(run)[1] == "12 01 06 03 _ _"
    run.press("pad1 fire")
    assert rows(run)[1] == "_ 12 01 06 03 _"
    run.press("pad1 up")
    run.press("pad1 fire")
    assert run.state["hints"] == 1


def test_hint_take_back_and_solve_in_the_original_look() -> None:
    run = filled(TURNED)
    run.press("f1")
    assert run.state["hints"] == 1
    run.press("b")
    run.press("f2")
    assert run.heard == STEP * 5
    run.press("f2")
    assert run.heard == [REFUSED]
    run.press("f3")
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]
    assert rows(run)[1] == "_ 01 02 03 04 _"
    run = filled(SWAPPED)
    run.press("f1")
    assert run.heard == [REFUSED]
