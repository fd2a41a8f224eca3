"""Catalogues hold every text of the code in every language, and what the arcade reads is compiled from them."""

from pathlib import Path
from string import Formatter

import pytest

from arcade.toolkit.contract.texts import Count, Filled, Prose, Text, Verbatim, filled
from tests.languages import FINISHED
from tools.translations.catalogues import COMPILED, LOCALE, TRANSLATED, compiled, kept, known, updated
from tools.translations.extraction import SHARED, ExtractionError, Message, messages

both = pytest.mark.parametrize("language", TRANSLATED)


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], Message]:
    return messages()


@both
def test_the_catalogues_are_up_to_date(language: str, found: dict[tuple[str, str], Message]) -> None:
    files = {path: path.read_bytes() for path in (LOCALE / language).glob("*.po")}
    assert files == updated(language, found), "run python -m tools.translations"
    forms = known(catalogue for _, catalogue in kept(language))
    assert (COMPILED / f"{language}.mo").read_bytes() == compiled(language, forms, found)
    if language in FINISHED:
        assert [key for key in found if key not in forms] == []


@both
def test_translations_have_the_places_of_the_english(language: str, found: dict[tuple[str, str], Message]) -> None:
    for key, forms in known(catalogue for _, catalogue in kept(language)).items():
        wanted = places(found[key].english) | places(found[key].plural)
        for form in forms:
            assert wanted - {"n"} <= places(form) <= wanted, form


def places(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name}


def module(folder: Path, name: str, text: str) -> None:
    path = folder / "arcade" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_translator_is_told_where_a_text_stands_and_how_much_room_there_is(tmp_path: Path) -> None:
    module(tmp_path, "games/robac/strings.py", 'SCORE = Text("Score", 12)\n"""Above the meadow."""\n')
    module(tmp_path, "games/mefisto/strings.py", 'A, B = Count("{n} fire", "{n} fires", width=9), Prose("Score")\n')
    score, fires = messages(tmp_path)["", "Score"], messages(tmp_path)["", "{n} fire"]
    assert score.files == ["arcade/games/mefisto/strings.py", "arcade/games/robac/strings.py"]
    assert score.comments == ["a paragraph; (A, B)", "a line; at most 12 characters; SCORE; Above the meadow."]
    assert (score.room, fires.room, fires.plural) == (SHARED, "mefisto", "{n} fires")


def test_a_game_begun_from_the_pattern_has_its_words_to_itself(tmp_path: Path) -> None:
    for file in ("_template/pilot", "_template/strings", "star_field/pilot", "star_field/strings"):
        module(tmp_path, f"games/{file}.py", f'A, B = Text("Tries left"), Text("Title of {file}")\n')
    found = messages(tmp_path)
    tries, title = found["", "Tries left"], found["", "Title of _template/strings"]
    assert tries.files == ["arcade/games/star_field/pilot.py", "arcade/games/star_field/strings.py"]
    assert (tries.room, title.room) == ("star-field", "template")


@pytest.mark.parametrize("text", ["Text(NAME)", 'Text(f"{one} place")', 'Count("{n} fire", MANY)'])
def test_a_text_that_no_translator_could_see_is_refused(tmp_path: Path, text: str) -> None:
    module(tmp_path, "games/robac/strings.py", f"TITLE = {text}\n")
    with pytest.raises(ExtractionError, match=r"robac/strings.py, line 1: .* is no literal"):
        messages(tmp_path)


def test_a_thing_that_is_counted_in_two_ways_is_refused(tmp_path: Path) -> None:
    module(tmp_path, "games/robac/strings.py", 'A = Count("{n} die", "{n} dice")\nB = Count("{n} die", "{n} dies")\n')
    with pytest.raises(ExtractionError, match="is counted in two ways"):
        messages(tmp_path)


def test_what_is_in_no_catalogue_stays_english() -> None:
    assert Text("No catalogue knows {this}").in_language("ro", this="it") == "No catalogue knows it"
    assert Count("{n} unknown", "{n} unknowns").in_language("ro", n=2) == "2 unknowns"
    assert Verbatim("Leave").in_language("ro") == "Leave"


def test_a_sentence_is_filled_in_each_language_with_texts_in_that_language() -> None:
    sentence = filled(Prose("line {line}: {words}"), line=3, words=Text("yes"))
    assert (sentence.english, sentence.in_language("ro")) == ("line 3: yes", "linia 3: da")
    assert sentence == filled(Prose("line {line}: {words}"), line=3, words=Text("yes"))
    nested = filled(Prose("line {line}: {words}"), line=1, words=sentence)
    assert nested.in_language("ro") == "linia 1: linia 3: da"
    assert isinstance(nested.wrapped(20), Filled)
    assert (nested.wrapped(20).in_language("ro"), nested.wrapped(20).width) == (nested.in_language("ro"), 20)


def test_a_context_tells_alike_texts_apart() -> None:
    assert [Text("hare").in_language("ro"), Text("hare", context="animal").in_language("ro")] == [
        "iepurele",
        "un iepure",
    ]
    assert Text("bat", context="animal").wrapped().in_language("ro") == "un liliac"
