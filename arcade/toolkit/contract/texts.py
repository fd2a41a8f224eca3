"""Words: English in the code, other languages in catalogues; a program asks for them in its language of the moment.

The English of a text is the source that a gettext catalogue translates: ``assets/locale/<language>/<room>.po``.
``python -m tools.translations`` compiles those of a language into one file, which is read when the first text is wanted
in it. A text that is in no catalogue stays English.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from gettext import GNUTranslations, NullTranslations

from arcade.machine.data import data_path
from arcade.toolkit.contract.languages import SOURCE, Language

SEVERAL = 2
NUMBER = "{n} "
"""How what is counted begins."""


@cache
def catalogue(language: Language) -> NullTranslations:
    """The compiled catalogue of a language; raises FileNotFoundError for one that there is not."""
    if language == SOURCE:
        return NullTranslations()
    with data_path(f"assets/locale/compiled/{language}.mo").open("rb") as file:
        return GNUTranslations(file)


@dataclass(frozen=True)
class Text:
    """One line (or lines, parted by newlines) with {named} places."""

    english: str
    width: int = 0
    """The field's width in characters that every line must fit; 0 stands for the machine's whole row."""
    context: str = field(default="", kw_only=True)
    """What tells it from another text that is the same in English and not in other languages."""

    def in_language(self, language: Language, **values: object) -> str:
        """The words in a language, places filled in."""
        found = catalogue(language)
        words = found.pgettext(self.context, self.english) if self.context else found.gettext(self.english)
        return words.format(**values) if values else words

    def wrapped(self, width: int = 0) -> "Prose":
        """The same words as a paragraph for a field of so many columns."""
        return Prose(self.english, width, context=self.context)


@dataclass(frozen=True)
class Prose(Text):
    """A paragraph that is wrapped to the field it is shown in; newlines part paragraphs."""


@dataclass(frozen=True)
class Verbatim(Prose):
    """Words that are the same in every language, such as a letter, a file's name, or what is translated already."""

    def in_language(self, language: Language, **values: object) -> str:
        """The words, places filled in."""
        del language
        return self.english.format(**values) if values else self.english

    def wrapped(self, width: int = 0) -> "Verbatim":
        return replace(self, width=width)


@dataclass(frozen=True)
class Filled(Prose):
    """A sentence with its places filled in, a text among the values in the language of the sentence: see `filled`."""

    sentence: Text = field(kw_only=True)
    values: tuple[tuple[str, object], ...] = field(kw_only=True)
    """Each with the name of its place."""

    def in_language(self, language: Language, **values: object) -> str:
        """The words in a language."""
        own = {name: value.in_language(language) if isinstance(value, Text) else value for name, value in self.values}
        return self.sentence.in_language(language, **{**own, **values})

    def wrapped(self, width: int = 0) -> "Filled":
        return replace(self, width=width)


@dataclass(frozen=True)
class Count:
    """A counted thing; {n} is the number, whose form each language chooses (1 punct, 2 puncte, 20 de puncte)."""

    one: str
    many: str
    width: int = 0
    context: str = field(default="", kw_only=True)

    @property
    def plural(self) -> "Plural":
        """What stands over several."""
        return Plural(self.many.removeprefix(NUMBER), counted=self)

    def in_language(self, language: Language, *, n: int, **values: object) -> str:
        """The form that `n` asks for, places filled in."""
        return self.form(language, n).format(n=n, **values)

    def form(self, language: Language, n: int) -> str:
        """The form that `n` asks for, its places open."""
        found = catalogue(language)
        if self.context:
            return found.npgettext(self.context, self.one, self.many, abs(n))
        return found.ngettext(self.one, self.many, abs(n))


@dataclass(frozen=True)
class Plural(Text):
    """Several of what is counted, without their number."""

    counted: Count = field(kw_only=True)

    def in_language(self, language: Language, **values: object) -> str:
        words = self.counted.form(language, SEVERAL).removeprefix(NUMBER)
        return words.format(**values) if values else words


def filled(sentence: Text, **values: object) -> Filled:
    """The sentence with its places filled in, in every language; a text among the values in the language of each."""
    english = {name: value.english if isinstance(value, Text) else value for name, value in values.items()}
    return Filled(sentence.english.format(**english), sentence=sentence, values=tuple(values.items()))


def wrap(words: str, width: int) -> list[str]:
    """Break words at blanks into lines of at most `width` characters; newlines stay, longer words are cut."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            while len(word) > width:
                room = width - len(line) - bool(line)
                if room > 0:
                    line, word = f"{line} {word[:room]}".strip(), word[room:]
                lines.append(line)
                line = ""
            if line and len(line) + 1 + len(word) > width:
                lines.append(line)
                line = word
            else:
                line = f"{line} {word}" if line else word
        lines.append(line)
    return lines


def shortened(words: str, columns: int) -> str:
    """What comes from outside, such as a file's name, cut at a blank where there is one near the end, and dotted."""
    if len(words) <= columns:
        return words
    cut = words[: columns - 1]
    blank = cut.rfind(" ")
    return (cut[:blank] if blank > columns // 2 else cut).rstrip(" -–,:") + "…"


def answer_in(words: str, keys: Sequence[str]) -> tuple[int, int] | None:
    """Where words name the answer that these keys give, as in "C=computer" or "2, 3 or 4": its first and last place.

    The first of the keys that is named is meant; the ends of a range, as in "1–9", name nothing.
    """
    for key in keys:
        if named := re.search(rf"(?<![\w–-]){re.escape(key)}(?![\w–-])(=\w+)?", words, re.IGNORECASE):
            return named.span()
    return None
