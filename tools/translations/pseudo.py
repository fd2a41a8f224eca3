"""A language that nobody speaks, by which it shows what was never marked for translation and what has no room.

Every word has letters with marks and every text is up to 30 % longer, as German may be, within the room that its
translator is told. The marks are those that every machine of the arcade has letters for.
"""

import re
from collections.abc import Mapping

from tools.translations.catalogues import Translations, compiled
from tools.translations.extraction import Key, Message

LANGUAGE = "eo"
"""Its code: one for which gettext knows how to count, and which the arcade does not speak."""
MARKS = str.maketrans("aeiostuyAEIOSTUY", "ăâîâșțăîĂÂÎÂȘȚĂÎ")
MARKED = frozenset("ăâîșțĂÂÎȘȚ")
WORD = re.compile(r"[^\W\d_]{2,}")
PLACE = re.compile(r"\{[^{}]*\}")
LONGER = 0.3
FILLING, WORD_FILLING = " ăîâș", "ăîâș"
"""What makes a line longer, as further words, and what a single word."""


def pseudo(english: str, width: int = 0) -> str:
    """The words with marks, each line longer by as much as there is room for; {places} stay as they are."""
    return "\n".join(_line(line, width) for line in english.split("\n"))


def _line(line: str, width: int) -> str:
    parts, places = PLACE.split(line), PLACE.findall(line)
    words = [_marked(part) for part in parts]
    last = max((number for number, part in enumerate(words) if part.strip()), default=0)
    room = width - len(line) if width else len(line)
    more = max(0, min(round(len(line) * LONGER), room)) if words[last].strip() else 0
    body = words[last].rstrip()
    filling = FILLING if " " in line.strip() else WORD_FILLING
    words[last] = body + (filling * more)[:more].rstrip() + words[last][len(body) :]
    return "".join(word + place for word, place in zip(words, [*places, ""], strict=True))


def _marked(words: str) -> str:
    """Vowels, s and t with marks, and of a word that has none of them the last letter; single letters name keys."""
    return WORD.sub(_marked_word, words)


def _marked_word(found: re.Match[str]) -> str:
    word = found[0].translate(MARKS)
    return word if MARKED.intersection(word) else word[:-1] + ("Ț" if word.isupper() else "ț")


def unmarked(words: str) -> list[str]:
    """The words that are in no language but English, as no mark is on any letter of theirs."""
    return [word for word in WORD.findall(words) if not MARKED.intersection(word)]


def translations(found: Mapping[Key, Message]) -> Translations:
    """All texts of the arcade in that language."""
    return {
        key: tuple(pseudo(form, one.width) for form in filter(None, (one.english, one.plural)))
        for key, one in found.items()
    }


def catalogue(found: Mapping[Key, Message]) -> bytes:
    """The same compiled."""
    return compiled(LANGUAGE, translations(found), found)
