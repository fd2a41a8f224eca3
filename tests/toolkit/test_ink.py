"""Attribute arithmetic as plain numbers."""

import pytest

from arcade.toolkit.picture.ink import (
    FIRE,
    attribute,
    contrast,
    ink_of,
    is_bright,
    pair,
    paper_of,
    readable,
    spread,
    swapped,
    with_bright,
)


def test_attribute_packs_ink_paper_bright_and_flash() -> None:
    assert attribute(6, 1, bright=True) == 0b01_001_110
    assert attribute(0, 7, flash=True) == 0b10_111_000
    with pytest.raises(ValueError, match="ink 8 and paper 0"):
        attribute(8)


def test_pair_reads_two_letters() -> None:
    assert pair("yb") == attribute(6, 1)
    assert pair("Yk") == pair("yK") == attribute(6, 0, bright=True)
    with pytest.raises(ValueError, match="not one of the colour letters"):
        pair("yx")
    with pytest.raises(ValueError, match="not two colour letters"):
        pair("y")


def test_parts_of_an_attribute() -> None:
    value = pair("Yb")
    assert (ink_of(value), paper_of(value), is_bright(value)) == (6, 1, True)
    assert swapped(value) == pair("By")
    assert with_bright(value, False) == pair("yb")


def test_a_series_is_spread() -> None:
    assert spread(FIRE, 3) == ("R", "Y", "W")
    assert spread("ab", 5) == ("a", "a", "b", "b", "b")


def test_contrast_tells_what_can_be_read() -> None:
    assert contrast(pair("wk")) == 100
    assert readable(pair("yb"))
    assert not readable(pair("bk"))
    assert not readable(pair("wy"))
