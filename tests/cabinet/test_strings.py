"""The cabinet's words: both languages, letters that the machine has, lines that fit their place."""

from collections.abc import Iterator
from types import ModuleType

from arcade.cabinet import strings
from arcade.cabinet.input import key_names
from arcade.cabinet.pages import everything_strings, gallery_strings
from arcade.cabinet.pages import strings as page_strings
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays import strings as replay_strings
from arcade.cabinet.storage import strings as store_strings
from arcade.machine.font import load_builtin
from arcade.machine.hosting import Notice
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.texts import Prose, Text

FONT = load_builtin("spectrum")
COLUMNS = 32


def texts(module: ModuleType) -> Iterator[tuple[str, Text]]:
    for name, value in vars(module).items():
        values = value.values() if isinstance(value, dict) else [value]
        for text in values:
            if isinstance(text, Text):
                yield name, text


MODULES = (
    everything_strings,
    gallery_strings,
    key_names,
    page_strings,
    proof_strings,
    replay_strings,
    store_strings,
    strings,
)
ALL = [(f"{module.__name__}.{name}", text) for module in MODULES for name, text in texts(module)]


def faults(text: Text) -> Iterator[str]:
    """What is wrong with a text in any language."""
    for language in LANGUAGES:
        words = text.in_language(language)
        if not words:
            yield f"nothing in {language}"
        if lacking := [letter for letter in words if letter not in FONT]:
            yield f"no glyph for {lacking}"
        if not isinstance(text, Prose) and "{" not in words and len(words) > (text.width or COLUMNS):
            yield f"{words!r} is too long"


def test_words_can_be_shown() -> None:
    assert len(ALL) > 500
    assert [f"{name}: {fault}" for name, text in ALL for fault in faults(text)] == []


def test_what_cannot_be_shown_is_found() -> None:
    assert len([*faults(Text("x" * (COLUMNS + 1)))]) == len(LANGUAGES)
    assert len([*faults(Text("\u2603"))]) == len(LANGUAGES)
    assert len([*faults(Text("x" * 9, 8))]) == len(LANGUAGES)


def test_places_are_the_same_in_both_languages() -> None:
    for name, text in ALL:
        assert {part.split("}")[0] for part in text.english.split("{")[1:]} == {
            part.split("}")[0] for part in text.in_language("ro").split("{")[1:]
        }, name


def test_whatever_a_host_tells_has_a_sentence() -> None:
    assert set(strings.HOST_NOTICES) == set(Notice)
