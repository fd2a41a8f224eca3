"""The scores that players are to beat are scores that the pilots reach."""

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.pilot_scores import PilotScore, pilot_score, pilot_scores, read, written
from tools.pilot_ends import end
from tools.pilot_scores import played, to_beat

LONG = {("checkers", 4)}
"""Games that are thought over for more than a minute; ``python -m tools.pilot_ends`` plays them, too."""
AGAIN = "run python -m tools.pilot_scores {slug}"


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", slugs())
def test_the_pilot_reaches_its_shortest_score_again(slug: str) -> None:
    known, game = pilot_scores(slug), cartridge(slug)
    if not known:
        assert not game.contest or to_beat(slug, game.default_level, False) is None, AGAIN.format(slug=slug)
        pytest.skip("it comes to no score")
    score = min(known, key=lambda one: one.frames)
    assert played(slug, score.level, score.original, score.seed) == score, AGAIN.format(slug=slug)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("slug", [slug for slug in slugs() if pilot_scores(slug)])
def test_where_the_pilot_has_no_score_it_has_come_to_an_end_without_one(slug: str) -> None:
    """It has lost, say, where only a win has a score."""
    known = {(score.level, score.original) for score in pilot_scores(slug)}
    for level in cartridge(slug).levels.keys:
        for original in (False, True):
            if (level, original) not in known and (slug, level) not in LONG:
                assert end(slug, level, original), f"no end at level {level}, original: {original}"


@pytest.mark.parametrize("slug", slugs())
def test_the_scores_are_of_levels_that_there_are(slug: str) -> None:
    game, known = cartridge(slug), pilot_scores(slug)
    assert {score.level for score in known} <= set(game.levels.keys)
    assert len({(score.level, score.original) for score in known}) == len(known)
    for score in known:
        assert pilot_score(slug, score.level, score.original) == score


def test_a_file_is_read_as_it_was_written() -> None:
    some = (PilotScore(2, False, 30, 1, 500), PilotScore(1, True, 0, 3, 40))
    assert read(written(reversed(some))) == some
    for line in ("", "1 modern 2 3", "1 new 2 3 4", "one modern 2 3 4"):
        with pytest.raises(ValueError, match=r"line 1|invalid literal"):
            read(line + "\n")
