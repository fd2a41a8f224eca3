"""Pictures, pixel by pixel: exact zooms, borders that go on, looks."""

import numpy as np
import pygame
import pytest

from arcade.host.layout import Layout, layout
from arcade.host.looks import seen
from arcade.host.picture import Picture
from tests.host.tiny import Tiny

LETTERS = {(0, 0, 0): ".", (255, 0, 0): "r", (0, 255, 0): "g", (255, 255, 255): "w"}

PICTURE = (
    "111111111111111111111111",
    "111111111111111111111111",
    "111130000000000000021111",
    "111100000000000000001111",
    "111100000000000000001111",
    "222200000000000000001111",
    "111100000000000000001111",
    "111100000000000000001111",
    "111100000000000000001111",
    "111120000000000000031111",
    "111111111111111111111111",
    "333333333333333333333333",
)


class Bare(Tiny):
    """Without a border."""

    SIZE = (24, 12)
    SCREEN = (0, 0, 24, 12)


def colour(surface: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    """Red, green and blue of a pixel."""
    found = surface.get_at((x, y))
    return found.r, found.g, found.b


def rows(surface: pygame.Surface) -> list[str]:
    """A letter for each pixel."""
    width, height = surface.get_size()
    return ["".join(LETTERS[colour(surface, x, y)] for x in range(width)) for y in range(height)]


def machine(kind: type[Tiny] = Tiny) -> Tiny:
    tiny = kind()
    tiny.draw(*PICTURE)
    return tiny


def colours(digits: str) -> str:
    return digits.translate(str.maketrans("0123", ".rgw"))


def test_every_pixel_becomes_a_block() -> None:
    plan = Layout((3, 3), (24, 12), (0, 0), (0, 0))
    picture = Picture().compose(machine(), plan)
    assert picture is not None
    assert rows(picture) == [colours("".join(digit * 3 for digit in row)) for row in PICTURE for _ in range(3)]


def test_the_border_goes_on_beyond_the_picture_and_is_cut_short_within() -> None:
    plan = Layout((1, 1), (28, 10), (-2, 1), (0, 0))
    picture = Picture().compose(machine(), plan)
    assert picture is not None
    assert rows(picture) == [colours(row[0] * 2 + row + row[-1] * 2) for row in PICTURE[1:11]]


def test_a_machine_without_border_is_surrounded_by_colour_0() -> None:
    plan = Layout((1, 1), (28, 14), (-2, -1), (0, 0))
    picture = Picture().compose(machine(Bare), plan)
    assert picture is not None
    dark = "." * 28
    assert rows(picture) == [dark, *[".." + colours(row) + ".." for row in PICTURE], dark]


def test_nothing_is_done_while_nothing_changes() -> None:
    tiny, picture = machine(), Picture()
    plan = layout((240, 120), Tiny)
    assert picture.compose(tiny, plan) is not None
    assert picture.compose(tiny, plan) is None
    assert picture.compose(tiny, plan, "tv") is not None
    assert picture.compose(tiny, plan, "tv") is None
    assert picture.compose(tiny, plan, "tv", "green") is not None
    tiny.picture[50] = 3
    assert picture.compose(tiny, plan, "tv", "green") is not None
    assert picture.compose(tiny, layout((480, 240), Tiny), "tv", "green") is not None


@pytest.mark.parametrize("zoom", [(4, 4), (2, 3), (2.5, 2.5)])
def test_a_television_has_bright_and_dark_lines_and_soft_light(zoom: tuple[float, float]) -> None:
    tiny = Tiny()
    tiny.draw(*["3" * 12 + "0" * 12] * 12)
    plan = Layout(zoom, (24, 12), (0, 0), (0, 0))
    picture = Picture().compose(tiny, plan, "tv")
    assert picture is not None
    assert picture.get_size() == plan.scaled
    light = pygame.surfarray.array3d(picture)[:, :, 0].astype(int)
    lit, dark = light[plan.scaled[0] // 4], light[-1]
    step = plan.scaled[1] / 12
    lines = [lit[round(step * row) : round(step * (row + 1))] for row in range(12)]
    assert all(line.max() > 200 and line.min() < 180 for line in lines)
    assert dark.max() < 20
    edge = light[:, plan.scaled[1] // 2]
    assert len(set(edge.tolist())) > 2


@pytest.mark.parametrize("grain", [2, 3, 5])
def test_a_coarse_television_is_a_small_one_enlarged(grain: int) -> None:
    small = Picture().compose(machine(), Layout((2, 2), (24, 12), (0, 0), (0, 0)), "tv")
    large = Picture().compose(machine(), Layout((2 * grain, 2 * grain), (24, 12), (0, 0), (0, 0), grain), "tv")
    assert small is not None
    assert large is not None
    expected = pygame.surfarray.array3d(small).repeat(grain, 0).repeat(grain, 1)
    assert (pygame.surfarray.array3d(large) == expected).all()


def test_monitors_of_one_colour_keep_the_order_of_lightness() -> None:
    palette = (0, 0, 0), (0, 0, 255), (255, 0, 0), (0, 255, 0), (255, 255, 255)
    assert seen(palette, "colour") == palette
    assert seen(palette, "green") == ((0, 0, 0), (7, 29, 12), (20, 76, 32), (40, 149, 64), (70, 255, 110))
    for phosphor in ("white", "amber"):
        assert sorted(seen(palette, phosphor)) == list(seen(palette, phosphor))


def test_large_scales_are_exact_for_every_width_in_use() -> None:
    for zoom in range(1, 11):
        for width in (256, 284, 320, 341, 384, 426, 480, 512):
            plan = Layout((zoom, zoom), (width, 1), (0, 0), (0, 0))
            row = bytes(x * 7 % 4 for x in range(width))

            class Wide(Tiny):
                SIZE = (width, 1)
                SCREEN = (0, 0, width, 1)

            wide = Wide()
            wide.picture = bytearray(row)
            picture = Picture().compose(wide, plan)
            assert picture is not None
            expected = np.array(wide.palette())[np.frombuffer(row, np.uint8)].repeat(zoom, 0)
            assert (pygame.surfarray.array3d(picture)[:, 0] == expected).all(), (zoom, width)
