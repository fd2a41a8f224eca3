"""Mixed light, negatives, faces, noises, repeating keys, clocks, and a question that does not wait for ever."""

from dataclasses import dataclass, field

import pytest

from arcade.machine.font import bold, spectrum_character
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import tone
from arcade.toolkit.animation.colour_mixing import mix, mixture
from arcade.toolkit.animation.negative import invert
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.flow.prompts import ask_in_time
from arcade.toolkit.flow.stopwatch import Countdown, clock
from arcade.toolkit.letters.font_styles import italic, melted, tall, write_in
from arcade.toolkit.letters.small_face import small, write_small
from arcade.toolkit.picture.ink import pair, paper_of
from arcade.toolkit.sound.noises import click_key, helicopter, laugh, thunder, train
from arcade.toolkit.sound.tunes import Tune
from tests.patience import still
from tests.toolkit.stage import BareMachine, drive

AREAS = ((2, 8, 13, 15), (6, 3, 14, 11), (12, 11, 6, 19))


@dataclass
class Run:
    """A part that was run to its end."""

    frames: int = 0
    borders: set[int] = field(default_factory=set)


def run(machine: Spectrum, part: Frames[None]) -> Run:
    done = Run()
    while still():
        machine.begin_frame(frozenset())
        try:
            next(part)
        except StopIteration:
            return done
        done.borders.add(machine.border_colour)
        machine.end_frame()
        done.frames += 1


def ticks(machine: Spectrum, notes: Tune) -> float:
    """The frames that notes take."""
    lengths = [seconds * machine.CLOCK if pitch is None else tone(seconds, pitch).ticks for seconds, pitch in notes]
    return sum(lengths) / machine.FRAME


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


def test_the_laugh_falls_and_rises_on_a_cosine() -> None:
    pitches = [pitch for _, pitch in laugh(3)]
    assert pitches == pytest.approx([-14, -29, -44, -9.4, -19.8, -30.2, 0.2, -0.7, -1.5], abs=0.06)


def test_noises_last_as_long_as_measured() -> None:
    machine = Spectrum()
    assert ticks(machine, train(1)) == pytest.approx(54, abs=0.1)
    assert ticks(machine, helicopter()) == pytest.approx(362, abs=2)


def test_thunder_flickers_in_the_border_unless_calm() -> None:
    machine = Spectrum()
    assert run(machine, thunder(machine, SplitMix(1))).borders - {7}
    assert machine.border_colour == 7
    assert run(machine, thunder(machine, SplitMix(1), calm=True)).borders == {7}


@pytest.mark.parametrize(("length", "milliseconds"), [(0, 0.26), (5, 2.9), (10, 5.5), (50, 26), (255, 134)])
def test_a_key_click_is_as_long_as_its_setting(length: int, milliseconds: float) -> None:
    machine = Spectrum()
    click_key(machine, length)
    edges = machine.speaker.take(machine.FRAME * 10)
    assert (edges[-1] - edges[0]) / 3500 == pytest.approx(milliseconds, rel=0.02)


@pytest.mark.parametrize(("frames", "shown"), [(0, "00:00.0"), (25, "00:00.5"), (3265, "01:05.3"), (180000, "60:00.0")])
def test_a_clock_shows_minutes_seconds_and_tenths(frames: int, shown: str) -> None:
    assert clock(frames) == shown


def test_a_countdown_stops_at_nothing() -> None:
    machine = BareMachine()
    limit = Countdown(machine, 3)
    left = []
    for _ in range(5):
        left.append(limit.left)
        machine.begin_frame(frozenset())
        machine.end_frame()
    assert left == [3, 2, 1, 0, 0]


@pytest.mark.parametrize(
    ("hands", "answer", "frames"),
    [
        ([""] * 300, "", 200),
        (["", "", "D"], "d", 2),
        (["n"], "n", 0),
        ([""] * 100 + ["x"] + [""] * 300, "", 301),
        (["", "pad1 fire"], "y", 1),
        (["", "@3,4"], "y", 1),
    ],
)
def test_a_question_goes_on_by_itself(hands: list[str], answer: str, frames: int) -> None:
    machine = BareMachine()
    found, took = drive(machine, ask_in_time(machine, ("y", "d", "n"), 200), hands)
    assert found == answer
    assert took == frames
    assert machine.waiting is None


def test_the_small_face_has_every_sign_of_a_program() -> None:
    machine = Spectrum()
    shapes = [small(chr(code)).ink for code in range(32, 127) if chr(code) != "`"]
    assert len(set(shapes)) == len(shapes)
    assert small("ș").ink == small("?").ink
    assert small("ab").width == 8
    write_small(machine, 4, 30, "abcdef", pair("Gk"))
    assert machine.attr(4, 30) == machine.attr(4, 31) == pair("Gk")
    assert machine.attr(5, 0) != pair("Gk")
    write_small(machine, 4, 0, "", pair("Gk"))
    assert machine.attr(4, 0) != pair("Gk")
