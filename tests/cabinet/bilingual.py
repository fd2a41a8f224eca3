"""Texts of tests with their Romanian beside them: no catalogue has these."""

from dataclasses import dataclass, field

from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Prose, Text


@dataclass(frozen=True)
class Bilingual(Text):
    """A line in two languages."""

    romanian: str = field(kw_only=True)

    def in_language(self, language: Language, **values: object) -> str:
        """The words in a language, places filled in."""
        words = self.romanian if language == "ro" else self.english
        return words.format(**values) if values else words


@dataclass(frozen=True)
class BilingualProse(Bilingual, Prose):
    """A paragraph in two languages."""


def line(english: str, romanian: str) -> Bilingual:
    """A line with its Romanian."""
    return Bilingual(english, romanian=romanian)


def paragraph(english: str, romanian: str) -> BilingualProse:
    """A paragraph with its Romanian."""
    return BilingualProse(english, romanian=romanian)
