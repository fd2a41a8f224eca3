"""Grammar in both languages, and that every sentence fits its line whatever is filled in."""

import pytest

from arcade.games.go_fish import strings
from arcade.games.go_fish.art import LETTERS
from arcade.games.go_fish.pages import WORDS
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.texts import Prose, Text


def test_one_book_two_books_one_ace_three_aces() -> None:
    assert [strings.BOOKS.in_language("en", n=n) for n in (0, 1, 2)] == ["0 BOOKS", "1 BOOK", "2 BOOKS"]
    assert [strings.BOOKS.in_language("ro", n=n) for n in (1, 2)] == ["1 CAREU", "2 CAREURI"]
    assert [strings.CARDS.in_language("ro", n=n) for n in (1, 7, 38)] == ["1 CARTE", "7 CĂRȚI", "38 DE CĂRȚI"]
    assert [strings.COUNTED[0].in_language("en", n=n) for n in (1, 3)] == ["1 ACE", "3 ACES"]
    assert [strings.COUNTED[5].in_language("en", n=n) for n in (1, 2)] == ["1 SIX", "2 SIXES"]
    assert [strings.COUNTED[0].in_language("ro", n=n) for n in (1, 3)] == ["1 AS", "3 AȘI"]
    assert [strings.COUNTED[11].in_language("ro", n=n) for n in (1, 2)] == ["1 DAMĂ", "2 DAME"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_with_the_longest_words(language: Language) -> None:
    ranks = max((words.in_language(language) for words in strings.RANK_NAMES), key=len)
    cards = max((words.in_language(language, n=3) for words in strings.COUNTED), key=len)
    for name, text in vars(strings).items():
        if isinstance(text, Text) and not isinstance(text, Prose) and text.width == strings.LINE:
            words = strings.CARDS.in_language(language, n=38) if name == "THE_DECK" else cards
            shown = text.in_language(language, ranks=ranks, cards=words, card="10♥", n=2)
            assert len(shown) <= strings.LINE, shown


def test_the_title_has_all_its_letters() -> None:
    assert {sign for language in LANGUAGES for sign in WORDS.in_language(language)} - {"\n"} == set(LETTERS)
