"""Cells, user-defined graphics, and bitmaps stamped at any pixel."""

from random import Random

import pytest

from arcade.machine.spectrum import Mode, Spectrum, udg_character

ARROW = ("...#....", "..##....", ".######.", "########", ".######.", "..##....", "...#....", "........")


def part(machine: Spectrum, x: int, y: int, width: int, height: int) -> list[str]:
    """A piece of the screen as # and . ."""
    rows = machine.pixels()
    return [
        "".join(".#"[rows[320 * (24 + line) + 32 + column] == 0] for column in range(x, x + width))
        for line in range(y, y + height)
    ]


def bitmap(rows: list[str]) -> list[int]:
    return [int(row.replace("#", "1").replace(".", "0"), 2) for row in rows]


def test_a_graphic_is_drawn_as_defined() -> None:
    machine = Spectrum()
    for name in "at":
        machine.define(name, ARROW)
    machine.print_at(1, 2, f"{udg_character('a')}{udg_character('t')}£")
    assert udg_character("a") == chr(144)
    assert part(machine, 16, 8, 16, 8) == [row + row for row in ARROW]
    assert part(machine, 32, 8, 8, 8) != list(ARROW)
    assert machine.udg["a"] == bytes((0x10, 0x30, 0x7E, 0xFF, 0x7E, 0x30, 0x10, 0))


def test_an_undefined_graphic_is_its_letter() -> None:
    machine = Spectrum()
    machine.print_at(0, 0, udg_character("c"))
    assert machine.text_rows()[0] == "C"


@pytest.mark.parametrize("name", ["v", "", "ab", "1"])
def test_there_are_graphics_a_to_u(name: str) -> None:
    with pytest.raises(ValueError, match="named a to u"):
        Spectrum().define(name, bytes(8))


@pytest.mark.parametrize("rows", [bytes(7), ("########",) * 7, ("#######",) * 8, ("#######x",) * 8])
def test_a_graphic_has_eight_rows_of_eight(rows: bytes) -> None:
    with pytest.raises(ValueError, match="eight rows"):
        Spectrum().define("a", rows)


def test_an_unknown_character_is_refused() -> None:
    machine = Spectrum()
    with pytest.raises(ValueError, match="no character 'ж'"):
        machine.print_at(0, 0, "ж")


def test_block_graphics() -> None:
    machine = Spectrum()
    machine.print_at(0, 0, "\x81\x82\x84\x88\x8f")
    top, bottom = "....########....................########", "....................########....########"
    assert part(machine, 0, 0, 40, 8) == [top] * 4 + [bottom] * 4


def test_a_cell_is_stored() -> None:
    machine = Spectrum()
    machine.cell(23, 31, bytes(range(8)), 0x45)
    machine.cell(0, 0, b"\xff" * 8)
    assert part(machine, 0, 0, 9, 9) == ["########."] * 8 + ["........."]
    assert machine.display[-1] == 7
    assert (machine.attr(23, 31), machine.attr(0, 0)) == (0x45, 0x38)
    with pytest.raises(ValueError, match="no cell at row 24"):
        machine.cell(24, 0, bytes(8))


def test_the_four_ways_of_stamping() -> None:
    shown = {}
    for mode in Mode:
        machine = Spectrum()
        machine.stamp(13, 5, bitmap(["####", "####"]), 4)
        machine.stamp(15, 5, bitmap(["#.#.", ".#.#"]), 4, mode)
        shown[mode] = part(machine, 12, 5, 8, 2)
    assert shown == {
        Mode.SET: [".###.#..", ".##.#.#."],
        Mode.OR: [".#####..", ".####.#."],
        Mode.XOR: [".##.##..", ".###..#."],
        Mode.MASK: [".##.#...", ".###...."],
    }


def test_stamps_anywhere() -> None:
    dice = Random("stamps")
    for _ in range(50):
        machine = Spectrum()
        machine.display[:] = dice.randbytes(6144)
        before = part(machine, 0, 0, 256, 192)
        width, height = dice.randint(1, 40), dice.randint(1, 20)
        x, y = dice.randint(-45, 260), dice.randint(-25, 195)
        rows = [dice.getrandbits(width) for _ in range(height)]
        mode = dice.choice(list(Mode))
        machine.stamp(x, y, rows, width, mode)
        picture = [list(row) for row in before]
        for down, row in enumerate(rows):
            for across, bit in enumerate(f"{row:0{width}b}"):
                line, column = y + down, x + across
                if 0 <= line < 192 and 0 <= column < 256:
                    old = picture[line][column] == "#"
                    ink = bit == "1"
                    new = {Mode.SET: ink, Mode.OR: old | ink, Mode.XOR: old ^ ink, Mode.MASK: old and not ink}[mode]
                    picture[line][column] = "#" if new else "."
        assert part(machine, 0, 0, 256, 192) == ["".join(row) for row in picture]


def test_a_stamp_colours_the_cells_it_touches() -> None:
    machine = Spectrum()
    machine.stamp(7, 8, [0] * 8, 10, Mode.OR, 0x42)
    coloured = [divmod(at, 32) for at, attribute in enumerate(machine.attributes) if attribute == 0x42]
    assert coloured == [(1, 0), (1, 1), (1, 2)]
    machine.stamp(250, 186, [0] * 20, 20, Mode.OR, 0x43)
    machine.stamp(-9, -9, [0] * 10, 10, Mode.OR, 0x44)
    machine.stamp(300, 10, [0] * 10, 10, Mode.OR, 0x45)
    coloured = [divmod(at, 32) for at, attribute in enumerate(machine.attributes) if attribute in (0x43, 0x44, 0x45)]
    assert coloured == [(0, 0), (23, 31)]


def test_words_too_long_for_the_lower_screen_leave_the_upper_one_as_large_as_before() -> None:
    machine = Spectrum()
    machine.print_at(23, 28, "too long")
    machine.print_at(21, 0, "still here")
    assert machine.text_rows()[21] == "still here"
