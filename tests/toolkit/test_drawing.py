"""Sprites on the screen: pixels, colours, and backgrounds that come back."""

from random import Random
from unittest.mock import Mock

import pytest

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES, Mode
from arcade.toolkit.animation import moving_sprites
from arcade.toolkit.animation.moving_sprites import Animation, Moving, eased, glide, hop, straight
from arcade.toolkit.picture.areas import blend, colour_cells, fill, rainbow
from arcade.toolkit.picture.drawing import draw, draw_cells, lift, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import DIAGONALS, HALF
from arcade.toolkit.picture.sprites import Sprite, sprite

RING = sprite([" ## ", "#..#", "#..#", " ## "])


@pytest.fixture
def machine() -> Spectrum:
    computer = Spectrum()
    colour_cells(computer, 0, 0, 24, 32, pair("wk"))
    return computer


def seen(machine: Spectrum, x: int, y: int, width: int, height: int) -> list[str]:
    """Pixels as text, from (x, y) on."""
    return [
        "".join("#" if machine.display[LINES[line] + at // 8] >> 7 - at % 8 & 1 else "." for at in range(x, x + width))
        for line in range(y, y + height)
    ]


def painted(machine: Spectrum, row: int, column: int, height: int, width: int) -> list[list[int]]:
    """Attributes of cells."""
    return [
        list(machine.attributes[32 * line + column : 32 * line + column + width]) for line in range(row, row + height)
    ]


def test_a_sprite_covers_what_it_is_solid_on(machine: Spectrum) -> None:
    fill(machine, 0, 0, 1, 1, sprite(["########"]))
    draw(machine, RING, 2, 1)
    assert seen(machine, 0, 0, 8, 6) == ["########", "########", "###..###", "###..###", "########", "########"]


def test_modes(machine: Spectrum) -> None:
    fill(machine, 0, 0, 1, 1, HALF)
    before = machine.memory()
    draw(machine, RING, 2, 0, Mode.XOR)
    assert seen(machine, 0, 0, 8, 2) == ["#.##..#.", ".###...#"]
    draw(machine, RING, 2, 0, Mode.XOR)
    assert machine.memory() == before
    draw(machine, RING, 2, 0, Mode.OR)
    assert seen(machine, 0, 0, 8, 2) == ["#.###.#.", ".###.#.#"]
    draw(machine, RING, 2, 0, Mode.SET)
    assert seen(machine, 0, 0, 8, 2) == ["#..##.#.", ".##..#.#"]


def test_a_sprite_is_cut_at_the_edges(machine: Spectrum) -> None:
    draw(machine, RING.coloured("R"), -2, -2)
    draw(machine, RING.coloured("R"), 254, 190)
    assert seen(machine, 0, 0, 3, 3) == [".#.", "#..", "..."]
    assert seen(machine, 253, 189, 3, 3) == ["...", "..#", ".#."]
    assert machine.attributes[0] == machine.attributes[767] == pair("Rk")


def test_colours_follow_the_ink(machine: Spectrum) -> None:
    draw_cells(machine, sprite(["########" + " " * 8] * 8, ink="RY", paper="bg"), 2, 3)
    assert painted(machine, 2, 3, 1, 2) == [[pair("Rb"), pair("wk")]]
    draw_cells(machine, sprite(["." * 16] * 8, ink="RY", paper="bg"), 4, 3)
    assert painted(machine, 4, 3, 1, 2) == [[pair("Rb"), pair("Yg")]]
    draw(machine, sprite(["." * 16] * 8, ink="R", paper="b"), 8 * 3 + 1, 8 * 6)
    assert painted(machine, 6, 3, 1, 3) == [[pair("wk"), pair("Rb"), pair("wk")]]


def test_ink_alone_leaves_the_paper(machine: Spectrum) -> None:
    colour_cells(machine, 0, 0, 1, 1, pair("wg"))
    draw(machine, RING.coloured("Y"), 0, 0)
    assert machine.attributes[0] == pair("Yg")


def test_clearing_takes_the_background_from_cells_with_ink(machine: Spectrum) -> None:
    fill(machine, 0, 0, 1, 3, HALF)
    draw(machine, RING.coloured("Y"), 6, 0, clear=True)
    assert seen(machine, 0, 0, 24, 2) == [".......##.......#.#.#.#.", "......#..#.......#.#.#.#"]
    assert painted(machine, 0, 0, 1, 3) == [[pair("Yk"), pair("Yk"), pair("wk")]]


def test_pictures_of_a_size_are_coloured_alike_whatever_is_in_them(machine: Spectrum) -> None:
    dice = Random("boxes")
    for _ in range(200):
        width, height = dice.choice([1, 3, 4, 32]), dice.choice([1, 2, 6])
        ink = tuple(dice.getrandbits(8 * width) for _ in range(8 * height))
        inks = tuple("".join(dice.choices("RGYm ", k=dice.randint(1, 3))) for _ in range(dice.randint(1, 3)))
        drawn = Sprite(8 * width, ink, ink).opaque().coloured(inks, dice.choice("kb "))
        row, column = dice.randint(-3, 24), dice.randint(-3, 32)
        wanted = bytearray(machine.attributes)
        for line in range(max(row, 0), min(row + height, 24)):
            for place in range(max(column, 0), min(column + width, 32)):
                mask, value = drawn.paint_at(line - row, place - column)
                wanted[32 * line + place] = wanted[32 * line + place] & ~mask | value
        draw_cells(machine, drawn, row, column)
        assert machine.attributes == wanted


def test_a_cell_is_coloured_where_there_is_ink_or_nothing_of_the_background_is_left(machine: Spectrum) -> None:
    dice = Random("cells")
    shapes = []
    for _ in range(12):
        width, height = dice.randint(1, 30), dice.randint(1, 30)
        ink = tuple(dice.getrandbits(width) & dice.getrandbits(width) & dice.getrandbits(width) for _ in range(height))
        full = (1 << width) - 1
        solid = tuple(row | dice.choice([0, full, full]) for row in ink)
        shapes.append(Sprite(width, ink, solid).coloured(("RGY", "MCW"), dice.choice("kb ")))
    for _ in range(80):
        picture, x, y = dice.choice(shapes), dice.randint(-20, 260), dice.randint(-20, 195)
        wanted = bytearray(machine.attributes)
        for at in range(len(wanted)):
            left, top = 8 * (at % 32) - x, 8 * (at // 32) - y
            dots = [(row, picture.width - 1 - left - across) for row in range(top, top + 8) for across in range(8)]
            within = [dot for dot in dots if 0 <= dot[0] < picture.height and 0 <= dot[1] < picture.width]
            covered = len(within) == 64 and all(picture.solid[row] >> bit & 1 for row, bit in within)
            if covered or any(picture.ink[row] >> bit & 1 for row, bit in within):
                mask, value = picture.paint_at((top + 4) // 8, (left + 4) // 8)
                wanted[at] = wanted[at] & ~mask | value
        draw(machine, picture, x, y)
        assert machine.attributes == wanted, (x, y)


def test_colouring_stops_at_the_edges(machine: Spectrum) -> None:
    colour_cells(machine, -1, 30, 2, 4, pair("Yb"))
    colour_cells(machine, 23, -1, 5, 2, pair("Yb"))
    assert [place for place, cell in enumerate(machine.attributes) if cell == pair("Yb")] == [30, 31, 23 * 32]


def test_what_was_lifted_comes_back(machine: Spectrum) -> None:
    fill(machine, 0, 0, 24, 32, HALF, pair("rk"))
    before = machine.memory()
    patch, cells = lift(machine, 250, 5, 20, 20), lift_cells(machine, 20, 0, 4, 2)
    fill(machine, 0, 31, 5, 1, DIAGONALS, pair("Yb"))
    fill(machine, 20, 0, 4, 2, DIAGONALS, pair("Yb"))
    patch.put_back(machine)
    cells.put_back(machine)
    assert painted(machine, 3, 31, 2, 1) == [[pair("rk")], [pair("Yb")]]
    lift(machine, 300, 300, 8, 8).put_back(machine)
    fill(machine, 4, 31, 1, 1, HALF, pair("rk"))
    assert machine.memory() == before


def test_patterns_join_across_areas(machine: Spectrum) -> None:
    brick = sprite(["#" * 12 + "." * 4] * 8)
    fill(machine, 0, 0, 1, 4, brick)
    whole = seen(machine, 0, 0, 32, 1)
    fill(machine, 0, 0, 1, 1, brick)
    fill(machine, 0, 1, 1, 3, brick)
    assert seen(machine, 0, 0, 32, 1) == whole == ["############....############...."]


def test_a_blend_is_drawn_with_its_colours(machine: Spectrum) -> None:
    blend(machine, 1, 2, 2, 3, "bC")
    assert painted(machine, 1, 2, 2, 3) == [[pair("Cb")] * 3] * 2
    assert seen(machine, 16, 8, 8, 1) == ["........"]
    assert seen(machine, 32, 23, 8, 1) == ["########"]


def test_the_rainbow_leans(machine: Spectrum) -> None:
    rainbow(machine, 0, 0, "RY", height=2)
    assert painted(machine, 0, 0, 2, 4) == [
        [pair("wk"), pair("Rk"), pair("Yr"), pair("ky") | 64],
        [pair("Rk"), pair("Yr"), pair("ky") | 64, pair("wk")],
    ]
    assert seen(machine, 8, 0, 8, 2) == [".......#", "......##"]


def test_moving_leaves_no_trace(machine: Spectrum) -> None:
    fill(machine, 0, 0, 24, 32, HALF, pair("rk"))
    before = machine.memory()
    moving, ring = Moving(machine), RING.coloured("Y")
    moving.show((ring, 10, 10), (ring, 12, 12))
    assert machine.memory() != before
    moving.show((ring, 13, 11))
    moving.hide()
    assert machine.memory() == before


def test_what_is_as_before_at_the_back_stays_as_it_is(machine: Spectrum, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(machine, 0, 0, 24, 32, HALF, pair("rk"))
    other = Spectrum()
    fill(other, 0, 0, 24, 32, HALF, pair("rk"))
    moving, ring, disc = Moving(machine), RING.coloured("Y"), RING.inverted()
    lifted = Mock(side_effect=lift)
    monkeypatch.setattr(moving_sprites, "lift", lifted)
    moving.show((ring, 10, 10), (disc, 11, 12), (ring, 40, 40))
    assert lifted.call_count == 3
    moving.show((ring, 10, 10), (disc, 12, 12), (ring, 40, 40))
    assert lifted.call_count == 3 + 2
    moving.show((ring, 10, 10), (disc, 12, 12))
    assert lifted.call_count == 3 + 2
    Moving(other).show((ring, 10, 10), (disc, 12, 12))
    assert machine.memory() == other.memory()
    moving.hide()
    fill(other, 0, 0, 24, 32, HALF, pair("rk"))
    assert machine.memory() == other.memory()


def test_what_moves_may_clear_its_cells_meanwhile(machine: Spectrum) -> None:
    fill(machine, 0, 0, 1, 2, HALF)
    before = machine.memory()
    moving = Moving(machine, clear=True)
    moving.show((RING.coloured("Y"), 2, 0))
    assert seen(machine, 0, 0, 16, 1) == ["...##...#.#.#.#."]
    moving.hide()
    assert machine.memory() == before


def test_gliding_takes_a_frame_a_point(machine: Spectrum) -> None:
    before = machine.memory()
    way = list(straight((0, 0), (7, 3)))
    assert len(list(glide(machine, RING, way, pace=2))) == 2 * len(way)
    assert machine.memory() == before
    blink = Animation((RING, RING.inverted()), pace=1)
    list(glide(machine, blink, way, stay=True))
    assert seen(machine, 7, 3, 4, 4) == [".##.", "#..#", "#..#", ".##."]


def test_an_animation_goes_round() -> None:
    one, two = RING, RING.inverted()
    walk = Animation((one, two), pace=3)
    assert [walk.at(frame) for frame in (0, 2, 3, 5, 6)] == [one, one, two, two, one]
    assert walk.frames == 6


def test_ways() -> None:
    assert list(straight((0, 0), (7, -3), step=2)) == [(2, -1), (4, -1), (5, -2), (7, -3)]
    assert list(straight((5, 5), (5, 5))) == []
    assert list(eased((0, 0), (100, 50), 4)) == [(16, 8), (50, 25), (84, 42), (100, 50)]
    assert list(hop((0, 10), (40, 10), height=8, frames=4)) == [(10, 4), (20, 2), (30, 4), (40, 10)]


def test_a_patch_gives_back_what_it_held_and_nothing_else() -> None:
    dice = Random("patches")
    for _ in range(200):
        computer, left = Spectrum(), Spectrum()
        computer.recall(dice.randbytes(6912) + b"\0")
        left.recall(before := computer.memory())
        width, height = dice.choice([8, 20, 60, 70, 256]), dice.randint(0, 80)
        x, y = dice.randint(-30, 270), dice.randint(-30, 200)
        patch = lift(computer, x, y, width, height)
        computer.recall(after := dice.randbytes(6912) + b"\0")
        patch.put_back(computer)
        held = [
            (row, column)
            for row in range(max(y // 8, 0), min((y + height + 7) // 8, 24))
            for column in range(max(x // 8, 0), min((x + width + 7) // 8, 32))
        ]
        left.recall(after)
        for row, column in held:
            origin = Spectrum()
            origin.recall(before)
            lift_cells(origin, row, column, 1, 1).put_back(left)
        assert computer.memory() == left.memory()
        if held:
            (top, first), (bottom, last) = held[0], held[-1]
            inner = dice.randint(top, bottom), dice.randint(first, last)
            size = dice.randint(1, bottom + 1 - inner[0]), dice.randint(1, last + 1 - inner[1])
            computer.recall(before)
            assert patch.part(*inner, *size) == lift_cells(computer, *inner, *size)


@pytest.mark.parametrize("clear", [False, True])
def test_cells_with_ink_or_wholly_covered_take_the_colours(clear: bool) -> None:
    dice = Random("colours")
    for _ in range(100):
        width, height = dice.choice([8, 20, 64, 256]), dice.choice([8, 11, 40])
        rows = [dice.choice([" ", ".", "#", ". ", ". #"]) for _ in range(height)]
        inks = ["".join(dice.choices("RYgb ", k=32)) for _ in range(5)]
        picture = sprite(["".join(dice.choices(signs, k=width)) for signs in rows]).coloured(inks, dice.choice("k "))
        x, y = dice.randint(-40, 260), dice.randint(-40, 200)
        computer, wanted = Spectrum(), Spectrum()
        computer.recall(dice.randbytes(6912) + b"\0")
        wanted.recall(computer.memory())
        text = picture.rows()
        for row in range(24):
            for column in range(32):
                inside = [
                    text[down - y][across - x] if 0 <= down - y < height and 0 <= across - x < width else " "
                    for down in range(8 * row, 8 * row + 8)
                    for across in range(8 * column, 8 * column + 8)
                ]
                if "#" in inside or " " not in inside:
                    mask, value = picture.paint_at((8 * row - y + 4) // 8, (8 * column - x + 4) // 8)
                    wanted.attributes[32 * row + column] &= ~mask
                    wanted.attributes[32 * row + column] |= value
                    if clear:
                        wanted.cell(row, column, bytes(8))
        wanted.cover(x, y, picture.solid, picture.ink, width)
        draw(computer, picture, x, y, clear=clear)
        assert computer.memory() == wanted.memory()
