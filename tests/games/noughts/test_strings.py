"""Words put together at play fit the message line."""

import pytest

from arcade.games.noughts import strings
from arcade.games.noughts.look import WIDTH
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.texts import Text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hint", [strings.HINT_WINS, strings.HINT_TIES, strings.HINT_LOSES, strings.HINT_GUESS])
def test_hints_fit_with_their_place(hint: Text, language: Language) -> None:
    place = strings.AT_CUBE if hint is strings.HINT_GUESS else strings.AT_SQUARE
    named = place.in_language(language, layer=4, row=4, column=4)
    assert len(hint.in_language(language, place=named)) <= WIDTH
