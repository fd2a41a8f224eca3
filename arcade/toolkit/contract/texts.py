"""Words in English and Romanian, side by side; a program asks for them in its language of the moment."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Language = Literal["en", "ro"]
LANGUAGES: tuple[Language, ...] = ("en", "ro")


@dataclass(frozen=True)
class Text:
    """One line (or lines, parted by newlines) in both languages, with {named} places.

    `width` is the field's width in characters that every line must fit; 0 stands for the machine's whole row.
    """

    en: str
    ro: str
    width: int = 0

    def in_language(self, language: Language, **values: object) -> str:
        """The words in a language, places filled in."""
        words = self.en if language == "en" else self.ro
        return words.format(**values) if values else words

    def wrapped(self, width: int = 0) -> "Prose":
        """The same words as a paragraph for a field of so many columns."""
        return Prose(self.en, self.ro, width)


@dataclass(frozen=True)
class Prose(Text):
    """A paragraph that is wrapped to the field it is shown in; newlines part paragraphs."""


@dataclass(frozen=True)
class Count:
    """A counted thing: English has two forms, Romanian three (1 punct, 2 puncte, 20 de puncte); {n} is the number."""

    en: tuple[str, str]
    ro: tuple[str, str, str]
    width: int = 0

    def in_language(self, language: Language, *, n: int, **values: object) -> str:
        """The form that `n` asks for, places filled in."""
        if language == "en":
            form = self.en[0] if n == 1 else self.en[1]
        elif n == 1:
            form = self.ro[0]
        else:
            form = self.ro[1] if n == 0 or 0 < abs(n) % 100 < 20 else self.ro[2]
        return form.format(n=n, **values)


def filled(sentence: Text, **values: object) -> Prose:
    """The sentence with its places filled in, in both languages; a Text among the values in the language of each."""
    en = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    ro = {name: value.ro if isinstance(value, Text) else value for name, value in values.items()}
    return Prose(en=sentence.en.format(**en), ro=sentence.ro.format(**ro))


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
