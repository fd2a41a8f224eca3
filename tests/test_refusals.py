"""Nothing is refused in silence: whoever presses what cannot be is told so in words, in every game and language."""

import pytest

from arcade.cabinet.catalogue import slugs
from arcade.toolkit.texts import LANGUAGES, Language
from tests.clumsy import Clumsy

FRAMES = 2_500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs(pattern=True))
def test_whatever_is_refused_is_answered_in_words(slug: str, language: Language) -> None:
    slips = Clumsy(slug, language, seed=1 + LANGUAGES.index(language)).play(FRAMES)
    silent = {str(slip) for slip in slips if slip.silent}
    assert not silent, "\n".join(sorted(silent))
