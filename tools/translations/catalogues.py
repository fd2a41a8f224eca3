"""Catalogues as files: one for each language and room, and one compiled from all of a language's."""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from io import BytesIO
from itertools import chain
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from arcade.toolkit.contract.languages import LANGUAGES, SOURCE, Language
from tools.translations.extraction import ROOT, Key, Message

LOCALE = ROOT / "assets" / "locale"
COMPILED = LOCALE / "compiled"
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE)
NOBODYS = re.compile(
    rb'^"(POT-Creation-Date|PO-Revision-Date|Generated-By|Report-Msgid-Bugs-To|Last-Translator|Language-Team): .*\n',
    re.MULTILINE,
)
"""Lines of a head that tell when and by whom, as if that were known."""
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
"""For a head that must have a date."""
HEADER = "The arcade's words in another language, to be opened by any editor of gettext catalogues."
COLUMNS = 120
Translations = Mapping[Key, tuple[str, ...]]
"""Each text's forms in a language, of which only a counted thing has several."""


def by_room(found: Mapping[Key, Message]) -> dict[str, list[Message]]:
    """The texts of each catalogue."""
    rooms: dict[str, list[Message]] = {}
    for one in found.values():
        rooms.setdefault(one.room, []).append(one)
    return dict(sorted(rooms.items()))


def catalogue_of(language: Language, some: Iterable[Message], translated: Translations) -> Catalog:
    """A catalogue of some texts, those that are translated with their translations."""
    made = Catalog(
        language, None, f"# {HEADER}", "Robac Arcade", "1", creation_date=NEVER, revision_date=NEVER, fuzzy=False
    )
    for one in some:
        names = [(name, 0) for name in one.files]
        key = (one.english, one.plural) if one.plural else one.english
        own = translated.get(one.key, ("",))
        words = own if one.plural and len(own) > 1 else own[0]
        made.add(key, words, names, auto_comments=one.comments, context=one.context or None)
    return made


def kept(language: Language, folder: Path = LOCALE) -> Iterator[tuple[Path, Catalog]]:
    """The catalogues of a language as they stand."""
    for path in sorted((folder / language).glob("*.po")):
        with path.open("rb") as file:
            yield path, read_po(file, locale=language, charset="utf-8")


def known(catalogues: Iterable[Catalog]) -> dict[Key, tuple[str, ...]]:
    """What is translated in some catalogues: each form of each text; what a translator doubts is not."""
    found: dict[Key, tuple[str, ...]] = {}
    for message in chain(*catalogues):
        english, *_ = (message.id,) if isinstance(message.id, str) else message.id
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        if english and forms and all(forms) and not message.fuzzy:
            found[message.context or "", english] = forms
    return found


def updated(language: Language, found: Mapping[Key, Message], folder: Path = LOCALE) -> dict[Path, bytes]:
    """The catalogues of a language with every text of the code, in the words that are there already.

    A text that has moved into another room takes its translation along; what is new, or has another English now, has
    none.
    """
    before = known(catalogue for _, catalogue in kept(language, folder))
    return {
        folder / language / f"{room}.po": written(catalogue_of(language, some, before))
        for room, some in by_room(found).items()
    }


def written(catalogue: Catalog) -> bytes:
    """A catalogue as the bytes of its file, the same in every run."""
    file = BytesIO()
    write_po(file, catalogue, width=COLUMNS, include_lineno=False)
    return NOBODYS.sub(b"", file.getvalue())


def compiled(language: Language, translated: Translations, found: Mapping[Key, Message]) -> bytes:
    """One file with all translations of a language, for the standard library's reader."""
    file = BytesIO()
    some = (one for key, one in sorted(found.items()) if key in translated)
    write_mo(file, catalogue_of(language, some, translated))
    return file.getvalue()
