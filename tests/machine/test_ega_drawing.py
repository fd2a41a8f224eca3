"""What draws on the EGA's picture, seen as pictures of characters."""

import zlib
from math import pi
from random import Random

import pytest

from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import HEIGHT, WIDTH, Block, Canvas

SIGNS = ".123456789abcdef"


def shown(machine: Ega, left: int, top: int, width: int, height: int) -> str:
    """A part of the picture, a sign for each pixel, rows parted by slashes."""
    return "/".join("".join(SIGNS[machine.point(left + x, top + y)] for x in range(width)) for y in range(height))


def test_points_and_lines() -> None:
    machine = Ega()
    machine.pset(1, 0, 3)
    machine.line((0, 2), (4, 2), 1)
    machine.line((4, 3), (0, 5), 2)
    assert shown(machine, 0, 0, 5, 6) == ".3.../...../11111/...22/.22../2...."


def test_a_line_is_the_same_from_both_ends_when_it_is_steep() -> None:
    machine = Ega()
    machine.line((0, 0), (2, 4), 1)
    machine.line((12, 4), (10, 0), 1)
    assert shown(machine, 0, 0, 3, 5) == shown(machine, 10, 0, 3, 5)


def test_boxes() -> None:
    machine = Ega()
    machine.box((4, 3), (0, 0), 7)
    machine.box((2, 1), (3, 2), 4, filled=True)
    assert shown(machine, 0, 0, 5, 4) == "77777/7.447/7.447/77777"


def test_what_is_outside_is_left_out() -> None:
    machine = Ega()
    machine.line((-5, 0), (2, 0), 1)
    machine.box((638, 348), (900, 900), 2)
    machine.circle(0, 0, 3, 5)
    machine.paint(-1, 5, 3)
    machine.pset(640, 0, 1)
    assert shown(machine, 0, 0, 4, 2) == "1115/..5." or machine.point(3, 0) == 5
    assert machine.point(639, 348) == 2
    assert machine.point(640, 0) == -1


def test_a_circle_looks_round_on_tall_pixels() -> None:
    machine = Ega()
    machine.circle(100, 100, 48, 15)
    assert [machine.point(100 + x, 100 + y) for x, y in ((48, 0), (-48, 0), (0, 35), (0, -35))] == [15] * 4
    assert machine.point(100, 100) == 0


def test_a_circle_has_no_gaps_so_that_paint_stays_inside() -> None:
    machine = Ega()
    machine.circle(320, 175, 160, 14)
    machine.paint(320, 175, 1, 14)
    assert machine.point(320, 60) == 1
    assert machine.point(200, 175) == 1
    assert machine.point(0, 0) == 0
    assert machine.point(470, 70) == 0


def test_an_ellipse_by_its_aspect() -> None:
    machine = Ega()
    machine.circle(50, 50, 20, 3, aspect=(2, 1))
    assert machine.point(50, 30) == 3
    assert machine.point(60, 50) == 3
    assert machine.point(70, 50) == 0


@pytest.mark.parametrize(
    ("start", "end", "there", "gone"),
    [
        (0.0, pi, (0, -35), (0, 35)),
        (pi, 2 * pi, (0, 35), (0, -35)),
        (3 * pi / 2, pi / 2, (48, 0), (-48, 0)),
        (pi / 2, 3 * pi / 2, (-48, 0), (48, 0)),
        (pi / 4, 2 * pi - pi / 4, (-48, 0), (48, 0)),
    ],
)
def test_arcs_run_against_the_clock(start: float, end: float, there: tuple[int, int], gone: tuple[int, int]) -> None:
    machine = Ega()
    machine.circle(100, 100, 48, 5, start, end)
    assert machine.point(100 + there[0], 100 + there[1]) == 5
    assert machine.point(100 + gone[0], 100 + gone[1]) == 0


def test_a_negative_angle_draws_its_radius() -> None:
    machine = Ega()
    machine.circle(100, 100, 48, 5, -pi / 2, pi)
    assert [machine.point(100, 100 - y) for y in (0, 10, 20, 34)] == [5] * 4


def test_a_disc_is_a_circle_painted() -> None:
    one, other = Ega(), Ega()
    one.disc(100, 100, 30, 4)
    other.circle(100, 100, 30, 4)
    other.paint(100, 100, 4)
    assert one.pixels() == other.pixels()


def test_paint_fills_round_corners_up_to_the_border() -> None:
    machine = Ega()
    machine.box((0, 0), (8, 5), 7)
    machine.line((4, 0), (4, 3), 7)
    machine.paint(1, 1, 2, 7)
    assert shown(machine, 0, 0, 9, 6) == "777777777/722272227/722272227/722272227/722222227/777777777"


def test_get_and_put() -> None:
    machine = Ega()
    machine.box((0, 0), (2, 2), 3)
    block = machine.get(0, 0, 3, 3)
    machine.put(block, 5, 1)
    assert shown(machine, 5, 1, 3, 3) == "333/3.3/333"
    machine.box((10, 0), (12, 2), 1, filled=True)
    machine.put(block, 10, 0, clear=0)
    assert shown(machine, 10, 0, 3, 3) == "333/313/333"
    machine.put(block, -2, -2)
    assert machine.point(0, 0) == 3
    machine.put(block, 639, 349)
    assert machine.point(639, 349) == 3


def test_palette() -> None:
    machine = Ega()
    assert machine.palette()[6] == (170, 85, 0), "brown, not dark yellow"
    assert machine.palette()[15] == (255, 255, 255)
    assert machine.palette()[1] == (0, 0, 170)
    machine.set_palette(1, 63)
    assert machine.palette()[1] == (255, 255, 255)
    with pytest.raises(ValueError, match="64 shades"):
        machine.set_palette(1, 64)
    with pytest.raises(ValueError, match="16 colours"):
        machine.pset(0, 0, 16)


def test_a_remembered_picture_comes_back_on_another_machine() -> None:
    one, other = Ega(), Ega()
    one.circle(100, 100, 40, 9)
    one.set_palette(9, 20)
    one.color(14, 1)
    one.print("Ștefan")
    other.recall(one.memory())
    assert other.memory() == one.memory()
    assert other.pixels() == one.pixels()
    assert other.palette() == one.palette()
    other.print("?")
    assert other.text_rows()[:2] == ["Ștefan", "?"]


@pytest.mark.parametrize("clear", [None, 2])
def test_a_rectangle_is_put_anywhere_without_its_clear_pixels(clear: int | None) -> None:
    dice = Random("blocks")
    for _ in range(60):
        canvas = Canvas()
        canvas.bytes[:] = dice.randbytes(WIDTH * HEIGHT)
        wanted = bytearray(canvas.bytes)
        width, height = dice.choice([8, 30, 700]), dice.choice([5, 20, 400])
        block = Block(tuple(bytes(dice.choices((1, 2, 2, 3), k=width)) for _ in range(height)))
        left, top = dice.randint(-50, WIDTH + 10), dice.randint(-30, HEIGHT + 10)
        canvas.put(block, left, top, clear)
        for y, row in enumerate(block.rows, top):
            for x, colour in enumerate(row, left):
                if 0 <= x < WIDTH and 0 <= y < HEIGHT and colour != clear:
                    wanted[WIDTH * y + x] = colour
        assert canvas.bytes == wanted


def test_a_block_under_another_is_put_as_both_would_be() -> None:
    dice = Random("blocks")
    for _ in range(100):
        width, height = dice.randint(1, 40), dice.randint(1, 30)
        below = Block(tuple(bytes(dice.choices(range(16), k=width)) for _ in range(height)))
        across, down = dice.randint(1, width), dice.randint(1, height)
        above = Block(tuple(bytes(dice.choices((3, 5, 255), k=across)) for _ in range(down)))
        left, top = dice.randint(0, width - across), dice.randint(0, height - down)
        one, other = Canvas(), Canvas()
        one.put(below, 10, 20)
        one.put(above, 10 + left, 20 + top, 255)
        other.put(below.under(above, left, top, 255), 10, 20)
        assert one.bytes == other.bytes


def test_boxes_and_discs_beyond_the_picture_are_cut_off() -> None:
    dice = Random("edges")
    for _ in range(60):
        start, end = [(dice.randint(-40, 680), dice.randint(-40, 390)) for _ in range(2)]
        drawn, wanted = Canvas(), Canvas()
        drawn.box(start, end, 5)
        for x in range(min(start[0], end[0]), max(start[0], end[0]) + 1):
            wanted.pset(x, start[1], 5)
            wanted.pset(x, end[1], 5)
        for y in range(min(start[1], end[1]), max(start[1], end[1]) + 1):
            wanted.pset(start[0], y, 5)
            wanted.pset(end[0], y, 5)
        assert drawn.bytes == wanted.bytes


def test_a_picture_is_noted_once_and_small() -> None:
    canvas = Canvas()
    canvas.disc(300, 170, 90, 14)
    canvas.line((0, 0), (639, 349), 7)
    again = Canvas.from_essence(canvas.essence())
    assert again.bytes == canvas.bytes == canvas.picture == again.picture
    assert len(canvas.essence()) < WIDTH * HEIGHT // 50
    for damaged in (b"", canvas.essence()[:-40], zlib.compress(b"short"), b"nothing"):
        with pytest.raises((ValueError, zlib.error)):
            Canvas.from_essence(damaged)
