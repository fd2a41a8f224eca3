"""Sprites as pictures: what is read, turned, joined and cut."""

import pytest

from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.sprites import UNPAINTED, Sprite, from_bytes, paint, sprite

FLAG = sprite("""
    ####.
    #..
    #
""")


def test_a_picture_is_read_and_written() -> None:
    assert FLAG.rows() == ["####.", "#..  ", "#    "]
    assert (FLAG.width, FLAG.height, FLAG.columns, FLAG.lines) == (5, 3, 1, 1)
    assert sprite(["  #", " #"]).rows() == ["  #", " # "]


def test_wrong_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="'x' cannot stand"):
        sprite(["#x"])
    with pytest.raises(ValueError, match="at least one pixel"):
        sprite("")


def test_turning() -> None:
    assert FLAG.mirrored().rows() == [".####", "  ..#", "    #"]
    assert FLAG.flipped().rows() == ["#    ", "#..  ", "####."]
    assert FLAG.rotated().rows() == ["###", " .#", " .#", "  #", "  ."]
    assert FLAG.rotated().rotated().rotated().rotated() == FLAG


def test_paper_and_transparency() -> None:
    assert FLAG.inverted().rows() == ["....#", ".##  ", ".    "]
    assert FLAG.see_through().rows() == ["#### ", "#    ", "#    "]
    assert FLAG.opaque().rows() == ["####.", "#....", "#...."]


def test_cutting_and_joining() -> None:
    assert FLAG.cut(-1, 1, 4, 3).rows() == [" #..", " #  ", "    "]
    assert FLAG.cut(3, 0, 4, 1).rows() == ["#.  "]
    assert beside(FLAG, sprite(["#"]), gap=1).rows() == ["####. #", "#..    ", "#      "]
    assert above(sprite(["##"]), sprite(["."]), gap=1).rows() == ["##", "  ", ". "]
    assert sprite([".."]).over(FLAG, 1, 1).rows() == ["####.", "#..  ", "#    "]
    assert sprite(["##"]).over(FLAG, 4, 2).rows() == ["####.", "#..  ", "#   #"]
    assert sprite(["#."]).enlarged(2, 3).rows() == ["##.."] * 3


def test_joining_is_laying_one_after_the_other_on_an_empty_sprite() -> None:
    parts = (FLAG, sprite(["# .#", " ##"]), sprite(["."]), FLAG.flipped())
    for gap in range(3):
        width = sum(one.width for one in parts) + 3 * gap
        row = Sprite(width, (0,) * 3, (0,) * 3)
        height = sum(one.height for one in parts) + 3 * gap
        column = Sprite(5, (0,) * height, (0,) * height)
        x = y = 0
        for one in parts:
            row, x = one.over(row, x), x + one.width + gap
            column, y = one.over(column, 0, y), y + one.height + gap
        assert beside(*parts, gap=gap) == row
        assert above(*parts, gap=gap) == column


def test_letters_are_sprites() -> None:
    assert from_bytes(bytes([0x81, 0x18])).rows() == ["#      #", "   ##   "]


def test_colours_are_painted_cell_by_cell() -> None:
    board = sprite(["#" * 20] * 9, ink=("Yr", " "), paper="b")
    assert board.paints == (
        (paint("Y", "b"), paint("r", "b"), paint("Y", "b")),
        (paint(" ", "b"),) * 3,
    )
    assert board.paint_at(7, -2) == paint(" ", "b")
    assert paint("Y", "b") == (0xFF, 0b01_001_110)
    assert paint("r") == (0b11_000_111, 2)
    assert paint() == UNPAINTED == FLAG.paint_at(0, 0)


def test_colours_turn_along() -> None:
    board = sprite(["#" * 16] * 8, ink="YR")
    assert board.rotated().paints == ((paint("Y"),), (paint("R"),))
    assert board.mirrored().paints == ((paint("R"), paint("Y")),)
