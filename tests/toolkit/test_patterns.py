"""Dithers, ramps and blends as pictures and counts."""

import pytest

from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import BRICKS, FULL, HALF, blended, dither, ramp, tiled
from arcade.toolkit.picture.sprites import sprite


@pytest.mark.parametrize("level", [0, 8, 16, 32, 48, 56, FULL])
def test_a_dither_has_just_its_share_of_ink(level: int) -> None:
    assert sum(row.bit_count() for row in dither(level).ink) == level


def test_the_half_dither_is_a_checkerboard() -> None:
    assert HALF.rows() == ["#.#.#.#.", ".#.#.#.#"] * 4


def test_a_ramp_grows_denser() -> None:
    counts = [row.bit_count() for row in ramp(64).ink]
    assert counts[:4] == [0] * 4
    assert counts[-4:] == [8] * 4
    assert sum(counts[:32]) < sum(counts[32:])


def test_tiling_repeats_and_cuts() -> None:
    assert tiled(sprite(["#. ", ".##"]), 7, 3).rows() == ["#. #. #", ".##.##.", "#. #. #"]
    assert tiled(BRICKS, 16, 8) == BRICKS


def test_a_blend_shares_its_rows_among_the_colours() -> None:
    strip, attributes = blended(4, "bCw")
    assert strip.height == 32
    assert attributes == (pair("Cb"), pair("Cb"), pair("wC"), pair("wC"))
    assert (strip.ink[0], strip.ink[15], strip.ink[16], strip.ink[31]) == (0, 0xFF, 0, 0xFF)
    with pytest.raises(ValueError, match="two colours"):
        blended(4, "b")
