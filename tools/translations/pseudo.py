"""A language that nobody speaks, by which it shows what was never marked for translation and what has no room.

Every text has accents and is up to 30 % longer, as German may be, within the room that its translator is told.
The accents are those that every machine of the arcade has letters for.
"""

import re
from collections.abc import Mapping

from tools.translations.catalogues import Translations, compiled
from tools.translations.extraction import Key, Message

LANGUAGE = "eo"
"""Its code: one for which gettext knows how to count, and which the arcade does not speak."""
ACCENTS = str.maketrans("aistAIST", "ăîșțĂÎȘȚ")
PLACE = re.compile(r"\{[^{}]*\}")
LONGER = 0.3
FILLING = "ăîâ"


def pseudo(english: str, width: int = 0) -> str:
    """The words with accents, each line longer by as much as there is room for; {places} stay as they are."""
    return "\n".join(_line(line, width) for line in english.split("\n"))


def _line(line: str, width: int) -> str:
    parts, places = PLACE.split(line), PLACE.findall(line)
    room = width - len(line) if width else len(line)
    more = max(0, min(round(len(line) * LONGER), room)) if any(part.strip() for part in parts) else 0
    words = [part.translate(ACCENTS) for part in parts]
    last = max((number for number, part in enumerate(words) if part.strip()), default=0)
    longer = (FILLING * more)[:more]
    body = words[last].rstrip()
    words[last] = body + longer + words[last][len(body) :]
    return "".join(word + place for word, place in zip(words, [*places, ""], strict=True))


def translations(found: Mapping[Key, Message]) -> Translations:
    """All texts of the arcade in that language."""
    return {
        key: tuple(pseudo(form, one.width) for form in filter(None, (one.english, one.plural)))
        for key, one in found.items()
    }


def catalogue(found: Mapping[Key, Message]) -> bytes:
    """The same compiled."""
    return compiled(LANGUAGE, translations(found), found)
