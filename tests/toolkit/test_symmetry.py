"""The images of a board."""

from arcade.toolkit.ai.symmetry import images


def test_a_board_has_eight_images_itself_first() -> None:
    assert images(2) == (
        (0, 1, 2, 3),
        (0, 2, 1, 3),
        (2, 3, 0, 1),
        (2, 0, 3, 1),
        (1, 0, 3, 2),
        (1, 3, 0, 2),
        (3, 2, 1, 0),
        (3, 1, 2, 0),
    )


def test_every_image_keeps_neighbours_together() -> None:
    for image in images(5):
        assert sorted(image) == list(range(25))
        for field in range(24):
            (row, column), (next_row, next_column) = divmod(image[field], 5), divmod(image[field + 1], 5)
            if field % 5 < 4:
                assert abs(row - next_row) + abs(column - next_column) == 1
