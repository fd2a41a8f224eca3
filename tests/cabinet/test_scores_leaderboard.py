"""High scores on a leaderboard: whose table it is, turned with the stick or a finger; both languages and grids."""

from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.file_exchange import FileExchange
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import scores as page_module
from arcade.cabinet.pages.scores import QUIET, Scores, scores
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_tables import CABINET_LENGTH, Span
from arcade.cabinet.storage.scores import NAME_LENGTH, ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.golden_pages import both_grids, both_languages, compare, context_of, seen
from tests.cabinet.leaderboards import CABINETS, NAMES, join, leaderboard, ten
from tests.cabinet.player import DATE

BEFORE = "1900-01-01"


def add(store: Store, score: int, player: str) -> None:
    store.add_score(ScoreRow("catcher", 1, False, 1, player, score, Outcome.WON.value, DATE))


def full(store: Store) -> None:
    for place, name in enumerate(NAMES):
        add(store, 90 - 4 * place, name)


def page_of(context: PageContext) -> Screen[tuple[int, bool] | None]:
    return scores(context, Game("catcher", cartridge("catcher")), 1, False)


def words_on(context: PageContext) -> str:
    return "\n".join(context.monitor.text_rows())


@pytest.mark.usefixtures("fake_games")
class TestInAHall:
    """With the fake games."""

    @both_grids
    @both_languages
    def test_pictures(
        self, store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path
    ) -> None:
        full(store)
        context = context_of(store, language, grid)
        context.set("initials", "RÂU")
        join(context, tmp_path)
        leaderboard(tmp_path, Span.WEEK, ten())
        page = page_of(context)
        seen(context, page, frames=30)
        compare(context, "scores-hall-own", update_golden, tmp_path)
        seen(context, page, "up", "right")
        compare(context, "scores-hall-empty", update_golden, tmp_path)
        seen(context, page, "right", "down", "down", frames=QUIET + 3)
        compare(context, "scores-hall", update_golden, tmp_path)

    def test_the_stick_turns_whose_table_it_is(self, store: Store, tmp_path: Path) -> None:
        add(store, 50, "ANA")
        context = context_of(store)
        join(context, tmp_path)
        for at, span in enumerate(Span, 1):
            leaderboard(tmp_path, span, [("DAN", "Fair", 1000 * at, True)])
        page = page_of(context)
        seen(context, page, "up")
        assert "this cabinet" in words_on(context)
        for name, score in (("today", "1000*"), ("this week", "2000*"), ("ever", "3000*")):
            seen(context, page, "right")
            assert name in words_on(context)
            assert score in words_on(context)
        seen(context, page, "right")
        assert "this cabinet" in words_on(context)
        seen(context, page, "left")
        assert "3000*" in words_on(context)

    def test_the_leaderboard_stays_when_the_level_changes_even_where_its_table_is_empty(
        self, store: Store, tmp_path: Path
    ) -> None:
        context = context_of(store)
        join(context, tmp_path)
        leaderboard(tmp_path, Span.EVER, [("DAN", "Fair", 77, False)], day=BEFORE, level=2)
        page = page_of(context)
        seen(context, page, "up", "left")
        assert "No scores from the hall" in words_on(context)
        seen(context, page, "down", "right")
        assert "No scores from the hall" not in words_on(context)
        assert "Beat DAN: 77" in words_on(context)

    def test_what_is_of_another_day_is_not_of_today(self, store: Store, tmp_path: Path) -> None:
        context = context_of(store)
        join(context, tmp_path)
        for span in Span:
            leaderboard(tmp_path, span, [("DAN", "Fair", 77, False)], day=BEFORE)
        page = page_of(context)
        seen(context, page, "up", "right")
        assert "77" not in words_on(context)
        seen(context, page, "right")
        assert "77" not in words_on(context)
        seen(context, page, "right")
        assert "77" in words_on(context)

    def test_the_whole_name_of_the_chosen_lines_cabinet_is_read(self, store: Store, tmp_path: Path) -> None:
        context = context_of(store)
        join(context, tmp_path)
        leaderboard(tmp_path, Span.EVER, ten())
        page = page_of(context)
        seen(context, page, "up", "left", "down", "down", frames=QUIET + 3)
        assert f"DAN, at {CABINETS[1]}" in words_on(context)

    def test_who_it_was_is_seen_where_no_run_is_here_whatever_the_letters(self, store: Store, tmp_path: Path) -> None:
        context = context_of(store)
        join(context, tmp_path)
        leaderboard(tmp_path, Span.DAY, [("ZOÉ", "Fair", 9, False)])
        page = page_of(context)
        seen(context, page, "up", "right", "down")
        assert words_on(context).count("ZOE") == 3
        seen(context, page, frames=QUIET)
        assert words_on(context).count("ZOE") == 4, "on the bar, in the table, in the caption and on the tube"
        assert "ZO?" not in words_on(context)

    @both_grids
    def test_the_longest_that_a_leaderboard_may_send_fits(
        self, store: Store, grid: type[Monitor], tmp_path: Path
    ) -> None:
        context = context_of(store, grid=grid)
        join(context, tmp_path)
        longest = "W" * NAME_LENGTH, "W" * CABINET_LENGTH, 10**15, True
        leaderboard(tmp_path, Span.EVER, [longest] * 10)
        page = page_of(context)
        seen(context, page, "up", "left", "down", "down", frames=QUIET + 3)
        assert words_on(context).count("1e+15*") >= 10

    @both_grids
    def test_a_finger_turns_it(self, store: Store, grid: type[Monitor], tmp_path: Path) -> None:
        context = context_of(store, grid=grid)
        join(context, tmp_path)
        leaderboard(tmp_path, Span.DAY, ten())
        page = Scores(context, Game("catcher", cartridge("catcher")), (1, False))
        left, top, *_ = page.layout.whose
        assert page_module._pointed(page, (left + 5, top + 5)) == ""
        assert [line.cabinet for line in page.lines[:2]] == list(CABINETS[:2])

    @pytest.mark.parametrize("grid", [Monitor, Handset])
    def test_without_a_leaderboard_there_is_nothing_to_turn(
        self, store: Store, grid: type[Monitor], tmp_path: Path
    ) -> None:
        full(store)
        context = context_of(store, grid=grid)
        seen(context, page_of(context), frames=30)
        before = context.monitor.pixels()
        context.files = FileExchange(tmp_path)
        leaderboard(tmp_path, Span.DAY, ten(500))
        page = page_of(context)
        seen(context, page, frames=30)
        assert context.monitor.pixels() == before
        seen(context, page, "up")
        assert "this cabinet" not in words_on(context)
        seen(context, page, "right")
        assert "2 hard" in words_on(context)
