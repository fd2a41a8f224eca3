"""The poster face, smooth enlarging and shading, as pictures."""

import pytest

from arcade.toolkit.letters.poster import BODY, MARK, poster, poster_letter
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.scale2x import smoothly, stretched
from arcade.toolkit.picture.shading import extruded, hollow, lit, outlined, shadowed, textured
from arcade.toolkit.picture.sprites import Sprite, sprite

STAIR = sprite(["#  ", " # ", "  #"])
BLOCK = sprite(["         "] + ["  ##### "] * 5 + ["        "] * 2)


def test_the_letters_of_both_languages_are_there() -> None:
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZĂÂÎȘȚ0123456789 !?.,:-–’„”+×/&()":
        letter = poster_letter(character)
        assert letter.height == BODY + 2 * MARK
        assert any(letter.ink) == (character != " ")


def test_marks_stand_apart_from_their_letters() -> None:
    assert poster("Îț").rows() == [
        " ##        ",
        "#  #       ",
        "           ",
        " ##  ######",
        " ##  ######",
        " ##    ##  ",
        " ##    ##  ",
        " ##    ##  ",
        " ##    ##  ",
        " ##    ##  ",
        " ##    ##  ",
        "           ",
        "       ##  ",
        "      ##   ",
    ]


def test_boxed_letters_keep_to_cells() -> None:
    assert poster("IM", box=8).rows()[MARK] == "   ##   ##    ##"
    assert poster("I I", gap=2).width == 2 + 2 + 3 + 2 + 2


def test_what_the_face_lacks_is_named() -> None:
    with pytest.raises(ValueError, match="cannot write 'A#': #"):
        poster("a#")


def test_enlarging_smooths_diagonals() -> None:
    assert smoothly(STAIR, 2).rows() == [
        "##    ",
        "###   ",
        " ###  ",
        "  ### ",
        "   ###",
        "    ##",
    ]
    assert smoothly(STAIR, 3).rows() == [
        "###      ",
        "###      ",
        "####     ",
        "  ####   ",
        "   ###   ",
        "   ####  ",
        "     ####",
        "      ###",
        "      ###",
    ]


def test_enlarging_by_other_factors() -> None:
    assert smoothly(STAIR, 5) == STAIR.enlarged(5, 5)
    assert smoothly(STAIR, 4) == smoothly(smoothly(STAIR, 2), 2)
    assert stretched(STAIR, 2, 4) == smoothly(STAIR, 2).enlarged(1, 2)
    assert stretched(STAIR, 2, 3) == STAIR.enlarged(2, 3)
    with pytest.raises(ValueError, match="one time at least"):
        smoothly(STAIR, 0)


@pytest.mark.parametrize("words", ["ABC", "Șț 19", "&?%"])
def test_smoothing_twice_is_what_its_author_says_of_each_pixel(words: str) -> None:
    picture = poster(words.replace("%", "!"))
    width, height = picture.width, picture.height

    def lit(x: int, y: int) -> int:
        return picture.ink[y] >> width - 1 - x & 1 if 0 <= x < width and 0 <= y < height else 0

    def corner(x: int, y: int, across: int, down: int) -> int:
        beside, over = lit(x + across, y), lit(x, y + down)
        apart = beside != lit(x - across, y) and over != lit(x, y - down)
        return beside if apart and beside == over else lit(x, y)

    assert smoothly(picture, 2).rows() == [
        "".join(" #"[corner(x // 2, y // 2, x % 2 * 2 - 1, y % 2 * 2 - 1)] for x in range(2 * width))
        for y in range(2 * height)
    ]


def test_outline_and_shadow() -> None:
    assert outlined(BLOCK).rows() == [" ....... "] + [" .#####. "] * 5 + [" ....... ", " " * 9]
    assert shadowed(BLOCK, 2, 2, HALF).rows() == [
        " ....... ",
        " .#####. ",
        " .#####. ",
        " .#####..",
        " .#####.#",
        " .#####..",
        " .......#",
        "    .#.#.",
    ]


def test_depth_runs_down_to_the_right() -> None:
    assert extruded(BLOCK, 1, sprite(["#"]), gap=0).rows() == [
        " " * 9,
        "  #####  ",
        "  ###### ",
        "  ###### ",
        "  ###### ",
        "  ###### ",
        "   ##### ",
        " " * 9,
    ]


def test_insides() -> None:
    def inside(picture: Sprite) -> list[str]:
        return [row[2:7] for row in picture.rows()[1:6]]

    assert inside(hollow(BLOCK)) == ["#####", "#...#", "#...#", "#...#", "#####"]
    assert inside(hollow(BLOCK, 1, HALF)) == ["#####", "#.#.#", "##.##", "#.#.#", "#####"]
    assert inside(lit(BLOCK)) == ["#####", "#...#", "#.###", "#.###", "#####"]
    assert inside(textured(BLOCK, HALF)) == [".#.#.", "#.#.#", ".#.#.", "#.#.#", ".#.#."]


def test_a_typed_apostrophe_is_the_printed_one() -> None:
    assert poster("LOYD'S").rows() == poster("LOYD’S").rows()
