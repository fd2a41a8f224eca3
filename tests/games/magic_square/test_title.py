"""The title's letters."""

import pytest

from arcade.games.magic_square import art, strings
from arcade.toolkit.contract.languages import LANGUAGES


@pytest.mark.parametrize(
    "letter", sorted({sign for language in LANGUAGES for sign in strings.SPINE.in_language(language).upper()} - {" "})
)
def test_each_letter_of_the_name_is_whole(letter: str) -> None:
    """No stroke leaves its box: there it would be cut off."""
    for stroke in art.LETTERS[letter].strokes:
        for x, y, wide in stroke:
            assert {x - (wide - 1) // 2, x + wide // 2} <= set(range(art.LETTER_WIDTH))
            assert {y - (wide - 1) // 2, y + wide // 2} <= set(range(art.LETTER_HEIGHT))


def test_the_wand_ends_where_the_letter_is_whole() -> None:
    """What has been written in the end is the letter as it is read; before that some of it is faint."""
    for letter in art.LETTERS:
        length = sum(pixels for _, _, pixels in art.way(letter))
        assert art.written(letter, length)[0].ink == art.whole(letter).ink
        assert art.written(letter, 0)[0].ink != art.whole(letter).ink
