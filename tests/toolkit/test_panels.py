"""Boxes, the status bar and message lines as text and cells."""

import pytest

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.borders import DOUBLE, RAISED, ROUND, THIN
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.panels import MessageLine, StatusBar, box, centred
from arcade.toolkit.picture.patterns import SOLID
from arcade.toolkit.picture.sprites import Sprite
from tests.toolkit.test_drawing import painted, seen


@pytest.fixture
def machine() -> Spectrum:
    return Spectrum()


def test_a_box_is_built_of_nine_cells(machine: Spectrum) -> None:
    box(machine, 1, 1, 3, 4, pair("Yb"), THIN)
    assert painted(machine, 0, 0, 2, 2) == [[0x38, 0x38], [0x38, pair("Yb")]]
    assert painted(machine, 3, 4, 1, 2) == [[pair("Yb"), 0x38]]
    line = "........" + "....####" + "########" * 2 + "####...." + "........"
    side = "........" + "....#..." + "........" * 2 + "...#...." + "........"
    assert seen(machine, 0, 11, 48, 3) == ["........" * 6, line, side]
    assert seen(machine, 0, 26, 48, 3) == [side, line, "........" * 6]


def test_a_box_can_be_filled(machine: Spectrum) -> None:
    box(machine, 0, 0, 3, 3, pair("Yb"), DOUBLE, SOLID)
    assert seen(machine, 0, 12, 24, 1) == ["..#..#..########..#..#.."]


def test_too_small_a_box_is_refused(machine: Spectrum) -> None:
    with pytest.raises(ValueError, match="no room for its rim"):
        box(machine, 0, 0, 1, 5, 7)


@pytest.mark.parametrize("rim", [THIN, DOUBLE, ROUND, RAISED])
def test_rims_are_three_cells_square(rim: Sprite) -> None:
    assert (rim.width, rim.height) == (24, 24)
    assert rim.solid == ((1 << 24) - 1,) * 24


def test_the_status_bar_spreads_its_fields(machine: Spectrum) -> None:
    bar = StatusBar(machine, 23, pair("Wb"), pair("Yb"))
    bar.show(("SCOR", 120), ("VIEȚI", "♥♥"), ("TIMP", "1:20"))
    assert machine.text_rows()[23] == "SCOR 120    VIEȚI ♥♥   TIMP 1:20"
    assert painted(machine, 23, 3, 1, 3) == [[pair("Wb"), pair("Wb"), pair("Yb")]]
    bar.show(("Time", 4), ("Hammer", "ready"), ("Points", 390))
    assert machine.text_rows()[23] == "Time 4   Hammer ready Points 390"
    bar.show(("SCOR", 9), ("TIMP", "1:19"))
    assert machine.text_rows()[23] == "SCOR 9                 TIMP 1:19"
    bar.show(("LABEL", "9" * 30))
    assert machine.text_rows()[23] == "L " + "9" * 30


def test_the_status_bar_draws_only_what_changed(machine: Spectrum) -> None:
    bar = StatusBar(machine, 0, pair("Wb"), pair("Yb"))
    bar.show(("SCORE", 120))
    machine.attributes[0] = machine.attributes[7] = 0
    bar.show(("SCORE", 121))
    assert painted(machine, 0, 0, 1, 9) == [[0, *[pair("Wb")] * 5, pair("Yb"), 0, pair("Yb")]]
    bar.forget()
    bar.show(("SCORE", 121))
    assert machine.attributes[0] == pair("Wb")


def test_messages_are_wrapped_and_centred(machine: Spectrum) -> None:
    line = MessageLine(machine, 20, pair("Ck"), rows=2)
    line.say("Mutarea ta: alege o piesă și apoi locul ei.")
    assert machine.text_rows()[20:22] == ["  Mutarea ta: alege o piesă și", "         apoi locul ei."]
    line.say("Bravo!", pair("Yk"))
    assert machine.text_rows()[20:22] == ["             Bravo!", ""]
    assert painted(machine, 20, 0, 2, 1) == [[pair("Yk")]] * 2
    line.clear()
    assert machine.text_rows()[20:22] == ["", ""]
    line.say("word " * 13 + "left out")
    assert machine.text_rows()[21].split() == ["word"] * 6


def test_words_in_the_middle_of_a_field(machine: Spectrum) -> None:
    centred(machine, 2, "abc", pair("wk"), 4, 9)
    assert machine.text_rows()[2] == "       abc"
    assert painted(machine, 2, 3, 1, 2) == [[0x38, pair("wk")]]


def test_the_answer_that_return_takes_is_in_negative() -> None:
    machine = Spectrum()
    line = MessageLine(machine, 22, pair("Wb"))
    line.ask("2, 3 or 4?", ("3",))
    row = machine.attributes[32 * 22 : 32 * 23]
    assert [column for column, colours in enumerate(row) if colours == swapped(pair("Wb"))] == [14]
    line.ask("How many (1–9)?", ("4",))
    assert machine.text_rows()[22].strip() == "How many (1–9)? 4"
