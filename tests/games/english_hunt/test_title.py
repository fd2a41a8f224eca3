"""The title's letters."""

import pytest

from arcade.games.english_hunt import strings, title
from arcade.toolkit.contract.languages import LANGUAGES


@pytest.mark.parametrize(
    "letter", sorted({sign for language in LANGUAGES for sign in strings.TITLE.in_language(language).upper()} - {" "})
)
def test_each_letter_of_the_name_is_whole(letter: str) -> None:
    """No branch, twig or mark leaves its box: there it would be cut off."""
    width, strokes = title.LETTERS[letter]
    for stroke in strokes:
        for x, y, wide in stroke:
            assert {x - (wide - 1) // 2, x + wide // 2} <= set(range(width))
            assert {y - (wide - 1) // 2, y + wide // 2} <= set(range(title.LETTER_HEIGHT))
