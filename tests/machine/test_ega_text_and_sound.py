"""Text, input and the loudspeaker of the PC."""

from itertools import pairwise
from math import log2

import pytest

from arcade.machine.ega import Ega
from arcade.machine.ega.face import HEIGHT, Face
from arcade.machine.ega.sound import PlayError, played
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames


def typed(machine: Ega, part: Frames[str], *keys: str) -> str:
    """What INPUT gives when keys are pressed one after the other."""
    waiting = iter((*keys, "return"))
    try:
        machine.begin_frame(NO_KEYS)
        next(part)
        for key in waiting:
            for held in (frozenset((key,)), NO_KEYS):
                machine.end_frame()
                machine.begin_frame(held)
                next(part)
    except StopIteration as stop:
        return str(stop.value)
    raise AssertionError("the line was not ended")


def test_printing_wraps_and_scrolls() -> None:
    machine = Ega()
    machine.print("x" * 81)
    assert machine.text_rows()[:2] == ["x" * 80, "x"]
    machine.locate(25)
    machine.print("last", end="")
    assert machine.text_rows()[24] == "last"
    machine.print()
    machine.print("one more", end="")
    assert machine.text_rows()[23:] == ["last", "one more"]
    assert machine.text_rows()[0] == "x"


def test_letters_are_fourteen_pixels_high_with_strokes_of_two() -> None:
    machine = Ega()
    machine.color(15, 1)
    machine.print("I", end="")
    pixels = [[machine.point(x, y) for x in range(8)] for y in range(14)]
    assert {point for row in pixels for point in row} == {1, 15}
    assert all(row.count(15) != 1 for row in pixels)
    assert machine.point(8, 0) == 0


def test_writing_leaves_the_cursor_and_without_paper_the_picture() -> None:
    machine = Ega()
    machine.box((0, 0), (639, 13), 2, filled=True)
    machine.write(1, 80, "AB", 15)
    assert machine.text_rows()[0] == " " * 79 + "A"
    assert {machine.point(632 + x, y) for x in range(8) for y in range(14)} == {2, 15}
    machine.print("here", end="")
    assert machine.text_rows()[0].startswith("here")


def test_places_off_the_screen_are_refused() -> None:
    with pytest.raises(ValueError, match="row 26"):
        Ega().locate(26)


def test_a_line_is_typed_mended_and_limited() -> None:
    machine = Ega()
    keys = ("A", "d", "x", "backspace", "a", "pad1 left", "ă", "1", "2")
    assert typed(machine, machine.input("Name", limit=5), *keys) == "Adaă1"
    assert machine.text_rows()[0] == "Name? Adaă1"
    assert machine.waiting is None


def test_a_character_that_is_not_accepted_is_left_out() -> None:
    machine = Ega()
    assert typed(machine, machine.input(accept=str.isdigit), "a", "4", "2") == "42"


def test_sound_is_a_square_wave_of_the_timer() -> None:
    machine = Ega()
    machine.begin_frame(NO_KEYS)
    for _ in machine.sound(1000, 18.2):
        machine.end_frame()
        machine.begin_frame(NO_KEYS)
    edges = machine.speaker.take(machine.CLOCK)
    assert len(edges) == 2000
    assert {later - edge for edge, later in pairwise(edges)} <= {596, 597}
    with pytest.raises(ValueError, match="37 to 32767"):
        machine.sound(36, 1)


def test_play_strings() -> None:
    notes = played("T120 L4 O3 A8 P8 > C <B- MS C MB N49")
    assert [round(seconds, 3) for seconds, _ in notes] == [
        0.219, 0.031, 0.25, 0.438, 0.062, 0.438, 0.062, 0.375, 0.125, 0.375, 0.125,
    ]  # fmt: skip
    pitches = [None if hertz is None else round(12 * log2(hertz / 261.6256)) for _, hertz in notes]
    assert pitches == [21, None, None, 24, None, 22, None, 12, None, 24, None]


def test_dots_make_notes_half_as_long_again() -> None:
    assert sum(seconds for seconds, _ in played("C4.")) == pytest.approx(0.75)
    assert played("P4.") == [(0.75, None)]


def test_a_wrong_play_string_says_where() -> None:
    with pytest.raises(PlayError, match="'H8' at place 3"):
        played("C8 H8")


def test_a_chime_goes_on_by_itself() -> None:
    machine = Ega()
    machine.chime([(0.1, 9.0), (0.1, None), (0.1, 12.0)])
    assert [round(note.hertz) for note in machine.speaker.notes] == [440, 523]


@pytest.mark.parametrize(("small", "capital"), ["șȘ", "țȚ", "ăĂ", "âÂ", "îÎ"])
def test_marks_do_not_make_small_letters_look_like_capitals(small: str, capital: str) -> None:
    face = Face(Ega().font)
    assert len(face[small]) == len(face[capital]) == HEIGHT
    assert sum(map(bool, face[small])) <= sum(map(bool, face[capital]))
    assert face[small] != face[capital]
    if small in "șț":
        assert any(face[small][12:]), "the comma"
        assert not any(face[small][:2])
    else:
        assert all(face[capital][:2])
        assert not face[capital][2], "a gap below the mark"
        assert all(face[small][2:4])
        assert not face[small][4]


def test_bars_are_one_row_high_and_letters_stand_on_one_line() -> None:
    face = Face(Ega().font)
    for letter in "ABEFHITZaegpsz2345":
        bars = [row.bit_count() > 4 for row in face[letter]]
        assert not any(one and other for one, other in pairwise(bars)), letter
    for letter in "AEXabekxz09":
        assert [y for y in range(HEIGHT) if face[letter][y]][-1] == 11, letter
