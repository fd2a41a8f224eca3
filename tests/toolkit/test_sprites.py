"""Sprites as pictures: what is read, turned, joined and cut."""

from collections.abc import Iterator
from random import Random

import pytest

from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import dither
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import ball, disc, shaded
from arcade.toolkit.picture.sprites import CLEAR, UNPAINTED, Sprite, from_bytes, paint, sprite

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


def scattered() -> Iterator[tuple[Random, Sprite]]:
    """Sprites of any size and shape."""
    dice = Random("sprites")
    for _ in range(200):
        width, height = dice.randint(1, 40), dice.randint(1, 20)
        yield dice, sprite(["".join(dice.choices("#. ", k=width)) for _ in range(height)])


def test_a_window_shows_the_same_pixels() -> None:
    for dice, picture in scattered():
        left, top = dice.randint(-10, 45), dice.randint(-10, 25)
        width, height = dice.randint(1, 50), dice.randint(1, 30)
        rows = picture.rows()
        assert picture.cut(left, top, width, height).rows() == [
            "".join(
                rows[y][x] if 0 <= y < picture.height and 0 <= x < picture.width else CLEAR
                for x in range(left, left + width)
            )
            for y in range(top, top + height)
        ]


def test_enlarged_pixels_are_blocks() -> None:
    for dice, picture in scattered():
        across, down = dice.randint(1, 5), dice.randint(1, 5)
        wanted = ["".join(pixel * across for pixel in row) for row in picture.rows() for _ in range(down)]
        assert picture.enlarged(across, down).rows() == wanted


def test_a_sprite_over_another_hides_it_where_it_is_solid() -> None:
    pictures = [picture for _, picture in scattered()]
    for dice, below in scattered():
        top = dice.choice(pictures)
        x, y = dice.randint(-20, 40), dice.randint(-10, 20)
        front, back = top.cut(-x, -y, below.width, below.height).rows(), below.rows()
        assert top.over(below, x, y).rows() == [
            "".join(b if f == CLEAR else f for f, b in zip(*rows, strict=True))
            for rows in zip(front, back, strict=True)
        ]


def epx(rows: list[str]) -> list[str]:
    """Scale2x as it is defined, pixel by pixel."""

    def at(x: int, y: int) -> str:
        return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else CLEAR

    lines = []
    for y, row in enumerate(rows):
        pairs = []
        for x, p in enumerate(row):
            up, left, right, down = at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)
            apart = left != right and up != down
            corners = [a if apart and a == b else p for a in (up, down) for b in (left, right)]
            pairs.append(corners)
        lines += ["".join(a + b for a, b, _, _ in pairs), "".join(c + d for _, _, c, d in pairs)]
    return lines


def test_smooth_diagonals() -> None:
    for _, picture in scattered():
        inked = picture.see_through()
        assert smoothly(picture, 2).rows() == epx(inked.rows())


def test_bodies_are_dithered_to_their_levels() -> None:
    slope = shaded(16, 9, lambda x, y: None if x == y else 8 * y)
    for y, (ink, solid) in enumerate(zip(slope.ink, slope.solid, strict=True)):
        tile = dither(8 * y).ink[y % 8]
        assert solid == 0xFFFF & ~(1 << 15 - y)
        assert ink == (tile << 8 | tile) & solid


@pytest.mark.parametrize("size", [5, 8, 13, 16, 24, 40])
def test_the_rim_of_a_round_body_is_where_it_meets_the_outside(size: int) -> None:
    body = disc(size, 0)
    for y, row in enumerate(rows := [" " * (size + 2), *(f" {row} " for row in body.rows()), " " * (size + 2)]):
        for x, pixel in enumerate(row):
            around = (rows[y - 1][x], rows[(y + 1) % len(rows)][x], row[x - 1], row[(x + 1) % len(row)])
            if pixel != CLEAR and CLEAR in around:
                assert pixel == "#"
    assert ball(size).solid == body.solid
