"""The house's own machine: painting, words that never are cut, pictures of other machines, sound."""

import pytest

from arcade.machine.bdf import FontError
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import CLEAR, Bits, Sprite, drawn
from arcade.machine.monitor.face import parse_face
from arcade.machine.monitor.raster import Raster
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype

FACE = """STARTFONT 2.1
STARTCHAR uni0048
ENCODING 72
DWIDTH 5 0
BBX 5 4 0 -1
BITMAP
00
90
F0
00
ENDCHAR
STARTCHAR uni006A
ENCODING 106
DWIDTH 3 0
BBX 3 4 0 -1
BITMAP
00
40
40
C0
ENDCHAR
ENDFONT
"""


def picture(raster: Raster) -> list[str]:
    text = bytes(raster.bytes).hex()
    return ["".join(text[at + 1 : at + 2 * raster.width : 2]) for at in range(0, len(text), 2 * raster.width)]


def test_an_area_is_painted_as_far_as_it_lies_on_the_picture() -> None:
    raster = Raster(6, 4)
    raster.fill((4, -1, 5, 3), 7)
    assert picture(raster) == ["000077", "000077", "000000", "000000"]
    before = raster.changes
    raster.fill((9, 9, 2, 2), 3)
    assert raster.changes > before
    assert picture(raster)[3] == "000000"


def test_what_is_below_a_picture_shows_through_its_holes() -> None:
    raster = Raster(6, 3)
    raster.fill((0, 0, 6, 3), 1)
    ring = drawn(("aaa", "a.a", "aaa"), {"a": 5})
    raster.stamp(1, 0, ring)
    assert picture(raster) == ["155511", "151511", "155511"]


@pytest.mark.parametrize(
    ("left", "top", "wanted"),
    [
        (-1, 0, ["550000", "150000", "550000"]),
        (4, 1, ["000000", "000055", "000050"]),
        (0, -2, ["555000", "000000", "000000"]),
        (7, 0, ["000000"] * 3),
    ],
)
def test_a_picture_that_reaches_beyond_the_edge_is_seen_in_part(left: int, top: int, wanted: list[str]) -> None:
    raster = Raster(6, 3)
    raster.stamp(left, top, drawn(("aaa", "a.a", "aaa"), {"a": 5}))
    assert picture(raster) == [row.replace("1", "0") for row in wanted]


def test_what_reaches_beyond_a_window_is_left_out() -> None:
    raster = Raster(6, 3)
    with raster.within((1, 1, 3, 9)):
        raster.fill((0, 0, 6, 3), 2)
        with raster.within((0, 2, 2, 1)):
            raster.put(0, 1, (bytes((7,)) * 6,) * 2, 6)
    assert picture(raster) == ["000000", "022200", "072200"]
    raster.fill((0, 0, 1, 1), 9)
    assert picture(raster)[0] == "900000"


def test_a_shape_gets_a_rim_and_colours_by_rows() -> None:
    dot = Bits(1, (1,))
    assert dot.grown() == Bits(3, (7, 7, 7))
    assert Bits(2, (2, 1)).dyed((3, 4)) == Sprite(2, (bytes((3, CLEAR)), bytes((CLEAR, 4))))
    assert Bits(4, (0, 0)).beside(dot, 3, 1).rows == (0, 1)


def test_letters_stand_side_by_side_by_their_own_widths() -> None:
    face = parse_face(FACE)
    assert (face.height, face.ascent, face.width("Hj")) == (4, 3, 8)
    assert face.line("jH").rows == (0, 0b01010010, 0b01011110, 0b11000000)
    assert face.lacks("Hxj") == "x"


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("DWIDTH 3 0", "DWIDTH 4 0", "not_filling, character 'j'"),
        ("BBX 3 4 0 -1", "BBX 3 4 0 0", "not_filling, character 'j'"),
        ("BBX 3 4 0 -1", "BBX 3 4 0", "numbers, line 15, count 4"),
        ("BBX 3 4 0 -1", "BBX 99 4 0 -1", "row, line 17, width 99"),
        ("C0\n", "", "glyph, line 20"),
        (FACE, "", "no_glyphs"),
    ],
)
def test_a_broken_face_is_refused(before: str, after: str, complaint: str) -> None:
    with pytest.raises(FontError, match=complaint):
        parse_face(FACE.replace(before, after))


def test_the_picture_is_made_anew_only_when_something_was_drawn() -> None:
    monitor = Monitor()
    first = monitor.pixels()
    assert monitor.pixels() is first
    monitor.fill((0, 0, 1, 1), c.AMBER)
    assert monitor.pixels()[:2] == bytes((c.AMBER, c.NIGHT))
    assert len(Handset().pixels()) == 272 * 588


def test_memory_shows_the_same_picture_again() -> None:
    monitor, other = Monitor(), Monitor()
    monitor.fill((10, 10, 50, 50), c.MOSS)
    monitor.adopt(((1, 2, 3), (0, 0, 0)))
    other.recall(monitor.memory())
    assert (other.pixels(), other.palette()) == (monitor.pixels(), monitor.palette())


def test_a_guest_brings_the_colours_that_the_house_lacks() -> None:
    monitor = Monitor()
    assert monitor.adopt(Spectrum().palette())[:16] == bytes((*range(8), 0, *range(9, 16)))
    assert len(monitor.palette()) == 32
    assert set(monitor.adopt(Pet().palette())[:2]) <= {c.BLACK, c.PHOSPHOR}
    paper = Teletype().palette()
    table = monitor.adopt(paper)
    assert [monitor.palette()[table[index]] for index in range(len(paper))] == list(paper)
    with pytest.raises(ValueError, match="223 colours"):
        monitor.adopt(tuple((1, 1, blue) for blue in range(224)))


def test_mixtures_stay_when_only_the_pure_colours_are_asked_for() -> None:
    monitor, pure = Monitor(), ((1, 2, 3), (4, 5, 6))
    monitor.adopt((*pure, (2, 3, 4)))
    before = monitor.palette()
    monitor.adopt(pure)
    assert monitor.palette() == before


def test_words_that_are_painted_over_are_gone() -> None:
    monitor = Monitor()
    monitor.note("high", (10, 10, 40, 8))
    monitor.note("right", (90, 12, 40, 8))
    monitor.note("low", (10, 30, 40, 8))
    assert monitor.text_rows() == ["high  right", "low"]
    monitor.fill((0, 0, 60, 20), c.DUSK)
    assert monitor.text_rows() == ["right", "low"]


def test_letters_that_a_face_lacks_are_question_marks() -> None:
    monitor = Monitor()
    monitor.text(10, 10, "a中b", c.WHITE)
    assert monitor.text_rows() == ["a?b"]


def test_it_beeps_as_the_spectrum_does() -> None:
    monitor, spectrum = Monitor(), Spectrum()
    for machine in (monitor, spectrum):
        machine.chime(((0.02, 12), (0.01, None), (0.02, 19)))
    assert monitor.speaker.take(10**7) == spectrum.speaker.take(10**7)
