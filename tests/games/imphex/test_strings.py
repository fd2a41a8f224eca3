"""The words that stand in tuples, which the contract suite does not see, fit their fields, too."""

from collections.abc import Iterator

import pytest

from arcade.games.imphex import panel, strings
from arcade.games.imphex.look import PICTURE_ROW
from arcade.machine.pet import Pet
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Prose, Text, wrap
from arcade.toolkit.programs.pet_look import PAGE_WIDTH


def tupled() -> Iterator[Text]:
    for value in vars(strings).values():
        if isinstance(value, tuple):
            yield from (text for text in value if isinstance(text, Text))


def test_every_line_in_a_tuple_fits() -> None:
    pet, texts = Pet(), list(tupled())
    assert len(texts) >= 17
    for text in texts:
        for form in (text.english, text.in_language("ro")):
            assert not pet.lacks(form)
            assert isinstance(text, Prose) or len(form.format(n="00")) <= text.width, form


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("pages", [strings.PAGES, strings.PAGES_FOR_TWO], ids=["alone", "together"])
def test_the_pages_leave_room_for_picture_and_prompt(language: Language, pages: tuple[Prose, Prose]) -> None:
    first, second = (wrap(page.in_language(language), PAGE_WIDTH) for page in pages)
    assert 3 + len(first) < PICTURE_ROW
    assert 3 + len(second) < 22


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_scolding_fits_the_scoreboard(language: Language) -> None:
    lines = panel.scolding(strings.SCOLDING.in_language(language))
    assert len(lines) <= 5
    assert all(len(line) <= 12 for line in lines)


@pytest.mark.parametrize("number", [0, 7, 42, 999, 99_999])
def test_an_entry_of_the_scoreboard_is_twelve_columns_whatever_the_number(number: int) -> None:
    for label in ("YOU", "IMPHEX", "ILLEGAL", "ÎNVĂȚATE", "NEPERMISE"):
        shown = panel.score_line(label, number)
        assert len(shown) == 12
        assert shown.endswith(str(number))
        assert shown.startswith(label[: 11 - len(str(number))])
