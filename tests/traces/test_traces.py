"""Every game follows the recordings of its original: README.md says what is compared, bars.py how alike it is to be."""

import pytest

from tests.traces.bars import BARS, LOWER, below_own, needless
from tests.traces.following import follow
from tests.traces.recording import recorded, trace


@pytest.mark.rotates(3)
@pytest.mark.parametrize("slug", recorded())
def test_a_game_follows_its_recordings(slug: str) -> None:
    figures, own = follow(trace(slug)).figures, LOWER.get(slug, {})
    low = {column: (figures[column], own.get(column, BARS[column])) for column in below_own(slug, figures)}
    assert not low, f"python -m tools.follow_traces -v {slug} says what differs"
    assert not needless(slug, figures), "the game reaches the bar for all: take these rows out of bars.py"
