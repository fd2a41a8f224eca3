"""Mixed light, negatives, and letters made from the machine's own."""

import pytest

from arcade.games.techniques.effects import invert, italic, melted, mix, mixture, tall, write_in
from arcade.machine.font import bold, spectrum_character
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.picture.ink import pair, paper_of
from tests.toolkit.test_tricks import run

AREAS = ((2, 8, 13, 15), (6, 3, 14, 11), (12, 11, 6, 19))


def test_three_lights_give_all_eight_colours() -> None:
    machine = Spectrum()
    assert run(machine, mix(machine, AREAS, (0, 0, 22, 32))).frames == 0
    papers = {paper_of(machine.attr(row, column)) for row in range(22) for column in range(32)}
    assert papers == set(range(8))
    assert mixture(AREAS, 2, 8) == 1
    assert mixture(AREAS, 6, 13) == 3
    assert mixture(AREAS, 12, 12) == 7
    assert run(machine, mix(machine, AREAS, (0, 0, 22, 32), 2194 / 704)).frames in (2193, 2194)


@pytest.mark.parametrize("way", [Wipe.UP, Wipe.DOWN, Wipe.LEFT, Wipe.RIGHT])
def test_inverting_twice_gives_the_picture_back(way: Wipe) -> None:
    machine = Spectrum()
    machine.circle(128, 88, 50)
    before = machine.memory()
    assert run(machine, invert(machine, way, 44)).frames in (43, 44)
    assert machine.display[0] == 0xFF
    assert bytes(machine.display[0x10C0:0x10FF]) == before[0x10C0:0x10FF], "the two lowest rows are left alone"
    run(machine, invert(machine, way, 44))
    assert machine.memory() == before


def test_pictures_are_inverted_in_straight_ways_only() -> None:
    with pytest.raises(ValueError, match="dissolve"):
        next(invert(Spectrum(), Wipe.DISSOLVE))


def test_second_faces() -> None:
    machine = Spectrum()
    assert all(
        bold(machine.font)[sign][line] & row == row
        for sign, rows in machine.font.glyphs.items()
        for line, row in enumerate(rows)
    )
    assert italic(machine.font)["H"] != machine.font["H"]
    write_in(machine, bold(machine.font), 1, 30, "ABC", pair("Yb"))
    assert machine.attr(1, 30) == machine.attr(1, 31) == pair("Yb")
    assert machine.attr(2, 0) != pair("Yb")


def test_tall_letters_keep_their_width() -> None:
    font = Spectrum().font
    picture = tall(font, "AB")
    assert (picture.width, picture.height) == (16, 64)
    assert picture.ink[8:16] == (font["A"][1] << 8 | font["B"][1],) * 8
    assert tall(font, "A", 8, 8).width == 64


def test_letters_melt_into_their_neighbours() -> None:
    font = Spectrum().font
    assert melted(font, "01", 0) == (font["0"], font["1"])
    assert melted(font, "01", 8) == (font["1"], font["2"])
    assert melted(font, "0", 3) == (font["0"][3:] + font["1"][:3],)
    assert melted(font, "©", 8) == (font[" "],)
    store = b"".join(font[spectrum_character(code)] for code in range(32, 128))
    for offset in range(len(store) + 9):
        pieces = [bytes([store[(at + offset + line) % len(store)] for line in range(8)]) for at in (0, 264, 760)]
        assert melted(font, " A©", offset) == tuple(pieces)
