"""Typed animals and questions made fit to be stored and said: cut, without a question mark, with the right article."""

from arcade.games.animals.rules import MOST_LETTERS
from arcade.toolkit.contract.languages import SOURCE, Language

ENGLISH = ("a", "an", "the")
ARTICLES: dict[Language, tuple[str, ...]] = {"ro": ("o", "un", "niște")}
"""Of the languages in which an animal is typed with its article, which is part of what is stored."""
CONSONANT_BEGINNINGS = ("uni", "ewe", "eu", "us", "one-")
"""Words that are written with a vowel in front but spoken without: a unicorn, a ewe."""


def tidy(text: str) -> str:
    """A typed text without needless blanks, the first letter small, cut to what is stored; empty if it says nothing."""
    words = " ".join(text.split())
    if not any(character.isalnum() for character in words):
        return ""
    return small(words[:MOST_LETTERS].rstrip())


def question(text: str) -> str:
    """A question as it is stored: without its question mark."""
    return tidy(" ".join(text.split()).rstrip("? "))


def animal(text: str, language: Language) -> str:
    """An animal as it is stored: in English without an article, in other languages with the one that was typed."""
    name = tidy(text.rstrip(".!? "))
    first, _, rest = name.partition(" ")
    if language == SOURCE:
        return small(rest.strip()) if first.lower() in ENGLISH and rest else "" if first.lower() in ENGLISH else name
    return "" if first.lower() in ARTICLES.get(language, ()) and not rest else name


def lacks_article(name: str, language: Language) -> bool:
    """Whether an animal came without an article that its language has, such as Romanian o or un."""
    return language in ARTICLES and name.partition(" ")[0].lower() not in ARTICLES[language]


def said(name: str, language: Language) -> str:
    """An animal as it stands in a sentence: English gets its a or an."""
    if language != SOURCE:
        return name
    vowel = name[:1].lower() in "aeiou" and not name.lower().startswith(CONSONANT_BEGINNINGS)
    return f"{'an' if vowel else 'a'} {name}"


def noun(name: str, language: Language) -> str:
    """An animal without its article."""
    first, _, rest = name.partition(" ")
    return rest if first in ARTICLES.get(language, ()) and rest else name


def small(text: str) -> str:
    """The first letter made small, for the middle of a sentence."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """The first letter made a capital, for the start of one."""
    return text[:1].upper() + text[1:]
