"""Layouts for real screens and machines, in plain numbers."""

import pytest

from arcade.console.layout import layout, lost, whole_zooms
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.machine.pet.pet import Pet
from arcade.machine.spectrum.spectrum import Spectrum
from tests.host.tiny import Tiny


class Ega(Tiny):
    SIZE = (640, 350)
    SCREEN = (0, 0, 640, 350)
    PIXEL = (35, 48)


SCREENS = (
    (1366, 768), (1280, 960), (1280, 1024), (1024, 768), (1440, 900), (1680, 1050), (1920, 1080), (1920, 1200),
    (2560, 1440), (3440, 1440), (3840, 2160), (640, 480), (320, 240), (200, 100), (1080, 1920),
)  # fmt: skip


@pytest.mark.parametrize(
    ("screen", "zoom"),
    [
        ((1920, 1080), 5),
        ((1366, 768), 4),
        ((1280, 960), 4),  # 5 would leave no border at all
        ((1024, 768), 3),
        ((2560, 1440), 7),
        ((3840, 2160), 10),
        ((320, 240), 1),
    ],
)
def test_the_spectrum_takes_the_largest_whole_zoom_that_leaves_some_border(screen: tuple[int, int], zoom: int) -> None:
    plan = layout(screen, Spectrum)
    assert plan.zoom == (zoom, zoom)


@pytest.mark.parametrize(
    ("screen", "small"),
    [
        ((1280, 720), False),
        ((1366, 768), False),
        ((1600, 900), False),
        ((1920, 1080), False),
        ((1280, 960), True),
        ((800, 600), True),
        ((640, 480), True),
        ((320, 240), False),  # no whole zoom at all
    ],
)
def test_a_page_that_whole_zooms_would_leave_small_is_enlarged_smoothly(screen: tuple[int, int], small: bool) -> None:
    assert lost(screen, Monitor) == small
    assert not lost(screen, Spectrum), "its border fills the rest"


@pytest.mark.parametrize("machine", [Spectrum, Pet, Ega, Tiny])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("fit", [False, True])
def test_the_whole_screen_of_the_machine_shows_in_the_middle(
    machine: type[Machine], screen: tuple[int, int], fit: bool
) -> None:
    plan = layout(screen, machine, fit=fit)
    left, top, width, height = machine.SCREEN
    for axis, (start, length) in enumerate(((left, width), (top, height))):
        zoom = plan.zoom[axis]
        first = plan.place[axis] + (start - plan.corner[axis]) * zoom
        rest = screen[axis] - first - length * zoom
        assert first >= -1
        assert abs(first - rest) < 3
        assert plan.place[axis] <= 0 <= plan.place[axis] + zoom
        assert plan.place[axis] + plan.scaled[axis] >= screen[axis]


def test_pixels_that_are_not_square_keep_their_shape_or_are_fitted() -> None:
    assert whole_zooms((1920, 1080), Ega) == [(2, 3)]
    assert whole_zooms((1280, 960), Ega) == []
    plan = layout((1280, 960), Ega)
    assert plan.zoom == pytest.approx((2, 960 / 350))
    assert plan.canvas == (640, 350)


def test_fit_fills_the_screen_in_one_direction() -> None:
    plan = layout((1920, 1080), Spectrum, fit=True)
    assert plan.zoom == (5.625, 5.625)
    assert not plan.whole


def test_a_point_names_the_pixel_under_it() -> None:
    plan = layout((1920, 1080), Spectrum)  # zoom 5: the screen is 1280x960 at (320, 60)
    assert plan.pixel((320, 60), Spectrum) == (0, 0)
    assert plan.pixel((324, 64), Spectrum) == (0, 0)
    assert plan.pixel((325, 65), Spectrum) == (1, 1)
    assert plan.pixel((1599, 1019), Spectrum) == (255, 191)
    assert plan.pixel((319, 60), Spectrum) is None
    assert plan.pixel((1600, 60), Spectrum) is None
    assert plan.pixel((320, 59), Spectrum) is None


def test_a_telephones_pages_fill_it() -> None:
    assert lost((780, 1448), Handset), "twice as large would leave a fifth of it black"
    assert not lost((544, 1176), Handset), "just as large as twice"
