"""The languages that the arcade speaks: a new one is a line here and a folder of catalogues."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")
Language = str
"""A language by its ISO 639 code."""
SOURCE: Language = "en"
"""The one in which texts stand in the code."""
LANGUAGE_NAMES: dict[Language, str] = {SOURCE: "English", "ro": "română"}
"""Each with its own name for itself."""
LANGUAGES = tuple(LANGUAGE_NAMES)
ALPHABETS: dict[Language, str] = {SOURCE: "abcdefghijklmnopqrstuvwxyz", "ro": "aăâbcdefghiîjklmnopqrsștțuvwxyz"}
"""The letters of each language in its own order; where none are told, those of English."""


def following(language: Language) -> Language:
    """The next of the languages, after the last one the first."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def letters_of(language: Language) -> str:
    """Every letter of the alphabets above: a language's own in its order, and then those of the others."""
    return "".join(dict.fromkeys("".join((own(ALPHABETS, language), *ALPHABETS.values()))))


def own(table: Mapping[Language, T], language: Language) -> T:
    """What a table has for a language, or for English where it has nothing for this one."""
    return table.get(language, table[SOURCE])
