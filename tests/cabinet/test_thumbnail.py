"""Screens at half size."""

from arcade.cabinet.widgets.thumbnail import thumbnail
from arcade.machine.machine import Machine
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.ink import pair


def cell(machine: Machine, row: int, column: int) -> list[str]:
    """A cell of the thumbnail, # for ink."""
    lines = thumbnail(machine, 0, 0).lines
    return [f"{lines[8 * row + y][column]:08b}".replace("0", ".").replace("1", "#") for y in range(8)]


def test_four_cells_become_one() -> None:
    machine = Spectrum()
    machine.cell(0, 1, b"\xff" * 8, pair("kw"))
    assert cell(machine, 0, 0) == ["....####"] * 4 + ["........"] * 4
    assert thumbnail(machine, 0, 0).attributes[0][0] == pair("kw")


def test_thin_lines_stay() -> None:
    machine = Spectrum()
    machine.cell(0, 0, b"\x10" * 8, pair("kw"))
    assert cell(machine, 0, 0)[0] == ".#......"


def test_a_cell_has_the_two_colours_that_fill_it_most() -> None:
    machine = Spectrum()
    machine.cell(0, 0, b"\xff" * 8, pair("Rk"))
    machine.cell(0, 1, b"\xff" * 8, pair("Rk"))
    machine.cell(1, 0, b"\xff" * 8, pair("Gk"))
    machine.cell(1, 1, b"\x0f" * 8, pair("Bk"))
    found = thumbnail(machine, 0, 0).attributes[0][0]
    assert {found & 7, found >> 3 & 7} == {2, 4}
    assert found & 0x40


def test_ink_and_paper_may_change_places() -> None:
    machine = Spectrum()
    for row in (0, 1):
        for column in (0, 1):
            machine.cell(row, column, b"\xff" * 8 if row else b"\0" * 8, pair("Ry") if row else pair("yr"))
    assert cell(machine, 0, 0) == [cell(machine, 0, 0)[0]] * 8


def test_a_screen_of_another_size_is_sampled() -> None:
    machine = Pet()
    for row in range(13):
        machine.print_at(row, 0, " " * 20, reverse=True)
    patch = thumbnail(machine, 2, 3)
    assert (patch.row, patch.column, len(patch.lines), len(patch.attributes)) == (2, 3, 96, 12)
    lit = {(y, x) for y in range(0, 96, 8) for x in range(16) if _light(patch.lines[y][x], patch.attributes[y // 8][x])}
    assert lit == {(y, x) for y in range(0, 50, 8) for x in range(8)}


def _light(byte: int, attribute: int) -> bool:
    """Whether a cell's line shows mostly a light colour."""
    ink, paper = attribute & 7, attribute >> 3 & 7
    return (ink if byte.bit_count() > 4 else paper) > 3
