"""A picture's cells: what they show, which colours are to be seen, where text and numbers stand."""

from zlib import crc32

import pytest

from arcade.machine.spectrum import Spectrum
from tests.traces.picture import Kind, Picture, alike, colours, flashes, is_cursor
from tests.traces.recording import Run

BLUE_ON_WHITE, BRIGHT_BLUE_ON_WHITE, RED_ON_WHITE, ALL_WHITE = 0x39, 0x79, 0x3A, 0x3F


@pytest.fixture
def machine() -> Spectrum:
    return Spectrum()


def shown(machine: Spectrum) -> Picture:
    return Picture(machine.scr())


def test_cells_show_nothing_letters_graphics_or_ink(machine: Spectrum) -> None:
    machine.print_at(0, 0, "A")
    machine.print_at(0, 1, "A", inverse=1)
    machine.print_at(0, 2, " ", inverse=1)
    machine.print_at(0, 3, "A", ink=3, paper=3)
    machine.plot(32, 175)
    machine.print_at(0, 5, "A", ink=3, paper=3, bright=1)
    machine.print_at(0, 6, "„!~ț", bright=1, flash=1)
    kinds = [Kind.LETTER, Kind.LETTER, Kind.SOLID, Kind.NOTHING, Kind.GRAPHICS, Kind.NOTHING]
    assert shown(machine).kinds[:11] == [*kinds, *[Kind.LETTER] * 4, Kind.NOTHING]


def test_runs_are_letters_with_single_blanks_between(machine: Spectrum) -> None:
    machine.print_at(5, 3, "ONE TWO  THREE")
    machine.print_at(6, 0, "- - ")
    machine.print_at(7, 31, "x")
    assert shown(machine).runs == {Run(5, 3, 7), Run(5, 12, 5), Run(7, 31, 1)}


def test_numbers_are_read_from_left_to_right_inverse_ones_too(machine: Spectrum) -> None:
    machine.print_at(9, 0, "12 of 3.5, 10:45 A7")
    machine.print_at(9, 20, "88", inverse=1)
    assert shown(machine).numbers(9) == ("12", "3.5", "10:45", "7", "88")
    assert shown(machine).numbers(10) == ()


def test_colours_to_be_seen() -> None:
    assert colours(BLUE_ON_WHITE, Kind.LETTER) == {1, 7}
    assert colours(BRIGHT_BLUE_ON_WHITE, Kind.GRAPHICS) == {9, 15}
    assert colours(BLUE_ON_WHITE, Kind.NOTHING) == {7}
    assert colours(BLUE_ON_WHITE, Kind.SOLID) == {1}
    assert colours(0x80 | BLUE_ON_WHITE, Kind.NOTHING) == {1, 7}
    assert colours(0x40, Kind.NOTHING) == colours(0x00, Kind.NOTHING) == {0}


def test_a_cell_of_one_colour_flashes_unseen() -> None:
    assert flashes(0x80 | BLUE_ON_WHITE)
    assert not flashes(0x80 | ALL_WHITE)
    assert not flashes(0xC0 | ALL_WHITE)
    assert not flashes(BLUE_ON_WHITE)


def test_cells_are_alike_by_what_is_to_be_seen() -> None:
    assert alike(BLUE_ON_WHITE, Kind.NOTHING, RED_ON_WHITE, Kind.NOTHING)
    assert alike(BLUE_ON_WHITE, Kind.LETTER, RED_ON_WHITE, Kind.NOTHING)
    assert alike(BLUE_ON_WHITE, Kind.LETTER, 0x0F, Kind.GRAPHICS)
    assert not alike(BLUE_ON_WHITE, Kind.LETTER, RED_ON_WHITE, Kind.LETTER)
    assert not alike(BLUE_ON_WHITE, Kind.LETTER, BRIGHT_BLUE_ON_WHITE, Kind.LETTER)
    assert not alike(BLUE_ON_WHITE, Kind.SOLID, RED_ON_WHITE, Kind.NOTHING)
    assert not alike(BLUE_ON_WHITE, Kind.LETTER, 0x80 | BLUE_ON_WHITE, Kind.LETTER)


def test_a_cursor_is_a_cell_that_flashes_on_one_side_below() -> None:
    assert is_cursor(704, 0x39, 0xB9)
    assert not is_cursor(703, 0x39, 0xB9)
    assert not is_cursor(704, 0x39, 0xBA)
    assert not is_cursor(704, 0xB9, 0xB9)


def test_a_checksum_is_of_graphics_alone(machine: Spectrum) -> None:
    machine.print_at(20, 0, "A")
    machine.plot(8, 8)
    picture = shown(machine)
    kinds = "".join(picture.kinds)
    assert picture.checksum(20, kinds) == f"{crc32(bytes([0, 0, 0, 0, 0, 0, 0, 0x80])):08x}"
    machine.print_at(20, 0, "B")
    assert shown(machine).checksum(20, kinds) == picture.checksum(20, kinds)
    machine.plot(9, 16)
    assert shown(machine).checksum(20, kinds) == picture.checksum(20, kinds)
    machine.plot(9, 8)
    assert shown(machine).checksum(20, kinds) != picture.checksum(20, kinds)
