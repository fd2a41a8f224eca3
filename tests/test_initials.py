"""Keys that are named by a word, "W why" or "Q=leave", are the word's initial in Romanian where they are in English."""

import re
import unicodedata

import pytest

from arcade.cabinet.catalogue import slugs
from arcade.toolkit.contract.languages import LANGUAGES, SOURCE
from arcade.toolkit.contract.texts import Count, Text
from tests.test_contract import words

NAMED = re.compile(r"(?<![\w'’.-])([A-Z])(?: |=|: )(?!sau\b)(\w+)")
"""A letter and the word that says what it does."""


def initial(word: str) -> str:
    """The key for a word's first letter, without marks."""
    return unicodedata.normalize("NFD", word)[0].upper()


def named(text: str) -> list[tuple[str, str]]:
    return [(found[1], found[2]) for found in NAMED.finditer(text)]


def foreign(english: str, romanian: str) -> list[str]:
    """Letters that name a Romanian word by the initial of an English one."""
    own = {key for key, word in named(english) if initial(word) == key}
    return [f"{key} {word}" for key, word in named(romanian) if key in own and initial(word) != key]


def pairs(text: Text | Count) -> list[tuple[str, str]]:
    """Each form in English and in the other languages."""
    others = [language for language in LANGUAGES if language != SOURCE]
    if isinstance(text, Text):
        return [(text.english, text.in_language(language)) for language in others]
    return [(text.form(SOURCE, n), text.form(language, n)) for language in others for n in (1, 2, 20)]


@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_a_key_is_the_initial_of_the_word_in_its_language(slug: str) -> None:
    wrong = {
        name: found
        for name, text in words(slug).items()
        for english, other in pairs(text)
        if (found := foreign(english, other))
    }
    assert not wrong


def test_an_english_initial_in_romanian_words_is_found() -> None:
    assert foreign("F1 HINT  W WHY  D DRAW", "F1 SFAT  W DE CE  D REMIZĂ") == ["W DE", "D REMIZĂ"]
    assert foreign("S=directions", "S=direcțiile") == []
    assert foreign("B BRAIN", "C CREIER") == []
