"""Pictures painted with light: shapes, tones, and an ink for each cell."""

from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import paint


def test_a_shape_is_filled_and_what_lies_outside_the_picture_is_cut_off() -> None:
    easel = DitheredScene("w", 1, 1)
    easel.fill(box(4, 6, 9, 9), 64)
    assert easel.finished().rows() == ["........"] * 6 + ["....####"] * 2


def test_half_the_light_is_half_the_ink() -> None:
    easel = DitheredScene("w", 2, 2)
    easel.fill(box(0, 0, 16, 16), 32)
    assert sum(row.count("#") for row in easel.finished().rows()) == 128
    easel.shade(box(0, 0, 16, 16), -32)
    assert not any(easel.finished().ink)


def test_a_body_has_a_rim_that_parts_it_from_what_is_behind() -> None:
    easel = DitheredScene("w", 1, 1)
    easel.fill(box(0, 0, 8, 8), 64)
    easel.body(box(3, 3, 2, 2), 64)
    assert easel.finished().rows()[2:6] == ["###..###", "##.##.##", "##.##.##", "###..###"]


def test_cells_take_the_ink_of_a_shape_that_covers_enough_of_them() -> None:
    easel = DitheredScene("g", 3, 1)
    easel.tint(box(0, 0, 12, 8), "R", least=40)
    easel.lamp(20, 4, (3, "Y"))
    assert [easel.finished().paint_at(0, column) for column in range(3)] == [
        paint("R", "k"), paint("g", "k"), paint("Y", "k")
    ]  # fmt: skip


def test_shapes_are_rows_of_pixels() -> None:
    assert list(ellipse(5, 5, 2, 1)) == [(4, 5, 6), (5, 3, 8), (6, 5, 6)]
    assert list(polygon((0, 0), (4, 0), (4, 2), (0, 2))) == [(0, 0, 5), (1, 0, 5)]


def test_what_looks_random_is_the_same_every_time() -> None:
    assert [scattered(3, 4, 5)] * 2 == [scattered(3, 4, 5), scattered(3, 4, 5)]
    assert all(0 <= noise(x, y, 7, 1) <= 64 for x in range(40) for y in range(40))
