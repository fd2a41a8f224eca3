"""Banners and headlines: where they stand, their colours, how large they get."""

import pytest

from arcade.machine.font import load_builtin
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.headline import extent, headline, setting
from arcade.toolkit.letters.lettering import LetterStyle, banner, big, figures, fitting, letters, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import sprite
from tests.toolkit.test_drawing import painted, seen


@pytest.fixture
def machine() -> Spectrum:
    computer = Spectrum()
    colour_cells(computer, 0, 0, 24, 32, pair("wk"))
    return computer


def test_big_words_keep_whole_cells_for_marks() -> None:
    assert [room_for_marks(scale) for scale in (1, 2, 3, 4)] == [1, 1, 2, 2]
    assert [big("Ș", scale).height for scale in (1, 2, 3)] == [24, 32, 56]
    assert (
        big("Ș", 1).rows()[8:16]
        == sprite(
            """
        .#####
        ######
        ##....
        #####.
        .#####
        ....##
        ######
        #####.
        """
        )
        .see_through()
        .rows()
    )
    assert big("AB", 3, boxed=True).width == 48


def test_machine_letters_are_enlarged() -> None:
    font = load_builtin("spectrum")
    plain = letters(font, "L", 1, 1)
    assert plain.ink == tuple(font["L"])
    assert letters(font, "L", 2, 4).height == 32
    assert figures(font, "40").ink == letters(font, "4O").ink != letters(font, "40").ink


def test_a_banner_is_coloured_by_rows(machine: Spectrum) -> None:
    banner(machine, "I", 4, LetterStyle("RY", "b"), column=10)
    assert painted(machine, 3, 10, 4, 2) == [
        [pair("wk"), pair("wk")],
        [pair("Rb"), pair("wk")],
        [pair("Yb"), pair("wk")],
        [pair("wk"), pair("wk")],
    ]
    assert seen(machine, 80, 32, 8, 2) == [".##.....", "####...."]


def test_a_banner_is_coloured_by_letters(machine: Spectrum) -> None:
    banner(machine, "HOH", 4, LetterStyle(("RY",)), column=10, boxed=True)
    assert painted(machine, 4, 10, 1, 6) == [[pair(letter + "k") for letter in "RRYYRR"]]


def test_marks_stand_above_and_take_the_upper_colour(machine: Spectrum) -> None:
    banner(machine, "Î", 4, LetterStyle("RY"), column=0)
    assert painted(machine, 3, 0, 3, 1) == [[pair("Rk")], [pair("Rk")], [pair("Yk")]]


def test_background_ink_does_not_take_the_letters_colour(machine: Spectrum) -> None:
    fill(machine, 0, 0, 24, 32, HALF)
    banner(machine, "I", 4, LetterStyle("R", shade=outlined), column=0, scale=1)
    assert seen(machine, 0, 32, 8, 1) == ["##......"]
    assert seen(machine, 0, 24, 8, 1) == ["#.#.#.#."]


def test_too_wide_is_refused(machine: Spectrum) -> None:
    with pytest.raises(ValueError, match="at scale 4"):
        banner(machine, "MUCH TOO WIDE", 0, scale=4)


def test_the_largest_scale_that_fits() -> None:
    assert fitting("ROBAC") == 4
    assert fitting("CUVÂNTUL ASCUNS") == 2
    assert fitting("ROBAC", width=10) == 2
    assert fitting("M" * 60) == 1


def test_headlines_break_where_they_must(machine: Spectrum) -> None:
    assert setting("ROBAC") == (["ROBAC"], 3)
    assert setting("CROSSING THE BOARD AGAIN") == (["CROSSING THE", "BOARD AGAIN"], 3)
    assert extent("CROSSING THE BOARD AGAIN", 5) == (5, 1, 7, 30)
    assert extent("CÂȘTIGĂ JUCĂTORUL 1", 5, 2, 28)[2] == 6
    assert extent("CÂTEVA JUCĂTOARE 1", 5, 2, 28)[2] == 5
    assert headline(machine, "ROBAC", 1, most=2) == extent("ROBAC", 1, 2) == (1, 11, 2, 10)
