"""The Spectrum's picture, its border, FLASH, and the screen read back as text."""

from random import Random

import pytest

from arcade.machine.spectrum import IntegerOutOfRangeError, InvalidColourError, Spectrum

WIDTH = 320


def pixel(machine: Spectrum, x: int, y: int) -> int:
    return machine.pixels()[WIDTH * y + x]


def border_rows(machine: Spectrum) -> list[int]:
    """The colour at the left edge of each of the 240 lines."""
    return list(machine.pixels()[::WIDTH])


def test_switched_on() -> None:
    machine = Spectrum()
    assert machine.pixels() == bytes((7,)) * WIDTH * 240
    assert machine.palette()[7] == (215, 215, 215)
    assert machine.palette()[15] == (255, 255, 255)
    assert machine.palette()[2] == (215, 0, 0)
    assert machine.palette()[0] == machine.palette()[8] == (0, 0, 0)
    assert len(machine.memory()) == 6913


def test_the_corners_of_the_screen() -> None:
    machine = Spectrum()
    machine.border(1)
    machine.plot(0, 175)
    machine.plot(255, 0, ink=2, bright=1)
    assert machine.display[0] == 0x80
    assert machine.attr(0, 0) == 0x38
    assert machine.attr(21, 31) == 0x7A
    assert [pixel(machine, x, 24) for x in (31, 32, 33)] == [1, 0, 7]
    assert [pixel(machine, x, 199) for x in (286, 287, 288)] == [15, 10, 1]
    assert [pixel(machine, 287, y) for y in (191, 192, 200, 215, 216)] == [7, 15, 7, 7, 1]


def test_flash_swaps_every_sixteen_frames() -> None:
    machine = Spectrum()
    machine.print_at(0, 0, " ", flash=1, ink=2, paper=6)
    machine.print_at(23, 0, " ", flash=1, ink=3, paper=4, bright=1)
    seen = []
    for _ in range(48):
        seen.append((pixel(machine, 32, 24), pixel(machine, 32, 215), pixel(machine, 40, 24)))
        machine.end_frame()
    assert seen == [(6, 12, 7)] * 16 + [(2, 11, 7)] * 16 + [(6, 12, 7)] * 16


def test_border_stripes() -> None:
    machine = Spectrum()
    start = 14336 - 24 * 224 - 16
    for line, colour in ((50, 2), (100, 5), (230, 0)):
        machine.now = start + 224 * line
        machine.border(colour)
    expected = [7] * 50 + [2] * 50 + [5] * 130 + [0] * 10
    assert border_rows(machine) == expected
    machine.end_frame()
    assert border_rows(machine) == expected
    machine.end_frame()
    assert border_rows(machine) == [0] * 240


def test_a_border_change_within_a_line() -> None:
    machine = Spectrum()
    machine.now = 14336 - 24 * 224 - 16 + 224 * 3 + 40
    machine.border(2)
    row = machine.pixels()[WIDTH * 3 : WIDTH * 4]
    assert row == bytes((7,)) * 80 + bytes((2,)) * 240
    machine.now = 14336 + 224 * 10 + 130
    machine.border(4)
    lines = machine.pixels()
    assert lines[WIDTH * 34 + 319] == 4
    assert lines[WIDTH * 34] == 2


def test_the_picture_keeps_up_with_memory() -> None:
    dice = Random("pictures")
    machine = Spectrum()
    for _ in range(60):
        for _ in range(dice.randint(0, 4)):
            machine.display[dice.randrange(6144)] = dice.randrange(256)
            machine.attributes[dice.randrange(768)] = dice.randrange(256)
        if dice.random() < 0.2:
            machine.border(dice.randint(0, 7))
        if dice.random() < 0.5:
            machine.frame += dice.choice((1, 16))
        fresh = Spectrum()
        fresh.recall(machine.memory())
        fresh.frame = machine.frame
        assert machine.pixels() == fresh.pixels()
        machine.end_frame()


def test_recalled_memory_is_the_same_memory() -> None:
    machine = Spectrum()
    machine.border(3)
    machine.circle(100, 100, 50, ink=2)
    other = Spectrum()
    other.recall(machine.memory())
    assert other.memory() == machine.memory()
    assert other.scr() == machine.scr()
    assert set(border_rows(other)) == {3}


def test_text_rows() -> None:
    machine = Spectrum()
    machine.define("a", ("#.......",) * 8)
    machine.print_at(2, 3, "Mutarea ta: ăâîșț")
    machine.print_at(3, 0, "INVERSE £©", inverse=1)
    machine.print_at(4, 0, "x\x90y")
    machine.print_at(23, 0, "below")
    assert machine.text_rows() == [
        "", "", "   Mutarea ta: ăâîșț", "INVERSE £©", "x#y", *[""] * 18, "below",
    ]  # fmt: skip


def test_screen_knows_only_the_codes_32_to_127() -> None:
    machine = Spectrum()
    machine.print_at(0, 0, "a£ș\x90\x8f")
    machine.print_at(1, 0, "B", inverse=1)
    assert [machine.screen(0, column) for column in range(6)] == ["a", "£", "", "A", " ", " "]
    assert machine.screen(1, 0) == "B"
    machine.define("a", bytes((1, 2, 3, 4, 5, 6, 7, 8)))
    machine.print_at(0, 3, "\x90")
    assert machine.screen(0, 3) == ""
    with pytest.raises(IntegerOutOfRangeError):
        machine.screen(24, 0)


def test_a_border_has_eight_colours() -> None:
    machine = Spectrum()
    with pytest.raises(InvalidColourError):
        machine.border(8)
    assert machine.border_colour == 7
