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


def following(language: Language) -> Language:
    """The next of the languages, after the last one the first."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def own(table: Mapping[Language, T], language: Language) -> T:
    """What a table has for a language, or for English where it has nothing for this one."""
    return table.get(language, table[SOURCE])
