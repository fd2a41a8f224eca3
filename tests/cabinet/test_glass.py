"""How glass is drawn by dots: monitors of one colour keep light and dark apart, televisions have lines and stripes."""

import pytest

from arcade.cabinet.paint.glass import (
    LEVELS,
    RAMPS,
    ROUND,
    SIDE,
    behind,
    close,
    light,
    run,
    stretched,
    striped,
    tables,
    tube,
)
from arcade.machine.monitor import colours as c
from arcade.machine.phosphors import PHOSPHORS

SPECTRUM = (*range(8), *range(9, 16))


@pytest.mark.parametrize("phosphor", RAMPS)
def test_a_brighter_colour_is_never_darker_on_a_monitor_of_one_colour(phosphor: str) -> None:
    def shown(colour: int) -> int:
        return sum(light(tables(phosphor)[y][x][colour]) for y in range(SIDE) for x in range(SIDE))

    ordered = sorted(SPECTRUM, key=light)
    lights = [shown(colour) for colour in ordered]
    assert lights == sorted(lights)
    assert lights[0] == 0
    assert lights[-1] == LEVELS * light(RAMPS[phosphor][-1])
    assert {tables(phosphor)[y][x][colour] for y in range(4) for x in range(4) for colour in SPECTRUM} <= {
        *RAMPS[phosphor]
    }


def test_sharp_and_in_colour_nothing_changes() -> None:
    rows = [bytes(range(16)), bytes(range(15, -1, -1))]
    assert tube(rows, "sharp", "colour") == rows
    assert behind(rows[0], 3, "colour") == rows[0]


@pytest.mark.parametrize("look", ["monitor", "tv", "aerial"])
def test_every_second_line_is_darker_unless_it_is_sharp(look: str) -> None:
    rows = [bytes((c.BRIGHT_YELLOW,)) * 40] * 20
    lines = tube(rows, look, "colour")
    assert [line.count(c.BLACK) for line in lines[8:12]] == [0, 20, 0, 20]


def test_a_televisions_corners_are_round() -> None:
    rows = [bytes((c.BRIGHT_YELLOW,)) * 40] * 20
    assert tube(rows, "tv", "colour")[0] == bytes(ROUND[0]) + rows[0][: 40 - 2 * ROUND[0]] + bytes(ROUND[0])
    assert tube(rows, "monitor", "colour")[0] == rows[0]


@pytest.mark.parametrize("times", [2, 4])
def test_through_the_lens_every_pixel_is_larger(times: int) -> None:
    rows = [b"\2\6", b"\6\2"]
    wide = [b"\2" * times + b"\6" * times] * times + [b"\6" * times + b"\2" * times] * times
    assert close(rows, "sharp", "colour", times) == wide
    lines = close(rows, "monitor", "colour", times)
    assert [line.count(c.BLACK) for line in lines] == [*[0] * (times - 1), times] * 2
    assert lines[0] == wide[0]


def test_through_the_lens_a_television_has_stripes_and_a_monitor_of_one_colour_has_none() -> None:
    row = bytes((c.WHITE, c.BRIGHT_YELLOW, c.BLUE))
    assert striped(row) == bytes((c.BRIGHT_RED, c.BRIGHT_GREEN, c.BRIGHT_BLUE))
    assert striped(bytes((c.BLUE, c.BRIGHT_RED, c.YELLOW, c.AMBER))) == bytes((0, 0, 0, c.AMBER))
    assert close([row], "tv", "colour", 3)[0][:3] == striped(row)
    assert set(close([row], "tv", "green", 3)[0]) <= set(RAMPS["green"])


def test_an_aerials_colours_run() -> None:
    assert run(b"\1\2\3\4", 0) == b"\1\1\3\3"
    assert run(b"\1\2\3\4", 1) == b"\1\2\2\4"
    rows = [b"\2\6" * 20] * 20
    assert tube(rows, "aerial", "colour")[8] != tube(rows, "tv", "colour")[8]


def test_a_stretched_picture_shows_some_pixels_once_more() -> None:
    assert stretched([b"\1\2", b"\3\4"], 3, 3) == [b"\1\1\2", b"\1\1\2", b"\3\3\4"]


def test_every_tube_of_one_colour_has_a_ramp() -> None:
    assert RAMPS.keys() == PHOSPHORS.keys()
