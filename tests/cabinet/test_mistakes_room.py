"""The page of mistakes has room for what every judge says, on both grids and in both languages."""

import pytest

from arcade.cabinet.catalogue import cartridge, evaluator
from arcade.cabinet.pages.mistakes import mistakes
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Monitor
from arcade.toolkit.ai.mistakes import Mistake
from arcade.toolkit.contract.evaluator import said
from arcade.toolkit.contract.languages import Language
from tests.cabinet.golden_pages import both_grids, both_languages, context_of, seen
from tests.test_evaluators import JUDGED, judged

LATEST = 199
"""The number of a late move."""


@pytest.mark.rotates(4)
@both_grids
@both_languages
@pytest.mark.parametrize("slug", JUDGED)
def test_the_page_of_mistakes_has_room_for_its_words(slug: str, language: Language, grid: type[Monitor]) -> None:
    known = evaluator(slug)
    assert known is not None
    found = []
    for position, valued in judged(slug):
        longest = max(valued, key=lambda move: len(known.named(position, move, language)))
        value = max(valued.values(), key=lambda value: len(said(known.worth(value), True).in_language(language)))
        found.append(Mistake(LATEST, position, longest, longest, value, value, LATEST))
    context = context_of(Store(None), language, grid)
    machine = cartridge(slug).machine(None)
    for mistake in found:
        assert seen(context, mistakes(context, machine, known, [mistake], [None])) is ...
        assert str(LATEST) in "".join(context.monitor.text_rows())
