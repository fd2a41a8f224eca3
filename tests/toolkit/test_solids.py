"""Shaded bodies as pictures."""

from arcade.toolkit.picture.solids import ball, disc, shaded, tile


def ink(rows: tuple[int, ...]) -> int:
    return sum(row.bit_count() for row in rows)


def test_levels_are_dithered() -> None:
    assert shaded(4, 2, lambda x, _: (0, 32, 64, None)[x]).rows() == ["..# ", ".## "]


def test_a_small_ball_has_a_glint() -> None:
    assert ball(8).rows() == [
        "  ####  ",
        " ###### ",
        "##.#####",
        "########",
        "########",
        "########",
        " ###### ",
        "  ####  ",
    ]


def test_a_ball_is_light_above_and_dark_below() -> None:
    light, dark = ball(24), ball(24, dark=True)
    assert ink(light.ink[:12]) > ink(light.ink[12:]) + 40
    assert ink(dark.ink[12:]) > ink(dark.ink[:12]) + 40
    assert light.solid == dark.solid


def test_discs_of_two_sides() -> None:
    light, dark = disc(16).rows(), disc(16, face=0).rows()
    assert light[:8:7] == ["     ######     ", "##.##########..#"]
    assert dark[:8:7] == ["     ######     ", "###..........#.#"]
    assert disc(16).solid == disc(16, face=0).solid


def test_a_tile_is_bevelled() -> None:
    assert tile(10, 8, 1).rows() == [
        "##########",
        "##########",
        "##......##",
        "##.####..#",
        "##.####.##",
        "##.......#",
        "###.#.#.##",
        "##########",
    ]
