"""The table of strength names every pair of rivals there is, with games enough."""

import pytest

from arcade.cabinet.catalogue import cartridge, strength
from arcade.commands.strength import Line, competitive, markdown
from arcade.commands.told import GAMES
from arcade.toolkit.ai.tournament import Score
from tools.strength_table import LEVELS, PAPER, STRONGEST, cells, parted, renewed, short


def measured() -> list[tuple[str, str, str, int]]:
    """The table's game, stronger, weaker and number of games, line by line."""
    table = parted(PAPER.read_text(encoding="utf-8"), LEVELS)[1]
    return [(row[0], row[1], row[2], sum(map(int, row[3:6]))) for row in cells(table)]


def test_every_pair_has_been_played_as_the_benchmark_plays() -> None:
    wanted = []
    for slug in competitive():
        found = strength(slug)
        assert found is not None
        names = [player.name for player in found.players]
        wanted += [
            (cartridge(slug).title.english, names[one], names[other], found.enough((one, other), GAMES))
            for one, other in found.pairs()
        ]
    assert sorted(measured()) == sorted(wanted)


def test_no_level_and_no_hint_is_out_of_order() -> None:
    least: dict[tuple[str, str, str], int] = {}
    for slug in competitive():
        found = strength(slug)
        assert found is not None
        names = [player.name for player in found.players]
        for one, other in found.pairs():
            least[cartridge(slug).title.english, names[one], names[other]] = found.least((one, other))
    table = parted(PAPER.read_text(encoding="utf-8"), LEVELS)[1]
    below = [row for row in cells(table) if Score(*map(int, row[3:6])).per_mille < least[row[0], row[1], row[2]]]
    assert below == []


def test_the_short_table_tells_of_the_strongest_levels_what_the_long_one_does() -> None:
    paper = PAPER.read_text(encoding="utf-8")
    assert parted(paper, STRONGEST)[1] == short(parted(paper, LEVELS)[1])


def test_only_the_games_played_again_get_new_lines() -> None:
    def line(slug: str, won: int) -> Line:
        return Line(slug, "strong", "weak", Score(won, 0, 10 - won))

    begin, end = f"<!-- {LEVELS} -->\n", f"<!-- end of {LEVELS} -->"
    text = f"before\n{begin}{markdown([line('nim', 8), line('reversi', 9)])}{end}\nafter\n"
    again = renewed(text, ["nim"], markdown([line("nim", 7)]))
    assert again == f"before\n{begin}{markdown([line('nim', 7), line('reversi', 9)])}{end}\nafter\n"


def test_a_paper_without_a_place_for_it_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed("nothing", [], markdown([]))
