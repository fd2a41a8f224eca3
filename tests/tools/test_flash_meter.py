"""Flashes are counted by area, luminance and red; in calm mode no game's demonstration has many."""

import pytest

from arcade.cabinet.catalogue import whole
from tools.flash_meter import measured, setups
from tools.flashes import MOST, Meter

BLACK, WHITE, YELLOW, GREY, RED = range(5)
PALETTE = ((0, 0, 0), (255, 255, 255), (255, 255, 0), (80, 80, 80), (205, 0, 0))
SIZE = 400
RATE = 50


def most(one: bytes, other: bytes, every: int, frames: int = 150) -> int:
    """The flashes a second of two pictures that change places every so many frames."""
    meter = Meter(PALETTE, RATE)
    for frame in range(frames):
        meter.see(other if frame // every % 2 else one)
    return meter.worst.flashes


def picture(colour: int, part: int = SIZE) -> bytes:
    """A picture with so many pixels of a colour, the others black."""
    return bytes([colour] * part + [BLACK] * (SIZE - part))


@pytest.mark.parametrize(("every", "flashes"), [(25, 1), (10, 2), (5, 5), (1, 25)])
def test_a_flash_is_a_change_there_and_back(every: int, flashes: int) -> None:
    assert most(picture(BLACK), picture(WHITE), every) == flashes


def test_a_flash_on_a_small_part_does_not_count() -> None:
    assert most(picture(BLACK), picture(WHITE, SIZE // 4 - 1), 5) == 0
    assert most(picture(BLACK), picture(WHITE, SIZE // 4), 5) == 5


def test_red_counts_on_half_as_much() -> None:
    assert most(picture(BLACK), picture(RED, SIZE // 8), 5) == 5
    assert most(picture(BLACK), picture(YELLOW, SIZE // 8), 5) == 0


def test_small_changes_and_changes_between_bright_colours_do_not_count() -> None:
    assert most(picture(WHITE), picture(YELLOW), 5) == 0
    assert most(picture(BLACK), picture(GREY), 5) == 0


def test_parts_that_flash_in_turn_are_one_area() -> None:
    one = picture(WHITE, SIZE // 8)
    assert most(one, one[::-1], 5) == 5


def test_one_change_is_no_flash() -> None:
    assert most(picture(BLACK), picture(WHITE), 75) == 0


@pytest.mark.rotates(16)
@pytest.mark.parametrize("slug", whole())
def test_calm_demonstrations_do_not_flash_too_often(slug: str) -> None:
    for look, setup in setups(slug, calm=True):
        assert measured(setup, 800).flashes <= MOST, look
