"""Polyominoes are read from text, turned about their turning point, mirrored, and drawn square by square."""

from arcade.toolkit.picture.joined_sprites import mosaic
from arcade.toolkit.picture.polyominoes import (
    PENTOMINOES,
    TETROMINOES,
    hands,
    mirrored,
    read,
    settled,
    states,
    steady,
    turned,
)
from arcade.toolkit.picture.sprites import sprite


def test_the_turning_point_is_the_origin_whether_it_is_a_square_or_not() -> None:
    assert read("#+/.#") == ((0, -1), (0, 0), (1, 0))
    assert read("#./o#") == ((-1, 0), (0, 1))


def test_four_turns_anticlockwise_lead_back() -> None:
    corner = read("+#/#.")
    assert turned(corner) == ((-1, 0), (0, 0), (0, 1))
    assert turned(states(corner)[3]) == corner


def test_what_looks_alike_stands_where_it_stood() -> None:
    bar = states(read("#+"))
    assert bar[0] != bar[2]
    assert steady(bar) == (bar[0], bar[1], bar[0], bar[1])


def test_a_piece_has_as_many_hands_as_it_has_mirror_images() -> None:
    assert [len(hands(read(picture))) for picture in ("#+#", "+#/#.", "#../#+#", "##./.+#")] == [1, 1, 2, 2]
    assert sum(len(hands(read(picture))) for picture in PENTOMINOES.split()) == 18
    assert len({settled(read(picture)) for picture in TETROMINOES.split()}) == 7
    assert settled(mirrored(read("##/.+"))) == ((0, 0), (0, 1), (1, 0))


def test_a_mosaic_has_a_square_for_each_cell() -> None:
    assert mosaic(((1, 1), (2, 1), (2, 2)), sprite(("#.", ".."))).rows() == ["#.  ", "..  ", "#.#.", "...."]
