"""Portraits: made from the letters alone, mirrored, with eyes that read, and rarely alike."""

from itertools import product
from string import ascii_uppercase

import pytest

from arcade.cabinet.paint.portrait import EYES, HEADS, MOUTHS, NOBODY, SIDE, SIDES, pictures, portrait, robot
from arcade.machine.monitor.bits import Sprite
from arcade.machine.monitor.colours import BLACK, RGB
from arcade.toolkit.picture.art import Rows

PEOPLE = ["".join(letters) for letters in product(ascii_uppercase[::5], "ĂEÎOȘ", "AMZ")]


def light(colour: int) -> int:
    return sum(RGB[colour])


@pytest.mark.parametrize(("table", "rows", "wide"), [(HEADS, 3, 4), (SIDES, 4, 1), (EYES, 2, 3), (MOUTHS, 3, 3)])
def test_the_tables_hold_whole_pictures(table: Rows, rows: int, wide: int) -> None:
    assert all(len(one) == rows and all(len(row) == wide for row in one) for one in pictures(table))
    assert len(set(pictures(table))) >= len(pictures(table)) - 1, "only bare sides may come twice"


@pytest.mark.parametrize("dot", [1, 2, 5])
def test_a_face_is_eight_dots_wide_and_mirrored(dot: int) -> None:
    for face in (portrait("RÂU", dot), robot(dot)):
        assert (face.width, face.height) == (SIDE * dot, SIDE * dot)
        assert all(row == row[::-1] for row in face.rows)
        assert all(len(set(face.rows[at : at + dot])) == 1 for at in range(0, face.height, dot))


def test_the_letters_alone_make_the_face() -> None:
    portrait.cache_clear()
    first = [portrait(name, 1) for name in PEOPLE]
    portrait.cache_clear()
    assert [portrait(name, 1) for name in PEOPLE] == first
    assert len({face.rows for face in first}) == len(PEOPLE), "no two of so few are alike"


def test_every_face_looks_at_somebody() -> None:
    """In the two rows of the eyes dark and light stand beside each other, but in the dark one of nobody."""

    def contrast(face: Sprite) -> int:
        lights = [light(dot) for row in face.rows[3:5] for dot in row[1:7]]
        return max(lights) - min(lights)

    assert all(contrast(portrait(name, 1)) > 250 for name in PEOPLE)
    assert set(b"".join(portrait(NOBODY, 1).rows)) - {BLACK} == {max(b"".join(portrait(NOBODY, 1).rows))}
