"""How glass is drawn by dots: monitors of one colour keep light and dark apart, televisions have lines."""

import pytest

from arcade.cabinet.paint.glass import LEVELS, RAMPS, SIDE, behind, close, light, stretched, tables, tube
from arcade.machine.monitor import colours as c

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


def test_every_second_line_of_a_television_is_darker() -> None:
    rows = [bytes((c.BRIGHT_YELLOW,)) * 8] * 4
    lines = tube(rows, "tv", "colour")
    assert [line.count(c.BLACK) for line in lines] == [0, 4, 0, 4]


@pytest.mark.parametrize("times", [2, 4])
def test_through_the_lens_every_pixel_is_larger(times: int) -> None:
    rows = [b"\2\6", b"\6\2"]
    wide = [b"\2" * times + b"\6" * times] * times + [b"\6" * times + b"\2" * times] * times
    assert close(rows, "sharp", "colour", times) == wide
    soft = close(rows, "tv", "colour", times)
    assert [len(line) for line in soft] == [2 * times] * 2 * times
    assert soft[times - 1].count(c.BLACK) == times
    assert {line[times - 1] for line in soft[: times - 1]} == ({2, 6} if times > 2 else {2}), "edges run together"


def test_a_stretched_picture_shows_some_pixels_once_more() -> None:
    assert stretched([b"\1\2", b"\3\4"], 3, 3) == [b"\1\1\2", b"\1\1\2", b"\3\3\4"]
